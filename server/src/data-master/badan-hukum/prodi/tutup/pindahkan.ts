import type { Context } from '../../../../auth/context'
import { inSavepoint } from '../../../../db/savepoint'
import type { Trx } from '../../../../db/client'
import { Galat } from '../../../../kit/galat'
import { ubahStatus } from '../../../mahasiswa/status/ubah'
import { tambahMahasiswa } from '../../../mahasiswa/tulis/tambah'
import type { MahasiswaPindah } from './queries'

export type Perpindahan = {
  idProdiTujuan: string
  periode: number
  /** Day of the decision; inside the period. */
  tanggal: string
  nomorSk: string
  asal: { idPtAsal: string; idProdiAsal: string }
}

export type Gagal = { nim: string; nama: string; alasan: string }

const LAST_SEMESTER = 8
const MAX_SKS = 160

/** The old registration ends as Mutasi, a new one of the same person begins in the other prodi (DM-R25). */
async function pindahkanSatu(
  context: Context,
  satu: MahasiswaPindah,
  { idProdiTujuan, periode, tanggal, nomorSk, asal }: Perpindahan,
): Promise<void> {
  const alasan = `Program studi ditutup (SK ${nomorSk})`
  const { db, tenant, session } = context
  await ubahStatus({ db, tenant, supervisor: session.supervisor }, satu.id, {
    status: 'M',
    periode,
    tanggal,
    nomorSk,
    tanggalSk: tanggal,
    alasan,
    abaikan: false,
    pratinjau: false,
  })
  const { idBiodata, idKampus, idJenisKelas, idKelompokSesi, jalurDaftar, pembiayaan, idSekolah, idInstansi, nim } = satu
  await tambahMahasiswa(context, {
    idBiodata,
    abaikanMirip: false,
    alasan,
    registrasi: {
      ...asal,
      idProdi: idProdiTujuan,
      idKampus,
      idJenisKelas,
      idKelompokSesi,
      jalurDaftar,
      pembiayaan,
      idSekolah,
      idInstansi,
      periodeMasuk: periode,
      tanggalMasuk: tanggal,
      semesterAwal: Math.min(LAST_SEMESTER, Math.max(1, satu.semesterKe)),
      jenisDaftar: 'pindahan',
      biayaMasuk: 0,
      nimAsal: nim,
      sksDiakui: Math.min(MAX_SKS, satu.sksLulus),
    },
  })
}

/** Moves students one after the other; who is refused stays where he is, with the reason. */
export async function pindahkanMahasiswa(
  context: Context & { db: Trx },
  rows: readonly MahasiswaPindah[],
  ke: Perpindahan,
): Promise<Gagal[]> {
  const gagal: Gagal[] = []
  for (const satu of rows) {
    try {
      await inSavepoint(context.db, () => pindahkanSatu(context, satu, ke))
    } catch (error) {
      if (!(error instanceof Galat)) throw error
      const reasons = error.errors.map(({ message }) => message)
      gagal.push({ nim: satu.nim, nama: satu.nama, alasan: reasons.length > 0 ? reasons.join('; ') : error.message })
    }
  }
  return gagal
}
