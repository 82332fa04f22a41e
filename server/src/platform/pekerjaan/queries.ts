import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** Whose jobs are asked for: of one account, or everybody's. */
type Whose = { idAkun: string | null }

type Filter = { status?: string[] | undefined; jenis?: string[] | undefined; cari?: string | undefined }

/** Jobs with their owner's name and their results. */
const selectJobs = (db: Db) =>
  db
    .selectFrom('pekerjaan as p')
    .leftJoin('akun as a', (join) => join.onRef('a.collegeId', '=', 'p.collegeId').onRef('a.uuid', '=', 'p.idAkun'))
    .leftJoin('operator as o', (join) => join.onRef('o.collegeId', '=', 'a.collegeId').onRef('o.id', '=', 'a.idOperator'))
    .select([
      'p.id',
      'p.jenis',
      'p.judul',
      'p.status',
      'p.total',
      'p.selesai',
      'p.gagalJumlah',
      'p.pesan',
      'p.percobaan',
      'p.idAkun',
      'p.dibuatPada',
      'p.mulaiPada',
      'p.selesaiPada',
      'p.kedaluwarsaPada',
      'p.berulang',
      sql<string | null>`coalesce(o.nama, a.username)`.as('namaAkun'),
      sql<HasilRow[]>`coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', b.id, 'nama', b.nama, 'mime', b.mime, 'ukuran', b.ukuran, 'gagal', b.pemilik_jenis = 'pekerjaan-gagal')
                         ORDER BY b.pemilik_jenis, b.dibuat_pada, b.nama, b.id)
          FROM berkas b
         WHERE b.college_id = p.college_id AND b.pemilik_jenis IN ('pekerjaan', 'pekerjaan-gagal') AND b.id_pemilik = p.id::text AND b.status = 'tersimpan'
      ), '[]'::jsonb)`.as('hasil'),
    ])

type HasilRow = { id: string; nama: string; mime: string; ukuran: number; gagal: boolean }

export function listJobs(db: Db, { idAkun, status, jenis, cari }: Filter & Whose) {
  let query = selectJobs(db)
  if (idAkun !== null) query = query.where('p.idAkun', '=', idAkun)
  if (status) query = query.where('p.status', 'in', status)
  if (jenis) query = query.where('p.jenis', 'in', jenis)
  if (cari) query = query.where('p.judul', 'ilike', `%${cari.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  return query
}
export type JobShownRow = Awaited<ReturnType<ReturnType<typeof listJobs>['executeTakeFirstOrThrow']>>

export const findJob = (db: Db, id: string, { idAkun }: Whose): Promise<JobShownRow | undefined> =>
  listJobs(db, { idAkun }).where('p.id', '=', id).executeTakeFirst()

/** One's own jobs that are not over, and those of the last minute, for the ring in the top bar. */
export const listMoving = (db: Db, idAkun: string): Promise<JobShownRow[]> =>
  listJobs(db, { idAkun })
    .where((eb) => eb.or([eb('p.status', 'in', ['antre', 'berjalan']), eb('p.selesaiPada', '>', sql<Date>`now() - interval '1 minute'`)]))
    .orderBy('p.dibuatPada')
    .orderBy('p.id')
    .limit(50)
    .execute()

/** Ends a job that waits or runs; false when it is over already. Its run can write nothing from here on. */
export async function cancelJob(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pekerjaan')
    .set({ status: 'dibatalkan', selesaiPada: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', 'in', ['antre', 'berjalan'])
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Lets a job wait again: one that broke off goes on from where it stopped, one that may be done anew begins at the beginning. */
export async function waitAgain(db: Db, id: string): Promise<{ collegeId: string; id: string; prioritas: number } | undefined> {
  const { rows } = await sql<{ collegeId: string; id: string; prioritas: number }>`
    UPDATE pekerjaan SET status = 'antre', percobaan = 0, pesan = NULL, selesai_pada = NULL, kedaluwarsa_pada = NULL, coba_lagi_pada = now(),
           titik = CASE WHEN status IN ('gagal', 'dibatalkan') THEN titik END
     WHERE id = ${id} AND (status IN ('gagal', 'dibatalkan') OR (berulang AND status IN ('selesai', 'selesai_sebagian', 'kedaluwarsa')))
    RETURNING college_id, id, prioritas`.execute(db)
  return rows[0]
}

/** What an earlier run made gives way to what the next one will make. */
export async function dropResults(db: Db, id: string): Promise<void> {
  await db
    .updateTable('berkas')
    .set({ status: 'dihapus', kedaluwarsaPada: null })
    .where('pemilikJenis', 'in', ['pekerjaan', 'pekerjaan-gagal'])
    .where('idPemilik', '=', id)
    .where('status', '=', 'tersimpan')
    .execute()
}
