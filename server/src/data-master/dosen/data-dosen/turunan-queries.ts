import { sql } from 'kysely'
import type { Db } from '../../../db/client'

/** A lecturer whose keaktifan is another than before. */
export type Berubah = { id: string; keaktifan: string; lama: string }

/**
 * Lets what stands on the lecturer follow his histories as of a day: rank and grade by the newest TMT, the highest degree of
 * the formal ladder, serdos while it is valid, keaktifan by the dated row in force. When a row has ended and none follows he
 * is active again; without any row the stored keaktifan stays.
 * @param ids lecturers, or null for all of the college
 * @returns those whose keaktifan has changed
 */
export async function segarkanTurunan(db: Db, ids: readonly string[] | null, hari: string): Promise<Berubah[]> {
  const { rows } = await sql<Berubah>`
    WITH turunan AS (
      SELECT d.id, d.id_status_keaktifan AS lama,
        (SELECT j.kode FROM dosen_jabatan_fungsional j WHERE j.college_id = d.college_id AND j.id_dosen = d.id AND j.tmt <= ${hari}::date ORDER BY j.tmt DESC LIMIT 1) AS jabatan,
        (SELECT g.golongan FROM dosen_pangkat g WHERE g.college_id = d.college_id AND g.id_dosen = d.id AND g.tmt <= ${hari}::date ORDER BY g.tmt DESC LIMIT 1) AS golongan,
        (SELECT p.jenjang FROM dosen_pendidikan p WHERE p.college_id = d.college_id AND p.id_dosen = d.id AND p.jenjang ~ '^(2[0-3]|3[0-2]|3[5-7]|4[01])$' ORDER BY p.jenjang::int DESC LIMIT 1) AS pendidikan,
        EXISTS (SELECT 1 FROM dosen_sertifikasi s WHERE s.college_id = d.college_id AND s.id_dosen = d.id AND s.jenis = 'serdos' AND (s.berlaku_sampai IS NULL OR s.berlaku_sampai >= ${hari}::date)) AS serdos,
        coalesce(
          (SELECT CASE WHEN k.selesai IS NULL OR k.selesai >= ${hari}::date THEN k.keaktifan ELSE '1' END
             FROM dosen_status k WHERE k.college_id = d.college_id AND k.id_dosen = d.id AND k.mulai <= ${hari}::date ORDER BY k.mulai DESC LIMIT 1),
          d.id_status_keaktifan) AS keaktifan
        FROM dosen d WHERE ${ids}::uuid[] IS NULL OR d.id = ANY (${ids}::uuid[]))
    UPDATE dosen d SET jabatan_fungsional = t.jabatan, golongan = t.golongan, pendidikan_tertinggi = t.pendidikan, serdos = t.serdos, id_status_keaktifan = t.keaktifan
      FROM turunan t
     WHERE t.id = d.id AND (d.jabatan_fungsional, d.golongan, d.pendidikan_tertinggi, d.serdos, d.id_status_keaktifan)
           IS DISTINCT FROM (t.jabatan, t.golongan, t.pendidikan, t.serdos, t.keaktifan)
    RETURNING d.id, d.id_status_keaktifan AS keaktifan, t.lama`.execute(db)
  return rows.filter(({ keaktifan, lama }) => keaktifan !== lama)
}

/** First rows of keaktifan for lecturers who have just been written, so that the history begins with them. */
export async function mulaiStatus(db: Db, rows: readonly { id: string; mulai: string }[]): Promise<void> {
  await sql`
    INSERT INTO dosen_status (id_dosen, keaktifan, mulai)
    SELECT n.id, d.id_status_keaktifan, n.mulai FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id uuid, mulai date) JOIN dosen d ON d.id = n.id
    ON CONFLICT DO NOTHING`.execute(db)
}

/** Begins one status for many on a day: what ran until then ends the day before; a row that began on that very day is replaced. */
export async function mulaiStatusBanyak(
  db: Db,
  ids: readonly string[],
  { keaktifan, mulai, nomorSk }: { keaktifan: string; mulai: string; nomorSk: string | null },
): Promise<void> {
  await akhiriStatusBerjalan(db, ids, mulai)
  await sql`
    INSERT INTO dosen_status (id_dosen, keaktifan, mulai, nomor_sk)
    SELECT id, ${keaktifan}, ${mulai}::date, ${nomorSk} FROM unnest(${ids}::uuid[]) AS n(id)
    ON CONFLICT (college_id, id_dosen, mulai) DO UPDATE SET keaktifan = excluded.keaktifan, nomor_sk = excluded.nomor_sk, selesai = NULL`.execute(
    db,
  )
}

/** Ends open status rows that began before a day, the day before it. */
export async function akhiriStatusBerjalan(db: Db, ids: readonly string[], mulai: string): Promise<void> {
  await sql`
    UPDATE dosen_status SET selesai = ${mulai}::date - 1
     WHERE id_dosen = ANY (${ids}::uuid[]) AND mulai < ${mulai}::date AND (selesai IS NULL OR selesai >= ${mulai}::date)`.execute(db)
}
