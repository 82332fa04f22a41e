import { labelProdi } from '../platform/label-prodi'
import { formatTanggal } from '../platform/tanggal'

/** What a card says of a student. */
export interface FaktaKartu {
  readonly nim: string
  readonly nama: string
  readonly angkatan: number
  readonly namaStatus: string
  readonly jenjangProdi: string
  readonly namaProdi: string
  readonly namaFakultas: string | null
  readonly namaPa: string | null
  readonly tempatLahir: string | null
  readonly tanggalLahir: string
  readonly golonganDarah: string | null
  readonly alamat: string | null
  readonly jenisKelas: string | null
  readonly kampus: string | null
  readonly kontakDarurat: { readonly nama?: string | null; readonly hubungan?: string | null; readonly handphone?: string | null } | null
  readonly nomorKartu: string
  /** YYYY-MM-DD. */
  readonly berlakuSampai: string
}

function kontak(darurat: FaktaKartu['kontakDarurat']): string | null {
  if (!darurat?.nama) return null
  const nama = darurat.hubungan ? `${darurat.nama} (${darurat.hubungan})` : darurat.nama
  return [nama, darurat.handphone].filter(Boolean).join(', ')
}

/** Answers the words of a card, by the placeholders of its template; what a student has not is null, so that its layer can be left out. */
export function isiKartu(fakta: FaktaKartu): Readonly<Record<string, string | null>> {
  return {
    nim: fakta.nim,
    nama: fakta.nama,
    angkatan: String(fakta.angkatan),
    status: fakta.namaStatus,
    prodi: labelProdi(fakta.jenjangProdi, fakta.namaProdi),
    jenjang: fakta.jenjangProdi,
    fakultas: fakta.namaFakultas,
    namaPa: fakta.namaPa,
    nomorKartu: fakta.nomorKartu,
    berlakuSampai: formatTanggal(fakta.berlakuSampai),
    tempatTanggalLahir: [fakta.tempatLahir, formatTanggal(fakta.tanggalLahir)].filter(Boolean).join(', '),
    golonganDarah: fakta.golonganDarah,
    alamat: fakta.alamat,
    jenisKelas: fakta.jenisKelas,
    kampus: fakta.kampus,
    kontakDarurat: kontak(fakta.kontakDarurat),
  }
}
