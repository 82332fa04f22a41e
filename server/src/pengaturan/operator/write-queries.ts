import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** An operator as the acts need him, locked against other writers. */
export const lockOperator = (db: Db, id: number) =>
  db
    .selectFrom('operator')
    .innerJoin('akun', (on) => on.onRef('akun.collegeId', '=', 'operator.collegeId').onRef('akun.idOperator', '=', 'operator.id'))
    .select([
      'operator.id',
      'operator.nama',
      'operator.versi',
      'operator.prodi',
      'operator.aktif',
      'operator.berlakuSelesai',
      'operator.idFoto',
    ])
    .select(['akun.uuid as idAkun', 'akun.username', 'akun.email', 'akun.roles', 'akun.status', 'akun.terakhirMasuk', 'akun.sandiHash'])
    .where('operator.id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type Target = NonNullable<Awaited<ReturnType<typeof lockOperator>>>

/**
 * The next number of the college. Numbers of deleted operators count too: a newcomer must not inherit the history that
 * the audit log keeps under them. Only under `lockOperators`.
 */
export async function nextIdOperator(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT 1 + greatest(
      (SELECT coalesce(max(id), 0) FROM operator),
      (SELECT coalesce(max(id_baris::int), 0) FROM audit_log WHERE entitas = 'operator' AND aksi = 'hapus')) AS id`.execute(db)
  return rows[0]?.id ?? 1
}

export type OperatorValues = {
  nama: string
  email: string | null
  telepon: string | null
  supervisor: boolean
  prodi: string
  idLokasi: string | null
  berlakuSelesai: string | null
  sesiSemester: number
  idFoto: string | null
}

export const insertOperator = (db: Db, row: OperatorValues & { id: number }) => db.insertInto('operator').values(row).execute()

export type AkunBaru = {
  username: string
  email: string | null
  emailTerverifikasi: boolean
  idOperator: number
  sandiHash: string
}

export const insertAkun = (db: Db, row: AkunBaru) =>
  db
    .insertInto('akun')
    .values({ ...row, roles: ['ROLE_OPERATOR'], wajibGantiSandi: true })
    .returning('uuid')
    .executeTakeFirstOrThrow()

/** An account that could become an operator's, by its username or id. */
export const findAkunWithoutOperator = (db: Db, by: { username: string } | { uuid: string }) =>
  db
    .selectFrom('akun')
    .select(['uuid', 'username', 'roles', 'idOperator'])
    .$if('username' in by, (query) => query.where('username', '=', 'username' in by ? by.username : ''))
    .$if('uuid' in by, (query) => query.where('uuid', '=', 'uuid' in by ? by.uuid : ''))
    .executeTakeFirst()

export const attachAkun = (db: Db, uuid: string, idOperator: number) =>
  db
    .updateTable('akun')
    .set({ idOperator, roles: sql<string[]>`array_append(roles, 'ROLE_OPERATOR')` })
    .where('uuid', '=', uuid)
    .execute()

type AkunChange = Partial<{ username: string; email: string | null; emailTerverifikasi: boolean }>

export const updateAkun = (db: Db, uuid: string, change: AkunChange) =>
  db.updateTable('akun').set(change).where('uuid', '=', uuid).execute()

/** Counts a change of roles or account as one of the operator, so that a second editor's version is stale. */
export const touchOperator = (db: Db, id: number) =>
  db
    .updateTable('operator')
    .set((eb) => ({ versi: eb('versi', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Closes an account and makes every token of it worthless; one that serves another role stays open. */
export const closeAkun = (db: Db, uuid: string) =>
  db
    .updateTable('akun')
    .set((eb) => ({
      versiToken: eb('versiToken', '+', 1),
      status: sql<string>`CASE WHEN roles <@ ARRAY['ROLE_OPERATOR'] THEN 'nonaktif' ELSE status END`,
    }))
    .where('uuid', '=', uuid)
    .execute()

export const reopenAkun = (db: Db, uuid: string) =>
  db.updateTable('akun').set({ status: 'aktif' }).where('uuid', '=', uuid).where('status', '=', 'nonaktif').execute()

/** Whether an account ever wrote anything; coming and going is no writing. */
export async function hasWritten(db: Db, idAkun: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM audit_log WHERE id_akun = ${idAkun} AND aksi NOT IN ('masuk', 'gagal_masuk', 'keluar') LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Takes the operator away; his account goes with him unless it serves another role. */
export async function deleteOperator(db: Db, { id, idAkun, roles }: Pick<Target, 'id' | 'idAkun' | 'roles'>): Promise<void> {
  if (roles.length > 1)
    await db
      .updateTable('akun')
      .set((eb) => ({
        idOperator: null,
        roles: sql<string[]>`array_remove(roles, 'ROLE_OPERATOR')`,
        versiToken: eb('versiToken', '+', 1),
      }))
      .where('uuid', '=', idAkun)
      .execute()
  else await db.deleteFrom('akun').where('uuid', '=', idAkun).execute()
  await db.deleteFrom('operator').where('id', '=', id).execute()
}

/** Codes of prodi that the college has, of those asked for. */
export async function listKnownProdi(db: Db, kode: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('prodi')
    .select('kode')
    .where('kode', '=', sql<string>`ANY (${kode})`)
    .execute()
  return new Set(rows.map((row) => row.kode))
}

export const lokasiExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('lokasi').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

type OperatorChange = { idOperator: number; nama: string; sebelum: Record<string, unknown>; sesudah: Record<string, unknown> }

/** Tells the operator's own history what his account and grants keep in other tables. */
export const recordOperatorChange = (db: Db, { idOperator, nama, sebelum, sesudah }: OperatorChange, act: AuditFacts) =>
  db
    .insertInto('auditLog')
    .values({
      ...act,
      aksi: 'ubah',
      entitas: 'operator',
      idBaris: String(idOperator),
      label: nama,
      sebelum: JSON.stringify(sebelum),
      sesudah: JSON.stringify(sesudah),
    })
    .execute()

export type AuditFacts = {
  idAkun: string
  atasNamaOleh: string | null
  alamatIp: string
  peramban: string
  requestId: string
  alasan: string | null
}
