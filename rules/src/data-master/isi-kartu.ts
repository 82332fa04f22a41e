import { labelProdi } from '../platform/label-prodi'
import { formatTanggal } from '../platform/tanggal'

/** What a card says of its holder; of a lecturer or employee `nim` is his own number, and what only students have is null. */
export interface FaktaKartu {
  readonly nim: string
  readonly nama: string
  readonly angkatan: number | null
  readonly namaStatus: string
  readonly jenjangProdi: string | null
  readonly namaProdi: string | null
  readonly namaFakultas: string | null
  readonly namaPa: string | null
  readonly tempatLahir: string | null
  readonly tanggalLahir: string | null
  readonly golonganDarah: string | null
  readonly alamat: string | null
  readonly jenisKelas: string | null
  readonly kampus: string | null
  readonly kontakDarurat: { readonly nama?: string | null; readonly hubungan?: string | null; readonly handphone?: string | null } | null
  /** Of who works here: his post, and where. */
  readonly jabatan?: string | null
  readonly unit?: string | null
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
    nomorInduk: fakta.nim,
    jabatan: fakta.jabatan ?? null,
    unit: fakta.unit ?? null,
    angkatan: fakta.angkatan === null ? null : String(fakta.angkatan),
    status: fakta.namaStatus,
    prodi: fakta.jenjangProdi === null || fakta.namaProdi === null ? null : labelProdi(fakta.jenjangProdi, fakta.namaProdi),
    labelProdi: fakta.jenjangProdi === null || fakta.namaProdi === null ? null : labelProdi(fakta.jenjangProdi, fakta.namaProdi),
    jenjang: fakta.jenjangProdi,
    fakultas: fakta.namaFakultas,
    namaPa: fakta.namaPa,
    nomorKartu: fakta.nomorKartu,
    berlakuSampai: formatTanggal(fakta.berlakuSampai),
    tempatTanggalLahir: [fakta.tempatLahir, fakta.tanggalLahir && formatTanggal(fakta.tanggalLahir)].filter(Boolean).join(', ') || null,
    golonganDarah: fakta.golonganDarah,
    alamat: fakta.alamat,
    jenisKelas: fakta.jenisKelas,
    kampus: fakta.kampus,
    kontakDarurat: kontak(fakta.kontakDarurat),
  }
}
