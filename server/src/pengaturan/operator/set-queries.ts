import type { Scopes } from '@sivitas/rules/platform/scope'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import type { Grant } from './rights-queries'

/** An operator as acts on many of them need him: what he is, what he may do, and whether he is still as somebody left him. */
export type OperatorState = {
  id: number
  versi: number
  idAkun: string
  username: string
  nama: string
  email: string | null
  telepon: string | null
  supervisor: boolean
  prodi: string
  idLokasi: string | null
  berlakuSelesai: string | null
  aktif: boolean
  grants: Grant[]
  /** What he may do today or later. */
  scopes: Scopes
}

type Held = Grant & { idOperator: number; scopes: Scopes }

/** The roles of operators with what each gives; one statement for all, since a subquery for each would be run for each. */
async function listHeld(db: Db, ids: readonly number[]): Promise<Map<number, Held[]>> {
  const { rows } = await sql<Held>`
    SELECT g.id_operator, g.id_hak_akses, g.berlaku_mulai, g.berlaku_selesai, h.scopes
      FROM operator_hak_akses g JOIN hak_akses h ON h.college_id = g.college_id AND h.id = g.id_hak_akses
     WHERE g.id_operator = ANY (${ids}::int[]) ORDER BY g.id_hak_akses`.execute(db)
  const held = new Map<number, Held[]>()
  for (const row of rows) held.set(row.idOperator, [...(held.get(row.idOperator) ?? []), row])
  return held
}

/** What roles give together that have not ended; T beats B. */
function openScopes(held: readonly Held[], today: string): Scopes {
  const open = held.filter(({ berlakuSelesai }) => berlakuSelesai === null || berlakuSelesai >= today)
  const pairs = open.flatMap(({ scopes }) => Object.entries(scopes)).toSorted(([, a], [, b]) => a.localeCompare(b))
  return Object.fromEntries(pairs)
}

/** Operators by number or username, in the order of their numbers; for writing they are locked. */
export async function listStates(
  db: Db,
  by: { ids: readonly number[] } | { usernames: readonly string[] },
  { today, lock = false }: { today: string; lock?: boolean },
): Promise<OperatorState[]> {
  const wanted = 'ids' in by ? sql`o.id = ANY (${by.ids}::int[])` : sql`a.username = ANY (${by.usernames}::text[])`
  const { rows } = await sql<Omit<OperatorState, 'grants' | 'scopes'>>`
    SELECT o.id, o.versi, a.uuid AS id_akun, a.username, o.nama, o.email, o.telepon, o.supervisor, o.prodi, o.id_lokasi, o.berlaku_selesai, o.aktif
      FROM operator o JOIN akun a ON a.college_id = o.college_id AND a.id_operator = o.id
     WHERE ${wanted} ORDER BY o.id ${lock ? sql`FOR UPDATE OF o, a` : sql``}`.execute(db)
  const held = await listHeld(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const own = held.get(row.id) ?? []
    const grants = own.map(({ idHakAkses, berlakuMulai, berlakuSelesai }) => ({ idHakAkses, berlakuMulai, berlakuSelesai }))
    return { ...row, grants, scopes: openScopes(own, today) }
  })
}

/** Fields of an operator that acts on many set. */
export type OperatorFields = Pick<
  OperatorState,
  'id' | 'versi' | 'nama' | 'email' | 'telepon' | 'supervisor' | 'prodi' | 'idLokasi' | 'berlakuSelesai' | 'aktif'
>

const snakeRows = (rows: readonly OperatorFields[]) =>
  JSON.stringify(rows.map(({ idLokasi, berlakuSelesai, ...row }) => ({ ...row, id_lokasi: idLokasi, berlaku_selesai: berlakuSelesai })))

/**
 * Writes whole operators whose version is still the given one.
 * @returns the new version of each that was written; one that somebody else changed is missing
 */
export async function updateOperators(db: Db, rows: readonly OperatorFields[]): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map()
  const { rows: written } = await sql<{ id: number; versi: number }>`
    UPDATE operator o SET nama = n.nama, email = n.email, telepon = n.telepon, supervisor = n.supervisor, prodi = n.prodi, id_lokasi = n.id_lokasi,
           berlaku_selesai = n.berlaku_selesai, aktif = n.aktif, versi = o.versi + 1
      FROM jsonb_to_recordset(${snakeRows(rows)}::jsonb) AS n(id int, versi int, nama text, email text, telepon text, supervisor boolean, prodi text, id_lokasi uuid, berlaku_selesai date, aktif boolean)
     WHERE o.id = n.id AND o.versi = n.versi RETURNING o.id, o.versi`.execute(db)
  return new Map(written.map(({ id, versi }) => [id, versi]))
}

