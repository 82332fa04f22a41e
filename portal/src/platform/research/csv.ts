import { saveFile } from '../../kit/export/save-file'
import { silangkan, tertulis, type Hasil, type Satuan } from './bentuk'

/** A cell that starts like a formula would be run by a spreadsheet; the apostrophe keeps it a text. */
const aman = (teks: string): string => (/^[=+\-@\t\r]/.test(teks) && !/^-?[\d.,%]+$/.test(teks) ? `'${teks}` : teks)
const sel = (teks: string): string => `"${aman(teks).replaceAll('"', '""')}"`

type CsvParts = { hasil: Hasil; dimensiBaris: number; satuan: readonly Satuan[] }

/** Answers the table as CSV, one line for each row; what it was narrowed to stands in the last line. */
export function csvRiset({ hasil, dimensiBaris, satuan }: CsvParts): string {
  const silang = silangkan(hasil, dimensiBaris)
  const kepala = [
    hasil.dimensi
      .slice(0, dimensiBaris)
      .map(({ nama }) => nama)
      .join(' / ') || 'Semua',
    ...silang.kolom.flatMap((kolom) => hasil.ukuran.map(({ nama }) => (kolom === '' ? nama : `${kolom}: ${nama}`))),
  ]
  const isi = silang.baris.map((baris) => [
    baris || 'Semua',
    ...silang.kolom.flatMap((kolom) => hasil.ukuran.map((_ukuran, i) => tertulis(silang.isi(baris, kolom)?.[i], satuan[i] ?? 'baris'))),
  ])
  return [kepala, ...isi, [hasil.keterangan]].map((baris) => baris.map(sel).join(';')).join('\r\n')
}

/** Saves it with the mark that makes spreadsheets read UTF-8. */
export function simpanCsv(parts: CsvParts): void {
  saveFile(new Blob(['\uFEFF', csvRiset(parts)], { type: 'text/csv;charset=utf-8' }), 'riset-data.csv')
}
