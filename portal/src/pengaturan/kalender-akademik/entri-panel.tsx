import { Button } from '@mantine/core'
import { EntriInput, TUJUAN_PORTAL } from '@sivitas/contract/akademik/kalender'
import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { useUnduh } from '../../kit/export/unduh-context'
import { toast } from '../../kit/feedback/toast'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { pesanGalat } from '../../kit/galat'
import { IconDownload, IconTrash } from '../../kit/icons'
import { Can, useMay } from '../../kit/izin/can'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { kirimBerkas } from '../../shared/berkas/kirim-berkas'
import { useSyaratBerkas } from '../../shared/berkas/use-syarat'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'
import { useHapusBaris } from '../use-hapus-baris'
import { rentangEntri, type Entri } from './use-kalender'

const field = fields(EntriInput)
const calls = api.akademik.kalender
const KIRIM = kirimBerkas('dokumen')
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

/** The letter or picture that explains an entry, with what is stored now to open. */
function Lampiran({ entri }: { entri: Entri | null }) {
  const unduh = useUnduh()
  const syarat = useSyaratBerkas('dokumen')
  const { idLampiran = null, namaLampiran, ukuranLampiran } = entri ?? {}
  const tersimpan = idLampiran === null ? {} : { tersimpan: { id: idLampiran, nama: namaLampiran ?? '', ukuran: ukuranLampiran ?? 0 } }
  const buka = (id: string) => void unduh(alamatBerkas(id)).catch((error: unknown) => toast.gagal(pesanGalat(error)))
  return (
    <>
      <field.Unggah name="idLampiran" {...syarat} {...tersimpan} kirim={KIRIM} />
      {idLampiran !== null && (
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => buka(idLampiran)}>
          {`Unduh ${namaLampiran}`}
        </Button>
      )}
    </>
  )
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
      idLampiran: null,
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
      <Lampiran entri={entri} />
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
