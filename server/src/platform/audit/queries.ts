import type { AksiAudit } from '@sivitas/contract/platform/audit'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Database, Db } from '../../db/client'
import { contains } from '../../kit/list-query'

/** Acts with the names of who wrote and on whose behalf: with 'login sebagai' the operator acts for the account that he stands for. */
const withPeople = (db: Db) =>
  db
    .selectFrom('auditLog')
    .leftJoin('akun', (on) =>
      on
        .onRef('akun.collegeId', '=', 'auditLog.collegeId')
        .on(sql<boolean>`akun.uuid = coalesce(audit_log.atas_nama_oleh, audit_log.id_akun)`),
    )
    .leftJoin('operator', (on) => on.onRef('operator.collegeId', '=', 'akun.collegeId').onRef('operator.id', '=', 'akun.idOperator'))
    .leftJoin('akun as untuk', (on) =>
      on
        .onRef('untuk.collegeId', '=', 'auditLog.collegeId')
        .on(sql<boolean>`untuk.uuid = CASE WHEN audit_log.atas_nama_oleh IS NULL THEN audit_log.untuk_akun ELSE audit_log.id_akun END`),
    )
    .leftJoin('operator as untukOperator', (on) =>
      on.onRef('untukOperator.collegeId', '=', 'untuk.collegeId').onRef('untukOperator.id', '=', 'untuk.idOperator'),
    )
    .select(['auditLog.id', 'auditLog.waktu', 'auditLog.aksi', 'auditLog.entitas', 'auditLog.idBaris', 'auditLog.label'])
    .select(['auditLog.sebelum', 'auditLog.sesudah', 'auditLog.alasan'])
    .select((eb) => [
      eb.fn.coalesce('operator.nama', 'akun.username').as('namaAkun'),
      eb.fn.coalesce('untukOperator.nama', 'untuk.username').as('atasNama'),
    ])

/** The history of one row. */
export const selectAudit = (db: Db, { entitas, idBaris }: { entitas: string; idBaris: string }) =>
  withPeople(db).where('auditLog.entitas', '=', entitas).where('auditLog.idBaris', '=', idBaris)

export type AuditFilter = {
  cari?: string | undefined
  akun?: string | undefined
  atasNama?: string | undefined
  aksi?: AksiAudit[] | undefined
  entitas?: string[] | undefined
  idBaris?: string | undefined
  waktu?: { after?: string | undefined; before?: string | undefined } | undefined
  alamatIp?: string | undefined
}

type Filtered<Tables extends keyof Database, Row> = SelectQueryBuilder<Database, Tables, Row>

/** Midnight in the college's zone at which a day begins. */
const dayStart = (day: string, zona: string, plus = 0) => sql<Date>`((${day}::date + ${plus}::int)::timestamp AT TIME ZONE ${zona})`

function people<Row>(query: Filtered<'auditLog', Row>, { akun, atasNama }: AuditFilter): Filtered<'auditLog', Row> {
  return query
    .$if(akun !== undefined, (some) =>
      some.where(sql<boolean>`(audit_log.id_akun = ${akun} AND audit_log.atas_nama_oleh IS NULL OR audit_log.atas_nama_oleh = ${akun})`),
    )
    .$if(atasNama !== undefined, (some) =>
      some.where(
        sql<boolean>`(audit_log.untuk_akun = ${atasNama} OR audit_log.id_akun = ${atasNama} AND audit_log.atas_nama_oleh IS NOT NULL)`,
      ),
    )
}

/** The whole log of a college, filtered. `waktu` are days in the zone of the college, both included. */
export function selectAuditLog(db: Db, filter: AuditFilter, zona: string) {
  const { cari, aksi, entitas, idBaris, waktu, alamatIp } = filter
  const all = withPeople(db).select(['auditLog.alamatIp', 'auditLog.peramban'])
  const named = people(all as unknown as Filtered<'auditLog', never>, filter) as unknown as typeof all
  return named
    .$if(aksi !== undefined, (query) => query.where('auditLog.aksi', 'in', aksi ?? []))
    .$if(entitas !== undefined, (query) => query.where('auditLog.entitas', 'in', entitas ?? []))
    .$if(Boolean(idBaris), (query) => query.where('auditLog.idBaris', '=', idBaris ?? ''))
    .$if(Boolean(alamatIp), (query) => query.where('auditLog.alamatIp', '=', alamatIp ?? ''))
    .$if(waktu?.after !== undefined, (query) => query.where('auditLog.waktu', '>=', dayStart(waktu?.after ?? '', zona)))
    .$if(waktu?.before !== undefined, (query) => query.where('auditLog.waktu', '<', dayStart(waktu?.before ?? '', zona, 1)))
    .$if(Boolean(cari), (query) =>
      query.where((eb) =>
        eb.or([eb('auditLog.label', 'ilike', contains(cari ?? '')), eb('auditLog.alasan', 'ilike', contains(cari ?? ''))]),
      ),
    )
}

/** One act with everything that is known of it, its place in the chain too. */
export const findAudit = (db: Db, id: number) =>
  withPeople(db)
    .leftJoin('auditRantai', (on) =>
      on.onRef('auditRantai.collegeId', '=', 'auditLog.collegeId').onRef('auditRantai.idAudit', '=', 'auditLog.id'),
    )
    .select([
      'auditLog.alamatIp',
      'auditLog.peramban',
      'auditLog.requestId',
      'auditRantai.urut',
      sql<string | null>`encode(audit_rantai.hash, 'hex')`.as('hash'),
    ])
    .where('auditLog.id', '=', id)
    .executeTakeFirst()

/** The kinds of rows that the log knows, read from its index by jumps: it has thousands of rows of each. */
export async function listEntitas(db: Db): Promise<string[]> {
  const { rows } = await sql<{ entitas: string }>`
    WITH RECURSIVE langkah AS (
      (SELECT entitas FROM audit_log ORDER BY entitas LIMIT 1)
      UNION ALL
      SELECT (SELECT a.entitas FROM audit_log a WHERE a.entitas > l.entitas ORDER BY a.entitas LIMIT 1) FROM langkah l WHERE l.entitas IS NOT NULL
    ) SELECT entitas FROM langkah WHERE entitas IS NOT NULL`.execute(db)
  return rows.map(({ entitas }) => entitas)
}

/** Whether the caller's prodi let him see the row itself: what a wall hides, its history hides too. */
export async function rowIsVisible(db: Db, entitas: string, idBaris: string): Promise<boolean> {
  const { rows } = await sql<{ terbatas: boolean }>`
    SELECT app_prodi() IS NOT NULL AND EXISTS (SELECT FROM pg_policy WHERE polrelid = to_regclass(${entitas}) AND NOT polpermissive) AS terbatas`.execute(
    db,
  )
  if (!rows[0]?.terbatas) return true
  const found = await sql`SELECT 1 FROM ${sql.table(entitas)} WHERE id::text = ${idBaris}`.execute(db)
  return found.rows.length > 0
}
