import { Stack, Text } from '@mantine/core'
import { Impor } from '@sivitas/contract/kit/import'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useUnduh } from '../../../kit/export/unduh-context'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { toast } from '../../../kit/feedback/toast'
import { NilaiTanggalJam } from '../../../kit/format/nilai'
import { IconArrowBackUp, IconDownload, IconUpload, IconUsers } from '../../../kit/icons'
import type { Run } from '../../../kit/import/import-parts'
import { PageHead } from '../../../kit/page/page-head'
import { PageTabs } from '../../../kit/page/page-tabs'
import { DataTable } from '../../../kit/table/data-table'
import type { RowAction } from '../../../kit/table/row-action'
import { columnsOf } from '../../../kit/table/schema-columns'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { DASAR, JENIS_IMPOR, type JenisImpor } from './jenis-impor'

const STATUS: Record<Run['status'], string> = {
  unggah: 'Kolom belum dicocokkan',
  periksa: 'Sedang diperiksa',
  diperiksa: 'Sudah diperiksa',
  simpan: 'Sedang disimpan',
  selesai: 'Tersimpan',
  urung: 'Sedang dibatalkan',
  diurungkan: 'Dibatalkan',
  gagal: 'Gagal',
}
const LANGKAH: Record<Run['status'], string> = {
  unggah: 'kolom',
  periksa: 'periksa',
  diperiksa: 'periksa',
  simpan: 'hasil',
  selesai: 'hasil',
  urung: 'hasil',
  diurungkan: 'hasil',
  gagal: 'kolom',
}

const column = columnsOf<Run>(Impor)
const COLUMNS = [
  column('namaBerkas', { width: 200 }),
  column('status', { width: 150, card: 'lencana', cell: ({ status }) => STATUS[status] }),
  column('dibuatPada', { sort: 'dibuatPada', width: 170, card: 'isi', cell: ({ dibuatPada }) => <NilaiTanggalJam nilai={dibuatPada} /> }),
  column('jumlahBaris', { width: 80 }),
  column('tersimpan', { width: 110, card: 'isi' }),
  column('salah', { width: 120, card: 'isi' }),
  column('oleh', { width: 140, card: 'isi' }),
  column('sama', { width: 80 }),
  column('urung', { width: 110, title: 'Dibatalkan' }),
]
const TABS = JENIS_IMPOR.map(({ slug, label, calls }, at) => ({ to: at === 0 ? DASAR : `${DASAR}/${slug}`, label, call: calls.list }))

/** One kind of import: what it does, its template, and its runs with what became of each (screen 'Impor Data'). */
export function RiwayatImporPage({ jenis }: { jenis: JenisImpor }) {
  const { slug, label, uraian, calls, templat: namaTemplat } = jenis
  const list = useListState(calls.list, { filters: [] })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: `data-master/mahasiswa/impor-data/${slug}`, columns: COLUMNS, list, answer })
  const unduh = useUnduh()
  const templat = useMutation({ mutationFn: () => unduh(calls.template) })
  const actions = useTindakan(jenis)
  return (
    <PageTabs label="Jenis impor" tabs={TABS}>
      <Stack gap="sm">
        <PageHead
          title="Impor Data"
          primary={{ label: 'Impor berkas', icon: <IconUpload size={16} aria-hidden />, to: `${DASAR}/${slug}/impor`, call: calls.simpan }}
          secondary={{
            label: namaTemplat,
            icon: <IconDownload size={16} aria-hidden />,
            onClick: () => templat.mutate(),
            call: calls.template,
          }}
        />
        <Text maw="75ch">{uraian}</Text>
        <DataTable
          table={table}
          label={`Riwayat impor ${label.toLowerCase()}`}
          nameOf={({ namaBerkas }) => namaBerkas}
          empty={`${namaTemplat}, isi, lalu pilih Impor berkas.`}
          to={({ id, status }) => `${DASAR}/${slug}/impor/${id}/${LANGKAH[status]}`}
          actions={actions}
        />
      </Stack>
    </PageTabs>
  )
}

/** What can be done with a run: look at its students, take its rejected rows away, take it back within a day. */
function useTindakan({ calls, hasil }: JenisImpor): (run: Run) => RowAction[] {
  const tanya = useKonfirmasi()
  const unduh = useUnduh()
  const queryClient = useQueryClient()
  const tolak = useMutation({ mutationFn: (id: string) => unduh(calls.baris, { id, format: 'xlsx', status: ['salah'] }) })
  const urung = useMutation({
    mutationFn: (id: string) => calls.urungkan.call({ id }),
    onSuccess: ({ data }) => {
      toast.berhasil(data.status === 'urung' ? 'Pembatalan berjalan sebagai pekerjaan' : 'Impor telah dibatalkan')
      void queryClient.invalidateQueries({ queryKey: calls.list.key() })
    },
  })
  const batalkan = async ({ id, namaBerkas, tersimpan }: Run) => {
    const akibat = [
      'Data baru dihapus dan data yang diubah kembali seperti semula.',
      'Yang sudah dipakai atau diubah setelah impor dibiarkan.',
    ]
    const pesan = `Batalkan impor ${formatAngka(tersimpan)} baris dari ${namaBerkas}?`
    if (await tanya({ pesan, akibat, setuju: 'Batalkan impor' })) urung.mutate(id)
  }
  return (run) => [
    ...(run.tersimpan > 0
      ? [
          {
            label: hasil.label,
            icon: <IconUsers size={16} aria-hidden />,
            to: hasil.to(run.id),
          },
        ]
      : []),
    ...(run.salah > 0
      ? [{ label: 'Unduh baris bermasalah', icon: <IconDownload size={16} aria-hidden />, onClick: () => tolak.mutate(run.id) }]
      : []),
    ...(run.urungSampai === null
      ? []
      : [
          {
            label: 'Batalkan impor',
            icon: <IconArrowBackUp size={16} aria-hidden />,
            tone: 'bahaya' as const,
            call: calls.urungkan,
            onClick: () => void batalkan(run),
          },
        ]),
  ]
}
