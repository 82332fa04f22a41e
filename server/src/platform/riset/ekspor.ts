import type { HasilRiset } from '@sivitas/contract/platform/riset'
import type { z } from 'zod'
import type { ExportColumn } from '../../kit/export/columns'
import { writeExport } from '../../kit/export/write-export'

type Hasil = z.infer<typeof HasilRiset>

/** Figures stay figures in the file; a column with a hidden group holds text too. */
function columnsOf({ dimensi, ukuran, baris }: Hasil): ExportColumn[] {
  return [
    ...dimensi.map(({ nama }, i): ExportColumn => ({ key: `d${i}`, title: nama })),
    ...ukuran.map(({ nama }, i): ExportColumn => ({
      key: `u${i}`,
      title: nama,
      type: baris.some(({ nilai }) => nilai[i] === '<5') ? 'text' : 'decimal',
    })),
  ]
}

const rowsOf = ({ baris }: Hasil) =>
  baris.map(({ kunci, nilai }) =>
    Object.fromEntries([...kunci.map((teks, i) => [`d${i}`, teks ?? 'Tidak diketahui']), ...nilai.map((angka, i) => [`u${i}`, angka])]),
  )

/** A research table as a file that says what it was narrowed to (platform, /research). */
export async function researchFile(college: string, hasil: Hasil, format: 'xlsx' | 'csv') {
  const rows = rowsOf(hasil)
  return await writeExport({
    format,
    fileName: 'Riset Data',
    title: 'Riset Data',
    college: { nama: college },
    filterText: `${hasil.keterangan}. Kelompok di bawah 5 orang ditulis <5.`,
    columns: columnsOf(hasil),
    rows: (async function* chunks() {
      yield rows
    })(),
  })
}
