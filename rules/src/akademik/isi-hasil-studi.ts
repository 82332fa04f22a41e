import { formatAngka } from '../platform/angka'
import { labelProdi } from '../platform/label-prodi'
import { labelPeriode } from '../platform/periode'
import { formatTanggal } from '../platform/tanggal'
import { mutuDari, type HasilAkhir, type HasilPeriode, type NilaiTercatat } from './hasil-studi'

type Isi = Readonly<Record<string, string | null>>

/** Words and loops of a paper, as its template names them. */
export interface IsiCetak {
  readonly isi: Isi
  readonly larik: Readonly<Record<string, readonly Isi[]>>
}

/** What every paper of a student says about him. */
export interface PemilikCetak {
  readonly nim: string
  readonly nama: string
  readonly angkatan: number
  readonly namaStatus: string
  readonly jenjangProdi: string
  readonly namaProdi: string
  readonly namaFakultas: string | null
  readonly namaPa: string | null
}

const duaAngka = (nilai: number | null): string | null => (nilai === null ? null : formatAngka(nilai, 2))
/** SKS have halves and quarters at most; whole ones are written whole. */
const sks = (nilai: number): string => formatAngka(nilai, Number.isInteger(nilai) ? 0 : 2)

/** Answers the words of a student's identity. */
export function isiPemilik(orang: PemilikCetak): Isi {
  return {
    nim: orang.nim,
    nama: orang.nama,
    angkatan: String(orang.angkatan),
    namaPa: orang.namaPa,
    status: orang.namaStatus,
    fakultas: orang.namaFakultas,
    prodi: labelProdi(orang.jenjangProdi, orang.namaProdi),
    jenjang: orang.jenjangProdi,
  }
}

function barisNilai(n: NilaiTercatat, i: number): Isi {
  return {
    no: String(i + 1),
    kode: n.kode,
    nama: n.nama,
    namaInggris: n.namaInggris,
    sks: sks(n.sks),
    nilai: duaAngka(n.angka),
    huruf: n.huruf ?? '-',
    bobot: duaAngka(n.indeks),
    mutu: duaAngka(mutuDari(n)),
    kelas: n.kelas,
    semester: n.semester === null ? null : String(n.semester),
    periode: labelPeriode(n.idPeriode),
  }
}

/** Answers the words of a study card; without counted SKS the averages stay empty, never 0 (AK edge case 24). */
export function isiKhs(
  orang: PemilikCetak,
  hasil: HasilPeriode,
  { periode, semesterKe, hakSks }: { readonly periode: number; readonly semesterKe: number; readonly hakSks: number },
): IsiCetak {
  return {
    isi: {
      ...isiPemilik(orang),
      periode: labelPeriode(periode),
      semester: String(semesterKe),
      jumlahSks: sks(hasil.sksSemester),
      jumlahMutu: duaAngka(hasil.jumlahMutu),
      sksTotal: sks(hasil.sksTotal),
      ips: duaAngka(hasil.ips),
      ipk: duaAngka(hasil.ipk),
      hakSks: String(hakSks),
    },
    larik: { mk: hasil.mk.map(barisNilai) },
  }
}

export interface FaktaLulus {
  readonly tempatLahir: string | null
  readonly tanggalLahir: string
  readonly nomorIjazah: string | null
  readonly skAkreditasi: string | null
  readonly tanggalMasuk: string
  readonly tanggalLulus: string | null
  readonly gelar: string
  readonly judulTugasAkhir: string | null
  readonly predikat: string | null
}

/** Answers the words of a transcript. */
export function isiTranskrip(orang: PemilikCetak, hasil: HasilAkhir, fakta: FaktaLulus): IsiCetak {
  return {
    isi: {
      ...isiPemilik(orang),
      tempatTanggalLahir: [fakta.tempatLahir, formatTanggal(fakta.tanggalLahir)].filter(Boolean).join(', '),
      nomorIjazah: fakta.nomorIjazah,
      pin: fakta.nomorIjazah,
      skAkreditasi: fakta.skAkreditasi,
      tanggalMasuk: formatTanggal(fakta.tanggalMasuk),
      tanggalLulus: fakta.tanggalLulus === null ? null : formatTanggal(fakta.tanggalLulus),
      gelar: fakta.tanggalLulus === null ? null : fakta.gelar,
      judulTugasAkhir: fakta.judulTugasAkhir,
      judulTugasAkhirInggris: null,
      predikat: fakta.predikat,
      sksTempuh: sks(hasil.sksTempuh),
      sksLulus: sks(hasil.sksLulus),
      jumlahMutu: duaAngka(hasil.jumlahMutu),
      ipk: duaAngka(hasil.ipk),
    },
    larik: { mk: hasil.mk.map(barisNilai) },
  }
}
