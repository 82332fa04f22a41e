import { Text } from '@mantine/core'
import type { KeadaanMakul } from '@sivitas/rules/akademik/keadaan-makul'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { NilaiPeriode, TANPA_NILAI } from '../../../../kit/format/nilai'
import { FactTable } from '../../../../kit/page/fact-table'
import { StatusBadge } from '../../../../kit/page/status-badge'
import type { WarnaStatus } from '../../../../kit/theme/warna'
import type { Perjalanan } from './perjalanan'

type Krs = Perjalanan['krs']
type Makul = Krs['mk'][number]
type Cuti = Perjalanan['cuti'][number]
type Karya = Perjalanan['karya'][number]

const KRS = [
  { id: 'kode', title: 'Kode', cell: ({ kode }: Makul) => kode },
  { id: 'nama', title: 'Mata kuliah', cell: ({ nama }: Makul) => nama },
  { id: 'sks', title: 'SKS', align: 'end' as const, cell: ({ sks }: Makul) => formatAngka(sks) },
  { id: 'kelas', title: 'Kelas', cell: ({ kelas }: Makul) => kelas ?? TANPA_NILAI },
  { id: 'dosen', title: 'Dosen', cell: ({ dosen }: Makul) => dosen ?? TANPA_NILAI },
  { id: 'huruf', title: 'Nilai', cell: ({ huruf }: Makul) => huruf ?? 'Belum final' },
]

/** What he takes in the running period. */
export const KrsTabel = ({ krs: { sks, mk } }: { krs: Krs }) => (
  <>
    <Text c="dimmed">{`${formatAngka(mk.length)} mata kuliah, ${formatAngka(sks)} SKS`}</Text>
    <FactTable label="KRS periode berjalan" columns={KRS} rows={mk} keyOf={({ kode }) => kode} />
  </>
)

const CUTI = [
  { id: 'periode', title: 'Periode', cell: ({ periode }: Cuti) => <NilaiPeriode id={periode} /> },
  { id: 'nomorSk', title: 'Nomor SK', cell: ({ nomorSk }: Cuti) => nomorSk ?? TANPA_NILAI },
  { id: 'tanggalSk', title: 'Tanggal SK', cell: ({ tanggalSk }: Cuti) => (tanggalSk === null ? TANPA_NILAI : formatTanggal(tanggalSk)) },
  { id: 'alasan', title: 'Alasan', cell: ({ alasan }: Cuti) => alasan ?? TANPA_NILAI },
]

/** Leaves with their SK; the paper itself stands in the tab Status. */
export const CutiTabel = ({ cuti }: { cuti: readonly Cuti[] }) => (
  <FactTable label="Riwayat cuti" columns={CUTI} rows={cuti} keyOf={({ id }) => id} />
)

const KEADAAN: Readonly<Record<KeadaanMakul, { nama: string; tone: WarnaStatus }>> = {
  belum_diambil: { nama: 'Belum diambil', tone: 'abu' },
  berjalan: { nama: 'Sedang berjalan', tone: 'biru' },
  lulus: { nama: 'Lulus', tone: 'hijau' },
  belum_lulus: { nama: 'Belum lulus', tone: 'jingga' },
}

const KARYA = [
  { id: 'nama', title: 'Mata kuliah', cell: ({ kode, nama }: Karya) => `${nama} (${kode})` },
  { id: 'sks', title: 'SKS', align: 'end' as const, cell: ({ sks }: Karya) => formatAngka(sks) },
  { id: 'keadaan', title: 'Keadaan', cell: ({ keadaan }: Karya) => <StatusBadge kode={keadaan} {...KEADAAN[keadaan]} /> },
  { id: 'periode', title: 'Periode', cell: ({ periode }: Karya) => (periode === null ? TANPA_NILAI : <NilaiPeriode id={periode} />) },
  { id: 'huruf', title: 'Nilai', cell: ({ huruf }: Karya) => huruf ?? TANPA_NILAI },
]

/** Field work and final work as far as grades tell. */
export const KaryaTabel = ({ karya }: { karya: readonly Karya[] }) => (
  <FactTable label="Kerja praktik dan tugas akhir" columns={KARYA} rows={karya} keyOf={({ kode }) => kode} />
)
