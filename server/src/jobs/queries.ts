import { sql, type Selectable } from 'kysely'
import type { Database, Db } from '../db/client'
import type { Message } from './queue'

export type JobRow = Selectable<Database['pekerjaan']>

type NewJob = { jenis: string; judul: string; parameter: unknown; kunciUnik: string | null; prioritas: number }

/** Inserts a job on behalf of whom the transaction runs for; none when an open one has its key. */
export async function insertJob(db: Db, { jenis, judul, parameter, kunciUnik, prioritas }: NewJob): Promise<Message | undefined> {
  const { rows } = await sql<Message>`
    INSERT INTO pekerjaan (jenis, judul, parameter, kunci_unik, prioritas, id_akun, atas_nama)
    VALUES (${jenis}, ${judul}, ${JSON.stringify(parameter)}, ${kunciUnik}, ${prioritas}, app_akun(), nullif(current_setting('app.atas_nama', true), '')::uuid)
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

/** A run's way out of the running state. */
export type Ending =
  | { status: 'selesai' | 'selesai_sebagian' | 'gagal'; pesan?: string | null; hari?: number }
  | { status: 'antre'; jeda: number; pesan?: string | null; percobaan: number }

/** Ends a run that still has its job; false when it lost it. With `hari` the result is kept for so many days. */
export async function endRun(db: Db, { id, jalanKe }: Run, ending: Ending): Promise<boolean> {
  const changes =
    ending.status === 'antre'
      ? { cobaLagiPada: sql<Date>`now() + make_interval(secs => ${ending.jeda})`, percobaan: ending.percobaan }
      : {
          selesaiPada: sql<Date>`now()`,
          kedaluwarsaPada: ending.hari === undefined ? null : sql<Date>`now() + make_interval(days => ${ending.hari})`,
        }
  const { numUpdatedRows } = await db
    .updateTable('pekerjaan')
    .set({ status: ending.status, ...(ending.pesan === undefined ? {} : { pesan: ending.pesan?.slice(0, 1000) ?? null }), ...changes })
    .where('id', '=', id)
    .where('jalanKe', '=', jalanKe)
    .where('status', '=', 'berjalan')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
