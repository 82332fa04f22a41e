import { RiwayatPendidikan } from '@sivitas/contract/data-master/mahasiswa/biodata'
import { PendidikanIsian } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { Button, Group, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { toast } from '../../../kit/feedback/toast'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { pesanGalat } from '../../../kit/galat'
import { IconPlus } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import { FactTable } from '../../../kit/page/fact-table'
import { SidePanelForm } from '../../../kit/page/side-panel-form'
import { columnsOf } from '../../../kit/table/schema-columns'
import { useKode } from '../../../shared/pickers/sumber-kode'
import { KonversiMahasiswa } from '../konversi-nilai/konversi-mahasiswa'
import { sumberProdiAsal, sumberPtAsal, sumberSekolah } from './isian/sumber-luar'

const calls = api.dataMaster.mahasiswaTulis
type Row = Awaited<ReturnType<typeof api.dataMaster.mahasiswa.riwayatPendidikan.call>>['data'][number]

const field = fields(PendidikanIsian)
const column = columnsOf<Row>(RiwayatPendidikan)
const COLUMNS = [
  column('lembaga'),
  column('jenjang'),
  column('prodi'),
  column('jurusan'),
  column('tahunMasuk'),
  column('tahunLulus'),
  column('nilaiRata'),
  column('ipk'),
]
const JENIS = [
  { value: 'sekolah', label: 'Sekolah' },
  { value: 'perguruan_tinggi', label: 'Perguruan tinggi' },
  { value: 'lanjutan', label: 'Studi lanjutan' },
] as const

/** Earlier schooling; other registrations here stand among it and are changed where they are. */
export function PendidikanTab({ id }: { id: string }) {
  const query = useQuery(api.dataMaster.mahasiswa.riwayatPendidikan.queryOptions({ input: { id } }))
  const [panel, setPanel] = useState<Row | 'tambah' | null>(null)
  const may = useMay()(calls.tambahPendidikan)
  const hapus = useHapus(id)
  const tindakan = {
    id: 'tindakan',
    title: 'Tindakan',
    cell: (row: Row) =>
      row.versi === null ? null : (
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" size="compact-sm" aria-label={`Ubah ${row.lembaga ?? row.jenjang}`} onClick={() => setPanel(row)}>
            Ubah
          </Button>
          <Button
            variant="outline"
            color="bahaya"
            size="compact-sm"
            aria-label={`Hapus ${row.lembaga ?? row.jenjang}`}
            onClick={() => void hapus(row)}
          >
            Hapus
          </Button>
        </Group>
      ),
  }
  return (
    <Stack>
      {may && (
        <Group justify="flex-end">
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setPanel('tambah')}>
            Tambah pendidikan
          </Button>
        </Group>
      )}
      <Muatan query={query} baris={3}>
        {({ data }) =>
          data.length === 0 ? (
            <Kosong jenis="belumAda" petunjuk="Riwayat pendidikan belum diisi." />
          ) : (
            <FactTable label="Pendidikan asal" columns={may ? [...COLUMNS, tindakan] : COLUMNS} rows={data} keyOf={({ id: key }) => key} />
          )
        }
      </Muatan>
      <KonversiMahasiswa id={id} />
      {panel && <PendidikanPanel id={id} row={panel === 'tambah' ? null : panel} onTutup={() => setPanel(null)} />}
    </Stack>
  )
}

function useHapus(id: string) {
  const konfirmasi = useKonfirmasi()
  const queryClient = useQueryClient()
  return async (row: Row) => {
    const ya = await konfirmasi({
      judul: 'Konfirmasi',
      pesan: `Hapus ${row.lembaga ?? row.jenjang} dari riwayat pendidikan?`,
      setuju: 'Hapus',
    })
    if (!ya) return
    try {
      await calls.hapusPendidikan.call({ id, idPendidikan: row.id })
      toast.berhasil('Data berhasil dihapus')
      await queryClient.invalidateQueries({ queryKey: api.dataMaster.mahasiswa.key() })
    } catch (error) {
      toast.gagal(pesanGalat(error))
    }
  }
}

function PendidikanPanel({ id, row, onTutup }: { id: string; row: Row | null; onTutup: () => void }) {
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: PendidikanIsian,
    nama: row === null ? 'Tambah pendidikan' : 'Ubah pendidikan',
    values: row === null ? { jenis: 'sekolah', jenjang: '6' } : ({ ...row, jenjang: row.kodeJenjang } as never),
    simpan: (values, { versi }) =>
      row === null
        ? calls.tambahPendidikan.call({ ...values, id })
        : calls.ubahPendidikan.call({ ...values, id, idPendidikan: row.id, versi: versi ?? row.versi ?? 1 }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.dataMaster.mahasiswa.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup}>
      <PendidikanFields row={row} />
    </SidePanelForm>
  )
}

const kini = (id: string | null | undefined, label: string | null | undefined) => (id && label ? { value: id, label } : undefined)

function PerguruanTinggiFields({ row }: { row: Row | null }) {
  const idPt = field.useNilai('idReferensiPt') ?? null
  return (
    <>
      <field.PilihJauh name="idReferensiPt" sumber={sumberPtAsal(kini(row?.idReferensiPt, row?.lembaga))} />
      <field.PilihJauh
        name="idReferensiProdi"
        sumber={sumberProdiAsal(idPt, kini(row?.idReferensiProdi, row?.prodi))}
        disabled={idPt === null}
      />
      <field.Text name="gelar" />
      <field.Angka name="ipk" desimal={2} />
    </>
  )
}

function PendidikanFields({ row }: { row: Row | null }) {
  const sekolah = field.useNilai('jenis') === 'sekolah'
  return (
    <>
      <field.Pilih name="jenis" pilihan={JENIS} />
      <field.Pilih name="jenjang" pilihan={useKode('jenjang-pendidikan')} />
      {sekolah ? (
        <field.PilihJauh
          name="idSekolah"
          sumber={sumberSekolah(kini(row?.idSekolah, row?.lembaga))}
          placeholder="Ketik nama sekolah atau NPSN"
        />
      ) : (
        <PerguruanTinggiFields row={row} />
      )}
      <field.Text name="namaLembaga" description="Hanya bila tidak ada dalam daftar" />
      <field.Text name="jurusan" />
      <field.Text name="nomorIjazah" />
      <field.Angka name="tahunMasuk" />
      <field.Angka name="tahunLulus" />
      <field.Angka name="nilaiRata" desimal={2} />
    </>
  )
}
