import { formatAngka } from '../platform/angka'
import { formatTanggal } from '../platform/tanggal'
import { isiPemilik, type IsiCetak, type PemilikCetak } from './isi-hasil-studi'

/** A conversion as its sheet prints it. */
export interface KonversiTercetak {
  readonly namaJenis: string
  readonly namaPtAsal: string | null
  readonly namaProdiAsal: string | null
  readonly nomorSk: string | null
  readonly tanggalSk: string | null
  readonly sksAsal: number
  readonly sksDiakui: number
  readonly jumlahMakul: number
  /** SKS that may be recognised at most (AK-R53); none on a test print. */
  readonly batas: number | null
  readonly baris: readonly {
    readonly asal: readonly { readonly kode: string; readonly nama: string; readonly sks: number; readonly nilai: string }[]
    readonly kodeMakul: string | null
    readonly namaMakul: string | null
    readonly sksDiakui: number | null
    readonly nilaiHuruf: string | null
    readonly nilaiAngka: number | null
  }[]
}

const sks = (nilai: number): string => formatAngka(nilai, Number.isInteger(nilai) ? 0 : 2)
const urai = (daftar: readonly string[]): string => daftar.join(' + ')

/**
 * Answers the words of the sheet of a conversion: origin and own side by side, one line a course here; subjects of origin that
 * were not recognised stand on no sheet.
 */
export function isiLembarKonversi(orang: PemilikCetak, konversi: KonversiTercetak): IsiCetak {
  const diakui = konversi.baris.filter(({ kodeMakul }) => kodeMakul !== null)
  return {
    isi: {
      ...isiPemilik(orang),
      jenisKonversi: konversi.namaJenis,
      ptAsal: konversi.namaPtAsal,
      prodiAsal: konversi.namaProdiAsal,
      nomorSk: konversi.nomorSk,
      tanggalSk: konversi.tanggalSk === null ? null : formatTanggal(konversi.tanggalSk),
      sksAsal: sks(diakui.flatMap(({ asal }) => asal).reduce((n, satu) => n + satu.sks, 0)),
      sksDiakui: sks(konversi.sksDiakui),
      jumlahMakul: String(konversi.jumlahMakul),
      batasSks: konversi.batas === null ? null : sks(konversi.batas),
    },
    larik: {
      mk: diakui.map(({ asal, kodeMakul, namaMakul, sksDiakui, nilaiHuruf, nilaiAngka }, at) => ({
        no: String(at + 1),
        kodeAsal: urai(asal.map(({ kode }) => kode)),
        namaAsal: urai(asal.map(({ nama }) => nama)),
        sksAsal: urai(asal.map((satu) => sks(satu.sks))),
        nilaiAsal: urai(asal.map(({ nilai }) => nilai)),
        kode: kodeMakul,
        nama: namaMakul,
        sks: sksDiakui === null ? null : sks(sksDiakui),
        huruf: nilaiHuruf,
        bobot: nilaiAngka === null ? null : formatAngka(nilaiAngka, 2),
      })),
    },
  }
}
