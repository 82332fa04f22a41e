import { sql } from 'kysely'
import type { Db } from '../../../db/client'

/** A registration with its person as a write needs them, held until the transaction ends. */
export type Terbuka = {
  id: string
  versi: number
  nim: string
  nimLama: string[]
  nama: string
  idBiodata: string
  idProdi: string
  idFoto: string | null
  tanggalLahir: string
  status: string
}

export async function holdMahasiswa(db: Db, id: string): Promise<Terbuka | undefined> {
  const { rows } = await sql<Terbuka>`
    SELECT m.id, m.versi, m.nim, m.nim_lama, m.nama, m.id_biodata, m.id_prodi, b.id_foto, b.tanggal_lahir, m.status
      FROM mahasiswa m JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
     WHERE m.id = ${id} FOR NO KEY UPDATE`.execute(db)
  return rows[0]
}

export async function mahasiswaExists(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM mahasiswa WHERE id = ${id}`.execute(db)
  return rows.length > 0
}

type Perubahan = { field: string; sebelum: unknown; sesudah: unknown; oleh: string | null; pada: Date }

/** What the last writes of a row changed, field by field, the newest first (edge case 9). */
export async function listPerubahan(
  db: Db,
  { entitas, id, banyak }: { entitas: string; id: string; banyak: number },
): Promise<Perubahan[]> {
  const { rows } = await sql<Perubahan>`
    SELECT DISTINCT ON (isi.key) isi.key AS field, a.sebelum -> isi.key AS sebelum, isi.value AS sesudah, coalesce(o.nama, k.username) AS oleh, a.waktu AS pada
      FROM (SELECT * FROM audit_log WHERE entitas = ${entitas} AND id_baris = ${id} AND sesudah IS NOT NULL AND sebelum IS NOT NULL
             ORDER BY id DESC LIMIT ${banyak}) a
      CROSS JOIN LATERAL jsonb_each(a.sesudah) AS isi
      LEFT JOIN akun k ON k.college_id = a.college_id AND k.uuid = a.id_akun
      LEFT JOIN operator o ON o.college_id = k.college_id AND o.id = k.id_operator
     ORDER BY isi.key, a.id DESC`.execute(db)
  return rows
}
