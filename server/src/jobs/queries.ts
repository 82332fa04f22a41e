import { sql, type Selectable } from 'kysely'
import type { Database, Db } from '../db/client'
import type { Message } from './queue-queries'

export type JobRow = Selectable<Database['pekerjaan']>

type NewJob = { jenis: string; judul: string; parameter: unknown; kunciUnik: string | null; prioritas: number; berulang: boolean }

/** Inserts a job on behalf of whom the transaction runs for; none when an open one has its key. */
export async function insertJob(db: Db, { jenis, judul, parameter, kunciUnik, prioritas, berulang }: NewJob): Promise<Message | undefined> {
  const { rows } = await sql<Message>`
    INSERT INTO pekerjaan (jenis, judul, parameter, kunci_unik, prioritas, berulang, id_akun, atas_nama)
    VALUES (${jenis}, ${judul}, ${JSON.stringify(parameter)}, ${kunciUnik}, ${prioritas}, ${berulang}, app_akun(), nullif(current_setting('app.atas_nama', true), '')::uuid)
    ON CONFLICT (college_id, jenis, kunci_unik) WHERE kunci_unik IS NOT NULL AND status IN ('antre','berjalan') DO NOTHING
    RETURNING college_id, id`.execute(db)
  return rows[0]
}

export const findOpenByKey = (db: Db, jenis: string, kunciUnik: string): Promise<{ id: string; judul: string } | undefined> =>
  db
    .selectFrom('pekerjaan')
    .select(['id', 'judul'])
    .where('jenis', '=', jenis)
    .where('kunciUnik', '=', kunciUnik)
    .where('status', 'in', ['antre', 'berjalan'])
    .executeTakeFirst()

/** Takes a waiting job for a run; none when it is no longer waiting, or not yet due. */
export const claimJob = (db: Db, id: string): Promise<JobRow | undefined> =>
  db
    .updateTable('pekerjaan')
    .set(({ eb, fn, ref }) => ({
      status: 'berjalan',
      jalanKe: eb('jalanKe', '+', 1),
      mulaiPada: fn.coalesce(ref('mulaiPada'), sql<Date>`now()`),
      selesaiPada: null,
      denyutPada: sql<Date>`now()`,
      // A run that begins at the beginning counts from there.
      selesai: sql<number>`CASE WHEN titik IS NULL THEN 0 ELSE selesai END`,
      gagalJumlah: sql<number>`CASE WHEN titik IS NULL THEN 0 ELSE gagal_jumlah END`,
    }))
    .where('id', '=', id)
    .where('status', '=', 'antre')
    .where('cobaLagiPada', '<=', sql<Date>`now() + interval '1 second'`)
    .returningAll()
    .executeTakeFirst()

/** Which run of which job: what a run must still be to write anything. */
export type Run = { id: string; jalanKe: number }

/** What a step changes of its job; counts are added. */
export type Progress = { total?: number; selesai?: number; gagal?: number; pesan?: string | null; titik?: unknown }

