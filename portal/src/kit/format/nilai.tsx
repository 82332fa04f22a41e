import { formatAngka } from '@sivitas/rules/platform/angka'
import { bacaPeriode, labelPeriode } from '@sivitas/rules/platform/periode'
import { formatRupiah } from '@sivitas/rules/platform/rupiah'
import { formatTanggal, formatTanggalJam, tanpaTanggal, type NilaiTanggal } from '@sivitas/rules/platform/tanggal'
import { ukuranBerkas } from '@sivitas/rules/platform/ukuran-berkas'
import { useZona } from './zona'

/** What stands in a cell without a value (PL-R42, PL-R43). */
export const TANPA_NILAI = '-'

const isoOf = (nilai: NilaiTanggal) => (nilai instanceof Date ? nilai.toISOString() : (nilai ?? undefined))

type Waktu = { nilai: NilaiTanggal }

/** Money: 'Rp 1.234.567'; none is '-'. */
export const NilaiRupiah = ({ nilai }: { nilai: number | null | undefined }) => <span data-angka>{formatRupiah(nilai)}</span>

/** A number with '.' between thousands and ',' before its decimals; none is '-'. */
export const NilaiAngka = ({ nilai, desimal = 0 }: { nilai: number | null | undefined; desimal?: number }) => (
  <span data-angka>{formatAngka(nilai, desimal)}</span>
)

/** A day: '21 November 2026' in the college's zone; zero dates are '-'. */
export function NilaiTanggal({ nilai }: Waktu) {
  const zona = useZona()
  return tanpaTanggal(nilai) ? <span>{TANPA_NILAI}</span> : <time dateTime={isoOf(nilai)}>{formatTanggal(nilai, zona)}</time>
}

/** An instant: '21 November 2026 14:05' in the college's zone. */
export function NilaiTanggalJam({ nilai }: Waktu) {
  const zona = useZona()
  return tanpaTanggal(nilai) ? <span>{TANPA_NILAI}</span> : <time dateTime={isoOf(nilai)}>{formatTanggalJam(nilai, zona)}</time>
}

/** A period id by its label: 20251 is '2025/2026 Ganjil'; an id that is none shows as it is. */
export function NilaiPeriode({ id }: { id: number | null | undefined }) {
  if (id === null || id === undefined) return <span>{TANPA_NILAI}</span>
  return <span>{bacaPeriode(id) === null ? String(id) : labelPeriode(id)}</span>
}

/** A file size in the source's units: '1,50 KB' (PL-R40). */
export const NilaiUkuran = ({ bytes }: { bytes: number }) => <span data-angka>{ukuranBerkas(bytes)}</span>