/** New operators, numbered by the caller under `lockOperators`. */
export async function insertOperators(db: Db, rows: readonly OperatorFields[], sesiSemester: number): Promise<void> {
  await sql`
    INSERT INTO operator (id, nama, email, telepon, supervisor, prodi, id_lokasi, berlaku_selesai, sesi_semester)
    SELECT n.id, n.nama, n.email, n.telepon, n.supervisor, n.prodi, n.id_lokasi, n.berlaku_selesai, ${sesiSemester}
      FROM jsonb_to_recordset(${snakeRows(rows)}::jsonb) AS n(id int, nama text, email text, telepon text, supervisor boolean, prodi text, id_lokasi uuid, berlaku_selesai date)`.execute(
    db,
  )
}

export type AkunOfOperator = { id: number; username: string; email: string | null; terverifikasi: boolean }

/** Accounts of new operators. They have no password: nobody signs in with them before somebody makes one. */
export async function insertAkuns(db: Db, rows: readonly AkunOfOperator[]): Promise<void> {
  await sql`
    INSERT INTO akun (username, email, email_terverifikasi, id_operator, roles, wajib_ganti_sandi)
    SELECT n.username, n.email, n.terverifikasi, n.id, ARRAY['ROLE_OPERATOR'], true
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id int, username text, email text, terverifikasi boolean)`.execute(db)
}

/** Mail addresses of operators' accounts. */
export async function updateAkunEmails(db: Db, rows: readonly Omit<AkunOfOperator, 'username'>[]): Promise<void> {
  await sql`
    UPDATE akun a SET email = n.email, email_terverifikasi = n.terverifikasi
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id int, email text, terverifikasi boolean)
     WHERE a.id_operator = n.id AND (a.email, a.email_terverifikasi) IS DISTINCT FROM (n.email, n.terverifikasi)`.execute(db)
}

/** Gives operators exactly these roles; what stays as it was is not written. */
export async function replaceGrants(db: Db, rows: readonly { id: number; grants: readonly Grant[] }[]): Promise<void> {
  const given = JSON.stringify(
    rows.flatMap(({ id, grants }) =>
      grants.map((grant) => ({ id, hak: grant.idHakAkses, mulai: grant.berlakuMulai, selesai: grant.berlakuSelesai })),
    ),
  )
  const ids = rows.map(({ id }) => id)
  await sql`
    DELETE FROM operator_hak_akses g WHERE g.id_operator = ANY (${ids}::int[]) AND NOT EXISTS (
      SELECT 1 FROM jsonb_to_recordset(${given}::jsonb) AS n(id int, hak uuid) WHERE n.id = g.id_operator AND n.hak = g.id_hak_akses)`.execute(
    db,
  )
  await sql`
    INSERT INTO operator_hak_akses AS g (id_operator, id_hak_akses, berlaku_mulai, berlaku_selesai)
    SELECT n.id, n.hak, n.mulai, n.selesai FROM jsonb_to_recordset(${given}::jsonb) AS n(id int, hak uuid, mulai date, selesai date)
    ON CONFLICT (college_id, id_operator, id_hak_akses) DO UPDATE SET berlaku_mulai = excluded.berlaku_mulai, berlaku_selesai = excluded.berlaku_selesai
     WHERE (g.berlaku_mulai, g.berlaku_selesai) IS DISTINCT FROM (excluded.berlaku_mulai, excluded.berlaku_selesai)`.execute(db)
}

/** Tells the operators' own histories which roles they had and have; the grants themselves stand in another table. */
export async function recordRoles(
  db: Db,
  rows: readonly { id: number; nama: string; sebelum: readonly string[]; sesudah: readonly string[] }[],
): Promise<void> {
  await sql`
    INSERT INTO audit_log (id_akun, atas_nama_oleh, alamat_ip, peramban, request_id, aksi, entitas, id_baris, label, sebelum, sesudah, alasan)
    SELECT app_akun(), nullif(current_setting('app.atas_nama', true), '')::uuid, nullif(current_setting('app.alamat_ip', true), ''),
           nullif(current_setting('app.peramban', true), ''), nullif(current_setting('app.request_id', true), ''),
           coalesce(nullif(current_setting('app.aksi', true), ''), 'ubah'), 'operator', n.id::text, n.nama,
           jsonb_build_object('role', n.sebelum), jsonb_build_object('role', n.sesudah), nullif(current_setting('app.alasan', true), '')
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id int, nama text, sebelum jsonb, sesudah jsonb)`.execute(db)
}
