import { Progress, Text } from '@mantine/core'
import { Pekerjaan as Skema } from '@sivitas/contract/platform/pekerjaan/pekerjaan'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { ukuranBerkas } from '@sivitas/rules/platform/ukuran-berkas'
import { NilaiTanggalJam, TANPA_NILAI } from '../../kit/format/nilai'
import { StatusBadge } from '../../kit/page/status-badge'
import type { Column } from '../../kit/table/column'
import { columnsOf } from '../../kit/table/schema-columns'
import { persen, STATUS, terbuka, type Pekerjaan } from './pekerjaan'

const column = columnsOf<Pekerjaan>(Skema)

/** How far a job is: a bar while it runs, rows done and failed. */
export function Kemajuan({ job }: { job: Pekerjaan }) {
  const bagian = persen(job)
  const { selesai, gagalJumlah, total } = job
  const kata = [
    total === null ? formatAngka(selesai) : `${formatAngka(selesai)} dari ${formatAngka(total)}`,
    ...(gagalJumlah > 0 ? [`${formatAngka(gagalJumlah)} gagal`] : []),
  ].join(', ')
  return (
    <>
      {terbuka(job) && bagian !== null && <Progress component="span" value={bagian} aria-label={`Kemajuan ${job.judul}`} />}
      {job.status === 'antre' && selesai === 0 ? TANPA_NILAI : kata}
    </>
  )
}

function Judul({ judul, pesan }: Pekerjaan) {
  return (
    <>
      {judul}
      {pesan !== null && (
        <Text component="span" display="block" size="xs" c="dimmed">
          {pesan}
        </Text>
      )}
    </>
  )
}

const ukuran = ({ hasil }: Pekerjaan) =>
  hasil.length === 0 ? TANPA_NILAI : ukuranBerkas(hasil.reduce((sum, berkas) => sum + berkas.ukuran, 0))

/** Columns of a list of jobs, in the order of the document (/unduhan). */
export const KOLOM: readonly Column<Pekerjaan>[] = [
  column('judul', { sort: 'judul', width: 260, cell: Judul }),
  column('status', {
    sort: 'status',
    width: 160,
    card: 'lencana',
    cell: ({ status }) => <StatusBadge kode={status} {...STATUS[status]} />,
  }),
  { id: 'kemajuan', title: 'Kemajuan', width: 170, card: 'isi', cell: (job) => <Kemajuan job={job} /> },
  { id: 'ukuran', title: 'Ukuran', width: 100, align: 'end', cell: ukuran },
  column('dibuatPada', { sort: 'dibuatPada', width: 190, card: 'isi' }),
  column('selesaiPada', { sort: 'selesaiPada', width: 190, shown: 'pilihan' }),
  column('kedaluwarsaPada', {
    width: 190,
    card: 'isi',
    cell: ({ kedaluwarsaPada, status }) =>
      kedaluwarsaPada === null || status === 'kedaluwarsa' ? TANPA_NILAI : <NilaiTanggalJam nilai={kedaluwarsaPada} />,
  }),
]

/** The same with whose each one is, for administrators. */
export const KOLOM_SEMUA: readonly Column<Pekerjaan>[] = [
  ...KOLOM.slice(0, 2),
  column('namaAkun', { width: 180, cell: ({ namaAkun }) => namaAkun ?? 'Sistem' }),
  ...KOLOM.slice(2),
  column('jenis', { width: 140, shown: 'pilihan' }),
  column('percobaan', { width: 100, shown: 'pilihan' }),
]
