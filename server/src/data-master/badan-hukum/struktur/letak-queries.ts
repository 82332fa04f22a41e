import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type Letak = { idFakultas: string | null; idJurusan: string | null }
export type UnitPindah = { jenis: 'jurusan' | 'prodi'; id: string }
export type Keputusan = { tanggal: string; nomorSk?: string | null | undefined; alasan?: string | null | undefined }

/** Before anybody kept a tree. */
const SINCE_EVER = '1900-01-01'

/**
 * Writes down that a unit stands elsewhere from a day on (DM-R28). Its first move also keeps where it stood until then;
 * what was planned for that day or later is replaced.
 */
export async function catatLetak(
  db: Db,
  { jenis, id, ke }: UnitPindah & { ke: Letak },
  { tanggal, nomorSk = null, alasan = null }: Keputusan,
): Promise<void> {
  await sql`
    INSERT INTO letak_unit (jenis, id_unit, id_fakultas, id_jurusan, mulai, akhir)
    SELECT ${jenis}, u.id, u.id_fakultas, ${jenis === 'prodi' ? sql`u.id_jurusan` : sql`NULL::uuid`}, ${SINCE_EVER}::date, ${tanggal}::date - 1
      FROM ${sql.table(jenis)} u
     WHERE u.id = ${id} AND NOT EXISTS (SELECT 1 FROM letak_unit l WHERE l.id_unit = u.id AND l.mulai < ${tanggal}::date)`.execute(db)
  await sql`DELETE FROM letak_unit WHERE id_unit = ${id} AND mulai >= ${tanggal}::date`.execute(db)
  await sql`UPDATE letak_unit SET akhir = ${tanggal}::date - 1 WHERE id_unit = ${id} AND coalesce(akhir, 'infinity') >= ${tanggal}::date`.execute(
    db,
  )
  await db
    .insertInto('letakUnit')
    .values({ jenis, idUnit: id, idFakultas: ke.idFakultas, idJurusan: ke.idJurusan, mulai: tanggal, nomorSk, alasan })
    .execute()
}

/** Prodi of a department, with where they stand. */
export const listProdiJurusan = (db: Db, idJurusan: string) =>
  db.selectFrom('prodi').select(['id', 'idFakultas', 'idJurusan']).where('idJurusan', '=', idJurusan).orderBy('kode').execute()

/** Takes prodi of a department along into its new faculty. */
export const bawaProdi = (db: Db, idJurusan: string, idFakultas: string | null) =>
  db.updateTable('prodi').set({ idFakultas }).where('idJurusan', '=', idJurusan).execute()

/** Moves whose day has come and which the tree of today does not show yet; answers how many units went. */
export async function terapkanLetak(db: Db, hari: string): Promise<number> {
  const due = sql`l.mulai <= ${hari}::date AND coalesce(l.akhir, 'infinity') >= ${hari}::date`
  const { numAffectedRows: jurusan = 0n } = await sql`
    UPDATE jurusan j SET id_fakultas = l.id_fakultas FROM letak_unit l
     WHERE l.college_id = j.college_id AND l.jenis = 'jurusan' AND l.id_unit = j.id AND ${due} AND j.id_fakultas IS DISTINCT FROM l.id_fakultas`.execute(
    db,
  )
  const { numAffectedRows: prodi = 0n } = await sql`
    UPDATE prodi p SET id_fakultas = l.id_fakultas, id_jurusan = l.id_jurusan FROM letak_unit l
     WHERE l.college_id = p.college_id AND l.jenis = 'prodi' AND l.id_unit = p.id AND ${due}
       AND (p.id_fakultas, p.id_jurusan) IS DISTINCT FROM (l.id_fakultas, l.id_jurusan)`.execute(db)
  return Number(jurusan + prodi)
}

/** Where every prodi stood on a day (DM-R28): what a report as of that day groups by. */
export async function letakProdi(db: Db, hari: string): Promise<Map<string, Letak>> {
  const { rows } = await sql<{ id: string } & Letak>`
    SELECT p.id, CASE WHEN l.id IS NULL THEN p.id_fakultas ELSE l.id_fakultas END AS id_fakultas,
           CASE WHEN l.id IS NULL THEN p.id_jurusan ELSE l.id_jurusan END AS id_jurusan
      FROM prodi p LEFT JOIN letak_unit l ON l.college_id = p.college_id AND l.jenis = 'prodi' AND l.id_unit = p.id
       AND l.mulai <= ${hari}::date AND coalesce(l.akhir, 'infinity') >= ${hari}::date`.execute(db)
  return new Map(rows.map(({ id, ...letak }) => [id, letak]))
}
