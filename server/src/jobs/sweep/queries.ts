import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** Sessions whose thirty days are over; they count as ended already, this only says why. */
export async function endSessions(db: Db): Promise<void> {
  await sql`UPDATE sesi SET dicabut_pada = now(), sebab_cabut = 'kedaluwarsa' WHERE dicabut_pada IS NULL AND berakhir_pada < now()`.execute(
    db,
  )
}

/** Uploads that nobody kept, suspects after their time, results after their days. */
export async function expireFiles(db: Db): Promise<void> {
  await sql`UPDATE berkas SET status = 'dihapus', kedaluwarsa_pada = NULL WHERE kedaluwarsa_pada < now() AND status <> 'dihapus'`.execute(
    db,
  )
  await sql`UPDATE pekerjaan SET status = 'kedaluwarsa' WHERE kedaluwarsa_pada < now() AND status IN ('selesai', 'selesai_sebagian')`.execute(
    db,
  )
}

/** The system's own jobs say little after a week. */
export async function forgetOwnJobs(db: Db): Promise<void> {
  await sql`DELETE FROM pekerjaan WHERE id_akun IS NULL AND selesai_pada < now() - interval '7 days' AND status NOT IN ('antre', 'berjalan')`.execute(
    db,
  )
}

/** Those of the contents that no row needs. */
export async function listUnused(db: Db, contents: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    SELECT isi.sha256 FROM unnest(${[...contents]}::text[]) AS isi (sha256)
     WHERE NOT EXISTS (SELECT FROM berkas b WHERE b.status <> 'dihapus' AND b.sha256 = isi.sha256)
       AND NOT EXISTS (SELECT FROM berkas b WHERE b.status <> 'dihapus' AND b.sha256_kecil = isi.sha256)`.execute(db)
  return rows.map(({ sha256 }) => sha256)
}
