import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@sivitas/server/db/client'
import { bacaPeriode, labelPeriode } from '@sivitas/rules/platform/periode'
import { sql } from 'kysely'
import { kodeBawaan } from '../data-master/kode'
import { HAK_AKSES } from '../platform/hak-akses'
import { konfigurasiBawaan } from '../platform/konfigurasi'
import { VARIAN } from '../platform/varian'

export interface NewCollege {
  readonly collegeId: string
  readonly kodePt: string
  readonly unik: string
  readonly nama: string
  readonly judul: string
  /** Address of the portal, without a path. */
  readonly origin: string
  readonly zonaWaktu: string
  readonly periodeAktif: number
  readonly admin: { readonly username: string; readonly nama: string; readonly email: string | null }
}

/** How long the first administrator has to set his password. */
const LINK_HOURS = 72

/**
 * Makes an empty college with its code lists, roles, settings and first administrator, in the caller's transaction,
 * and answers the path that sets his password; it works once, for 72 hours.
 * @throws Error in Indonesian when college, kode PT or site are taken
 */
export async function makeCollege(db: Db, college: NewCollege): Promise<{ path: string; hours: number }> {
  await assertFree(db, college)
  await sql`SELECT set_config('app.college_id', ${college.collegeId}, true)`.execute(db)
  const { admin, origin, ...row } = college
  await db.insertInto('college').values(row).execute()
  await db.insertInto('site').values({ collegeId: college.collegeId, origin: origin.toLowerCase() }).execute()
  await insertDefaults(db, college)
  return { path: await insertAdmin(db, college, admin), hours: LINK_HOURS }
}

async function assertFree(db: Db, { collegeId, kodePt, origin, periodeAktif }: NewCollege): Promise<void> {
  if (bacaPeriode(periodeAktif) === null) throw new Error(`${periodeAktif} bukan kode periode; contoh: 20251 untuk 2025/2026 Ganjil.`)
  const { rows } = await sql<{ apa: string }>`
    SELECT 'Kode perguruan tinggi ' || ${kodePt}::text AS apa FROM college WHERE kode_pt = ${kodePt}
    UNION ALL SELECT 'College id ' || ${collegeId}::text FROM college WHERE college_id = ${collegeId}
    UNION ALL SELECT 'Situs ' || ${origin}::text FROM site WHERE origin = ${origin.toLowerCase()}`.execute(db)
  const [taken] = rows
  if (taken) throw new Error(`${taken.apa} sudah dipakai.`)
}

async function insertDefaults(db: Db, { collegeId, periodeAktif }: NewCollege): Promise<void> {
  const inCollege = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ collegeId, ...row }))
  await sql`INSERT INTO ref_kode SELECT (jsonb_populate_recordset(NULL::ref_kode, ${JSON.stringify(withRow(collegeId, kodeBawaan()))}::jsonb)).*`.execute(
    db,
  )
  await db.insertInto('konfigurasi').values(inCollege(konfigurasiBawaan())).execute()
  await db.insertInto('aturan').values({ collegeId, id: 0, nama: 'Seluruh perguruan tinggi', berlakuMulai: 19_901, nilai: '{}' }).execute()
  await db
    .insertInto('varian')
    .values(
      VARIAN.map(({ unik, disembunyikan, label, handoff }) => ({
        collegeId,
        unik,
        disembunyikan: [...disembunyikan],
        handoff: [...handoff],
        label: JSON.stringify(label),
      })),
    )
    .execute()
  await db
    .insertInto('hakAkses')
    .values(HAK_AKSES.map(({ scopes, ...hak }) => ({ collegeId, ...hak, bawaan: true, scopes: JSON.stringify(scopes) })))
    .execute()
  await db
    .insertInto('periode')
    .values(periodsAround(periodeAktif).map((periode) => ({ collegeId, ...periode })))
    .execute()
}

/** jsonb_populate_recordset takes rows as the table has them, so the columns that triggers fill are named too. */
const withRow = (collegeId: string, rows: readonly object[]) =>
  rows.map((row) => ({ college_id: collegeId, versi: 1, dibuat_pada: new Date(), diubah_pada: new Date(), ...row }))

const MAIN = [1, 2] as const

/** Ganjil and Genap of the year before, the running and the next academic year, with the usual dates. */
function periodsAround(periodeAktif: number) {
  const year = Math.floor(periodeAktif / 10)
  return [year - 1, year, year + 1].flatMap((start) =>
    MAIN.map((kodeSemester) => ({
      id: start * 10 + kodeSemester,
      tahun: start + 1,
      kodeSemester,
      tanggalMulai: kodeSemester === 1 ? `${start}-09-01` : `${start + 1}-02-01`,
      tanggalSelesai: kodeSemester === 1 ? `${start + 1}-01-31` : `${start + 1}-07-31`,
      status: start * 10 + kodeSemester === periodeAktif ? 'berjalan' : start * 10 + kodeSemester < periodeAktif ? 'ditutup' : 'rencana',
    })),
  )
}

async function insertAdmin(db: Db, { collegeId, periodeAktif }: NewCollege, admin: NewCollege['admin']): Promise<string> {
  const hak = await db
    .selectFrom('hakAkses')
    .select('id')
    .where('collegeId', '=', collegeId)
    .where('nama', '=', 'Administrator')
    .executeTakeFirstOrThrow()
  await db.insertInto('operator').values({ collegeId, id: 1, nama: admin.nama, email: admin.email, sesiSemester: periodeAktif }).execute()
  await db.insertInto('operatorHakAkses').values({ collegeId, idOperator: 1, idHakAkses: hak.id }).execute()
  const akun = await db
    .insertInto('akun')
    .values({
      collegeId,
      username: admin.username,
      email: admin.email,
      emailTerverifikasi: admin.email !== null,
      roles: ['ROLE_OPERATOR'],
      idOperator: 1,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('tautanSandi')
    .values({
      collegeId,
      idAkun: akun.uuid,
      hashToken: createHash('sha256').update(token).digest('base64url'),
      berlakuSampai: new Date(Date.now() + LINK_HOURS * 3_600_000),
    })
    .execute()
  return `/reset-password?token=${token}`
}

/** Words for the confirmation: '2025/2026 Ganjil'. */
export const periodeLabel = labelPeriode
