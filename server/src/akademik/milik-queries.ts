import { sql } from 'kysely'
import type { Db } from '../db/client'

type Milik = { nama: string; jumlah: number; menahanPindah: boolean }

/**
 * What Akademik has of a student (DM-R24): classes that he takes or has grades in, AKM beyond the first, which comes
 * with the registration itself, and conversions that were handed in.
 */
export async function cekMilikAkademik(db: Db, idMahasiswa: string): Promise<Milik[]> {
  const { rows } = await sql<{ nilai: number; akm: number; konversi: number }>`
    SELECT (SELECT count(*)::int FROM nilai WHERE id_mahasiswa = ${idMahasiswa}) AS nilai,
           (SELECT greatest(count(*)::int - 1, 0) FROM aktivitas_kuliah WHERE id_mahasiswa = ${idMahasiswa}) AS akm,
           (SELECT count(*)::int FROM konversi_nilai WHERE id_mahasiswa = ${idMahasiswa} AND status IN ('diajukan', 'disahkan')) AS konversi`.execute(
    db,
  )
  const [row] = rows
  return [
    { nama: 'nilai', jumlah: row?.nilai ?? 0, menahanPindah: true },
    { nama: 'AKM', jumlah: row?.akm ?? 0, menahanPindah: true },
    { nama: 'konversi nilai', jumlah: row?.konversi ?? 0, menahanPindah: true },
  ]
}

/** What binds a student to a period: the classes that he takes in it, which stand as grades still to be given. */
export async function ikatanAkademik(db: Db, idMahasiswa: string, periode: number): Promise<Milik[]> {
  const { rows } = await sql<{ jumlah: number }>`
    SELECT count(*)::int AS jumlah FROM nilai WHERE id_mahasiswa = ${idMahasiswa} AND id_periode = ${periode}`.execute(db)
  const jumlah = rows[0]?.jumlah ?? 0
  return jumlah > 0 ? [{ nama: 'mata kuliah pada periode ini', jumlah, menahanPindah: true }] : []
}
