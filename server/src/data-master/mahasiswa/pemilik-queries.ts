import { sql } from 'kysely'
import type { Db } from '../../db/client'
import type { Milik } from './milik'

/** Papers that were accepted, cards and other facts of Data Master itself. */
export async function cekMilikMahasiswa(db: Db, idMahasiswa: string): Promise<Milik[]> {
  const { rows } = await sql<{ dokumen: number; kartu: number; alumni: number; asisten: number }>`
    SELECT (SELECT count(*)::int FROM dokumen_mahasiswa WHERE id_mahasiswa = ${idMahasiswa} AND status_verifikasi = 'sah') AS dokumen,
           (SELECT count(*)::int FROM kartu WHERE id_mahasiswa = ${idMahasiswa}) AS kartu,
           (SELECT count(*)::int FROM alumni WHERE id_mahasiswa = ${idMahasiswa}) AS alumni,
           (SELECT count(*)::int FROM asisten_lab WHERE id_mahasiswa = ${idMahasiswa}) AS asisten`.execute(db)
  const [row] = rows
  return [
    { nama: 'dokumen sah', jumlah: row?.dokumen ?? 0, menahanPindah: false },
    { nama: 'kartu', jumlah: row?.kartu ?? 0, menahanPindah: true },
    { nama: 'data alumni', jumlah: row?.alumni ?? 0, menahanPindah: true },
    { nama: 'penugasan asisten', jumlah: row?.asisten ?? 0, menahanPindah: false },
  ]
}
