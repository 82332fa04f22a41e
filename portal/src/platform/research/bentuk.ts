import type { BentukRiset, HasilRiset } from '@sivitas/contract/platform/riset'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { formatRupiah } from '@sivitas/rules/platform/rupiah'
import type { z } from 'zod'

export type Hasil = z.infer<typeof HasilRiset>
export type Nilai = Hasil['baris'][number]['nilai'][number]
export type Satuan = 'orang' | 'baris' | 'nilai' | 'sks' | 'Rp' | '%'

export type Dataset = {
  kode: string
  nama: string
  dimensi: readonly { kode: string; nama: string }[]
  ukuran: readonly { kode: string; nama: string; satuan: Satuan }[]
}

export const GRAFIK: Record<BentukRiset['grafik'], string> = { tabel: 'Tabel', batang: 'Batang', garis: 'Garis', tumpuk: 'Tumpuk' }

/** What a new table starts with: the first measure over the first dimension. */
export const bentukAwal = (dataset: Dataset): BentukRiset => ({
  dataset: dataset.kode,
  baris: dataset.dimensi.slice(0, 1).map(({ kode }) => kode),
  kolom: [],
  ukuran: dataset.ukuran.slice(0, 1).map(({ kode }) => kode),
  filter: {},
  grafik: 'tabel',
})

/** A figure in the words of its unit; groups under five persons stay '<5'. */
export function tertulis(nilai: Nilai | undefined, satuan: Satuan): string {
  if (nilai === null || nilai === undefined) return '-'
  if (nilai === '<5') return '<5'
  if (satuan === 'Rp') return formatRupiah(nilai)
  if (satuan === 'nilai') return formatAngka(nilai, 2)
  return satuan === '%' ? `${formatAngka(nilai, 1)}%` : formatAngka(nilai)
}

export const kunciTeks = (kunci: readonly (string | null)[]): string => kunci.map((bagian) => bagian ?? 'Tidak diisi').join(' / ')

/** A table with rows and columns: what each crossing holds, one value for each measure. */
export type Silang = {
  baris: readonly string[]
  kolom: readonly string[]
  isi: (baris: string, kolom: string) => readonly Nilai[] | undefined
}

/** Splits each key into its row part and its column part. */
export function silangkan({ baris }: Hasil, jumlahDimensiBaris: number): Silang {
  const petak = new Map<string, readonly Nilai[]>()
  const rows = new Set<string>()
  const columns = new Set<string>()
  for (const { kunci, nilai } of baris) {
    const row = kunciTeks(kunci.slice(0, jumlahDimensiBaris))
    const column = kunciTeks(kunci.slice(jumlahDimensiBaris))
    rows.add(row)
    columns.add(column)
    petak.set(`${row}\u0000${column}`, nilai)
  }
  return { baris: [...rows], kolom: [...columns], isi: (row, column) => petak.get(`${row}\u0000${column}`) }
}
