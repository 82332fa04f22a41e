import { IMPOR_WILAYAH, type WilayahImpor } from '@sivitas/contract/data-master/referensi/impor'
import { defineImportJob } from '../../../kit/import/import-job'
import { hitungJalur, listWilayahKenal, type WilayahKenal } from './cari-queries'
import { jenisRujukan } from './kind'
import type { BarisImpor, Isi } from './tabel'

type Row = BarisImpor<WilayahImpor>

/** A code holds that of what it lies in: kecamatan PPKKCC in city PPKK00 in province PP0000. */
function indukOf({ kode = '', level = 0, kodeInduk = '' }: Partial<WilayahImpor>): string | null {
  if (level === 0) return null
  if (kodeInduk !== '') return kodeInduk
  return level === 1 ? '000000' : kode.slice(0, level === 2 ? 2 : 4).padEnd(6, '0')
}

type Above = Pick<WilayahKenal, 'level' | 'jalur'>

const jalurOf = (nama: string, above: Above | undefined): string => (!above || above.level === 0 ? nama : `${nama}, ${above.jalur}`)

/** A region lies in one of the level above that is there, or stands higher in the same part of the file. */
function checkInduk(row: Row, induk: string | null, above: Above | undefined): void {
  if (induk === null) return
  if (!above) row.salah('kodeInduk', `Induk ${induk} belum ada. Impor tingkat di atasnya dahulu, lalu periksa lagi berkas ini`)
  else if (above.level !== (row.nilai.level ?? 0) - 1) row.salah('kodeInduk', `Induk ${induk} bukan tingkat di atasnya`)
}

function isiOf(row: Row, known: ReadonlyMap<string, Above>): Isi | null {
  const { kode, nama, level, kodeKemendagri, kodePos } = row.nilai
  const induk = indukOf(row.nilai)
  const above = induk === null ? undefined : known.get(induk)
  if (kode === undefined || nama === undefined || level === undefined) return null
  checkInduk(row, induk, above)
  return {
    kode,
    nama,
    level,
    kode_induk: induk,
    kode_kemendagri: kodeKemendagri ?? null,
    kode_pos: kodePos ?? null,
    jalur: jalurOf(nama, above),
  }
}

/** Regions of the same batch may be each other's parents. */
function withBatch(rows: readonly Row[], stored: ReadonlyMap<string, Above>): Map<string, Above> {
  const known = new Map<string, Above>(stored)
  for (const { nilai } of rows.toSorted((a, b) => (a.nilai.level ?? 0) - (b.nilai.level ?? 0))) {
    const { kode, nama, level } = nilai
    if (kode === undefined || nama === undefined || level === undefined) continue
    const above = known.get(indukOf(nilai) ?? '')
    known.set(kode, { level, jalur: jalurOf(nama, above) })
  }
  return known
}

/** Regions from the Ministry's or PDDikti's file (data-master, Imports: Referensi). */
export const WILAYAH_KIND = jenisRujukan<WilayahImpor>({
  declaration: IMPOR_WILAYAH,
  tabel: 'wilayah',
  kolom: { kode: 'text', nama: 'text', level: 'integer', kode_induk: 'text', kode_kemendagri: 'text', kode_pos: 'text', jalur: 'text' },
  kunci: ['kode'],
  pengenal: 't.kode',
  isian: { nama: 'nama', level: 'level', kode_induk: 'kodeInduk', kode_kemendagri: 'kodeKemendagri', kode_pos: 'kodePos' },
  codes: async () => [],
  susun: async ({ db }, rows) => {
    const stored = await listWilayahKenal(
      db,
      rows.flatMap(({ nilai }) => indukOf(nilai) ?? []),
    )
    const known = withBatch(rows, stored)
    return (row) => isiOf(row, known)
  },
  sesudah: async ({ db }, rows) =>
    hitungJalur(
      db,
      rows.map(({ kode }) => String(kode)),
    ),
})

export const imporWilayahJob = defineImportJob(WILAYAH_KIND)
