import { formatAngka } from './angka'

const SATUAN = [
  { di: 1024, bagi: 1, nama: 'B' },
  { di: 1_024_000, bagi: 1024, nama: 'KB' },
  { di: 1_024_000_000, bagi: 1_024_000, nama: 'MB' },
] as const

/** Answers a file size with 2 decimals, in the source's own mixed units (PL-R40): 1536 -> '1,50 KB', 2560000 -> '2,50 MB'. */
export function ukuranBerkas(bytes: number): string {
  const satuan = SATUAN.find((s) => bytes < s.di) ?? { bagi: 1_024_000_000, nama: 'GB' }
  return `${formatAngka(bytes / satuan.bagi, 2)} ${satuan.nama}`
}
