import type { MahasiswaBaruRow } from '@sivitas/contract/data-master/mahasiswa/impor-data/mahasiswa-baru'
import type { CheckedRow } from '../../../../kit/import/import-kind'

type Kolom = Record<string, unknown>

/** What saving a new student writes, with all codes looked up. */
export type RencanaBaru = {
  /** None where the pattern gives it. */
  nim: string | null
  /** The person, where he is here already ('Orang sama'). */
  idBiodata: string | null
  orang: Kolom
  orangTua: Kolom[]
  registrasi: Kolom & { idProdi: string; idJenisKelas: string; periodeMasuk: number; tanggalMasuk: string; jenisDaftar: string }
  /** School that he comes from. */
  sekolah: { idSekolah: string; tahunLulus: number | null } | null
  /** The adviser who was named, else the one of the class if he has room. */
  idDosenPa: string | null
  idDosenWali: string | null
}

export type BarisBaru = CheckedRow<MahasiswaBaruRow, RencanaBaru>