/** Notes progress for a run that still has its job; false when it was cancelled or given up for lost. */
export async function noteProgress(
  db: Db,
  { id, jalanKe }: Run,
  { total, selesai = 0, gagal = 0, pesan, titik }: Progress,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pekerjaan')
    .set(({ eb }) => ({
      denyutPada: sql<Date>`clock_timestamp()`,
      selesai: eb('selesai', '+', selesai),
      gagalJumlah: eb('gagalJumlah', '+', gagal),
      ...(total === undefined ? {} : { total }),
      ...(pesan === undefined ? {} : { pesan: pesan?.slice(0, 1000) ?? null }),
      ...(titik === undefined ? {} : { titik: JSON.stringify(titik) }),
    }))
    .where('id', '=', id)
    .where('jalanKe', '=', jalanKe)
    .where('status', '=', 'berjalan')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** A run's way out of the running state; `berakhir` came to the end of its code, and its counts say how well. */
export type Ending =
  | { status: 'berakhir' }
  | { status: 'gagal'; pesan: string }
  | { status: 'antre'; jeda: number; pesan?: string; percobaan: number }

/** Ends a run that still has its job, and answers the job as it stands then. */
export async function endRun(db: Db, { id, jalanKe }: Run, ending: Ending): Promise<JobRow | undefined> {
  const status =
    ending.status === 'berakhir'
      ? sql<string>`CASE WHEN gagal_jumlah = 0 THEN 'selesai' WHEN selesai > 0 THEN 'selesai_sebagian' ELSE 'gagal' END`
      : ending.status
  return await db
    .updateTable('pekerjaan')
    .set({
      status,
      ...('pesan' in ending && ending.pesan !== undefined ? { pesan: ending.pesan.slice(0, 1000) } : {}),
      ...(ending.status === 'antre'
        ? { cobaLagiPada: sql<Date>`now() + make_interval(secs => ${ending.jeda})`, percobaan: ending.percobaan }
        : { selesaiPada: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .where('jalanKe', '=', jalanKe)
    .where('status', '=', 'berjalan')
    .returningAll()
    .executeTakeFirst()
}

/**
 * What a job made and who may have it stays for so many days, or until the job itself wants it gone; a job without
 * results keeps its state for good.
 */
export async function keepResults(db: Db, id: string, hari: number): Promise<void> {
  await sql`
    WITH hasil AS (
      UPDATE berkas SET kedaluwarsa_pada = least(kedaluwarsa_pada, now() + make_interval(days => ${hari}))
       WHERE pemilik_jenis IN ('pekerjaan', 'pekerjaan-gagal') AND id_pemilik = ${id} AND status = 'tersimpan'
      RETURNING kedaluwarsa_pada)
    UPDATE pekerjaan SET kedaluwarsa_pada = (SELECT max(kedaluwarsa_pada) FROM hasil)
     WHERE id = ${id} AND EXISTS (SELECT FROM hasil)`.execute(db)
}

/** Days for which the college keeps results (hari_unduhan). */
export async function findResultDays(db: Db): Promise<number> {
  const row = await db.selectFrom('konfigurasi').select('value').where('keyword', '=', 'hari_unduhan').executeTakeFirst()
  const days = Number(row?.value ?? Number.NaN)
  return Number.isInteger(days) && days > 0 ? days : 7
}

const NEWS: Readonly<Record<string, string>> = {
  selesai: 'Pekerjaan selesai',
  selesai_sebagian: 'Pekerjaan selesai sebagian',
  gagal: 'Pekerjaan gagal',
}

/** Tells the owner in his bell how his job ended. */
export async function notifyOwner(db: Db, { idAkun, status, judul, pesan }: JobRow): Promise<void> {
  const isi = [judul, pesan].filter((part) => part !== null).join('. ')
  await db
    .insertInto('notifikasi')
    .values({ idAkun: idAkun ?? '', jenis: 'pekerjaan', judul: NEWS[status] ?? 'Pekerjaan berakhir', isi, tautan: '/unduhan' })
    .execute()
}

/** Colleges in service, whose jobs run. */
export async function listServedColleges(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('college').select('collegeId').where('status', '=', 'aktif').orderBy('collegeId').execute()
  return rows.map(({ collegeId }) => collegeId)
}

/** Takes runs back whose worker is silent; those that were taken back too often end as failed. */
export async function takeBackLost(db: Db, { seconds, attempts }: { seconds: number; attempts: number }): Promise<JobRow[]> {
  const again = sql<boolean>`percobaan < ${attempts}`
  return await db
    .updateTable('pekerjaan')
    .set({
      status: sql<string>`CASE WHEN ${again} THEN 'antre' ELSE 'gagal' END`,
      percobaan: sql<number>`CASE WHEN ${again} THEN percobaan + 1 ELSE percobaan END`,
      selesaiPada: sql<Date | null>`CASE WHEN ${again} THEN NULL ELSE now() END`,
      pesan: sql<string>`CASE WHEN ${again} THEN 'Pekerja terputus; dilanjutkan.' ELSE 'Pekerja berulang kali terputus.' END`,
      cobaLagiPada: sql<Date>`now()`,
    })
    .where('status', '=', 'berjalan')
    .where('denyutPada', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .returningAll()
    .execute()
}

/** Jobs that should have been taken a minute ago: their message may be lost. Sending it again changes nothing where it is not. */
export const listUnheard = (db: Db): Promise<Pick<JobRow, 'collegeId' | 'id' | 'prioritas'>[]> =>
  db
    .selectFrom('pekerjaan')
    .select(['collegeId', 'id', 'prioritas'])
    .where('status', '=', 'antre')
    .where('cobaLagiPada', '<', sql<Date>`now() - interval '1 minute'`)
    .orderBy('cobaLagiPada')
    .orderBy('id')
    .limit(500)
    .execute()

/**
 * Notes that a schedule fell due; true when nobody has noted that instant before. The first time of all only begins
 * the counting: an empty installation has no night to make up for.
 */
export async function noteDue(db: Db, jenis: string, due: Date): Promise<boolean> {
  const { rows } = await sql<{ baru: boolean }>`
    INSERT INTO jadwal_pekerjaan AS j (jenis, terakhir_pada) VALUES (${jenis}, ${due})
    ON CONFLICT (college_id, jenis) DO UPDATE SET terakhir_pada = excluded.terakhir_pada WHERE j.terakhir_pada < excluded.terakhir_pada
    RETURNING xmax = 0 AS baru`.execute(db)
  return rows[0]?.baru === false
}
