import { sql } from 'kysely'
import type { Db } from '../db/client'

const KEPT = 5

/** Hashes that may not be taken again: the present one and the last five (PL-R6). */
export async function listEarlierHashes(db: Db, idAkun: string): Promise<string[]> {
  const { rows } = await sql<{ sandiHash: string }>`
    SELECT sandi_hash FROM akun WHERE uuid = ${idAkun} AND sandi_hash IS NOT NULL
    UNION ALL (SELECT sandi_hash FROM sandi_lama WHERE id_akun = ${idAkun} ORDER BY id DESC LIMIT ${KEPT})`.execute(db)
  return rows.map(({ sandiHash }) => sandiHash)
}

/** Stores a new hash, keeps the old one in the list of used ones and raises the token version, which ends every session. */
export async function storePassword(db: Db, idAkun: string, row: { sandiHash: string; wajibGantiSandi: boolean }): Promise<void> {
  await sql`INSERT INTO sandi_lama (id_akun, sandi_hash) SELECT uuid, sandi_hash FROM akun WHERE uuid = ${idAkun} AND sandi_hash IS NOT NULL`.execute(
    db,
  )
  await db
    .updateTable('akun')
    .set((eb) => ({
      ...row,
      sandiDiubahPada: sql<Date>`now()`,
      versiToken: eb('versiToken', '+', 1),
      terkunciSampai: null,
      jumlahKunci: 0,
    }))
    .where('uuid', '=', idAkun)
    .execute()
}

/** What a new password must not contain: the person's own facts. */
export async function findPasswordOwner(db: Db, idAkun: string) {
  const { rows } = await sql<{ username: string; nim: string | null; tanggalLahir: string | null }>`
    SELECT a.username, m.nim, coalesce(b.tanggal_lahir, d.tanggal_lahir) AS tanggal_lahir
      FROM akun a
      LEFT JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
      LEFT JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      LEFT JOIN dosen d ON d.college_id = a.college_id AND d.id = a.id_dosen
     WHERE a.uuid = ${idAkun}`.execute(db)
  return rows[0] ?? { username: '', nim: null, tanggalLahir: null }
}

export const countResetsLastHour = async (db: Db, idAkun: string): Promise<number> => {
  const { jumlah } = await db
    .selectFrom('tautanSandi')
    .select(sql<number>`count(*)::int`.as('jumlah'))
    .where('idAkun', '=', idAkun)
    .where('dibuatPada', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return jumlah
}

/** A new reset link; older ones of the account end with it (PL-R7: newest only). */
export async function insertReset(db: Db, row: { idAkun: string; hashToken: string; berlakuSampai: Date }): Promise<void> {
  await db
    .updateTable('tautanSandi')
    .set({ dipakaiPada: sql<Date>`now()` })
    .where('idAkun', '=', row.idAkun)
    .where('dipakaiPada', 'is', null)
    .execute()
  await db.insertInto('tautanSandi').values(row).execute()
}

/** Address of the college's first main site. */
export async function findMainOrigin(db: Db): Promise<string> {
  const { rows } = await sql<{ origin: string }>`
    SELECT origin FROM site WHERE college_id = app_college() AND aktif ORDER BY jenis = 'utama' DESC, dibuat_pada, origin LIMIT 1`.execute(
    db,
  )
  const [site] = rows
  if (!site) throw new Error('A college without an active site can send no link.')
  return site.origin
}

/** Uses up a living reset link and answers whose it is. */
export const takeReset = (db: Db, hashToken: string) =>
  db
    .updateTable('tautanSandi')
    .set({ dipakaiPada: sql<Date>`now()` })
    .where('hashToken', '=', hashToken)
    .where('dipakaiPada', 'is', null)
    .where('berlakuSampai', '>', sql<Date>`now()`)
    .returning('idAkun')
    .executeTakeFirst()
