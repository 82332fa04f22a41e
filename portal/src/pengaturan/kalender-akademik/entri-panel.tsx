import { Button } from '@mantine/core'
import { EntriInput, TUJUAN_PORTAL } from '@sivitas/contract/akademik/kalender'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { IconTrash } from '../../kit/icons'
import { Can, useMay } from '../../kit/izin/can'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'
import { useHapusBaris } from '../use-hapus-baris'
import { rentangEntri, type Entri } from './use-kalender'

const field = fields(EntriInput)
const calls = api.akademik.kalender
const TUJUAN = Object.entries(TUJUAN_PORTAL).map(([value, label]) => ({ value: value as keyof typeof TUJUAN_PORTAL, label }))

type EntriPanelProps = { entri: Entri | null; tahun: number; onTutup: () => void }

/** Kinds of activity and periods of the year, as the form offers them. */
function usePilihan(tahun: number) {
  const kegiatan = useQuery(api.akademik.kegiatanAkademik.list.queryOptions({ input: { itemsPerPage: 500 } }))
  const periode = useQuery(api.akademik.periode.list.queryOptions({ input: { tahun, order: { urutan: 'asc' } } }))
  return {
    kegiatan: (kegiatan.data?.data ?? []).map(({ id, nama }) => ({ value: id, label: nama })),
    periode: (periode.data?.data ?? []).map(({ id, label, status }) => ({
      value: id,
      label: status === 'ditutup' || status === 'arsip' ? `${label} (ditutup)` : label,
    })),
  }
}

/** The form of an entry, beside the calendar. */
export function EntriPanel({ entri, tahun, onTutup }: EntriPanelProps) {
  const client = useQueryClient()
  const may = useMay()
  const pilihan = usePilihan(tahun)
  const nama = entri ? `Ubah ${entri.nama}` : 'Tambah entri kalender'
  const form = useFormulir({
    schema: EntriInput,
    nama,
    values: entri ?? {
      idPeriode: null,
      idKegiatan: null,
      nama: '',
      tanggalMulai: null,
      tanggalSelesai: null,
      idProdi: null,
      libur: false,
      tujuan: ['portaldos', 'portalmhs'],
      keterangan: null,
    },
    pesan: entri ? 'Data berhasil diubah' : 'Data berhasil ditambahkan',
    terkunci: entri !== null && !may(calls.update),
    simpan: (values, { versi, idempotencyKey }) =>
      entri
        ? calls.update.call({ ...values, id: entri.id, versi: versi ?? entri.versi })
        : calls.create.call(values, { context: { idempotencyKey } }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  const hapus = useHapusBaris<Entri>({
    segarkan: [calls.key()],
    tanya: (row) => ({ pesan: `Hapus ${row.nama}, ${rentangEntri(row)}?` }),
    hapus: async ({ id }) => {
      await calls.remove.call({ id })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={nama} form={form} onClose={onTutup}>
      <field.Pilih name="idPeriode" pilihan={pilihan.periode} />
      <field.Pilih name="idKegiatan" pilihan={pilihan.kegiatan} />
      <field.Text name="nama" />
      <field.Tanggal name="tanggalMulai" />
      <field.Tanggal name="tanggalSelesai" />
      <field.Custom name="idProdi" as={PilihProdi} />
      <field.Saklar name="libur" />
      <field.PilihBanyak name="tujuan" pilihan={TUJUAN} />
      <field.TeksPanjang name="keterangan" />
      {entri && (
        <Can call={calls.remove}>
          <Button variant="outline" color="bahaya" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => hapus(entri)}>
            Hapus entri
          </Button>
        </Can>
      )}
    </SidePanelForm>
  )
}
