import { bacaProdi } from '@sivitas/rules/platform/prodi-teks'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

/** Who looks, and on which day. */
export type Viewer = {
  /** Calendar day in the college's zone. */
  today: string
  /** The viewer's own prodi text: who is limited sees only operators within his list, and himself (PL-R28). */
  prodi: string
  idOperator: number | null
}

export type OperatorFilter = {
  cari?: string | undefined
  role?: string[] | undefined
  jenis?: 'Supervisor' | 'Biasa' | undefined
  prodi?: string[] | undefined
  idLokasi?: string[] | undefined
  aktif?: boolean | undefined
  belumPernahMasuk?: boolean | undefined
  /** Instant before which the last sign-in lies. */
  terakhirMasukSebelum?: Date | undefined
}

export type RoleOfOperator = {
  idHakAkses: string
  nama: string
  berlakuMulai: string | null
  berlakuSelesai: string | null
  berlaku: boolean
}

const codes = sql`string_to_array(ltrim(operator.prodi, '#'), '#')`

const fields = [
  'operator.id',
  'operator.versi',
  'operator.diubahPada',
  'operator.nama',
  'operator.email',
  'operator.telepon',
  'operator.supervisor',
  'operator.prodi',
  'operator.idLokasi',
  'operator.sesiSemester',
  'operator.idFoto',
  'operator.aktif',
  'operator.berlakuSelesai',
  'akun.uuid as idAkun',
  'akun.username',
  'akun.emailTerverifikasi',
  'akun.terkunciSampai',
  'akun.wajibGantiSandi',
  'akun.terakhirMasuk',
  'lokasi.nama as namaLokasi',
] as const

const derived = (today: string) => [
  sql<'aktif' | 'terkunci' | 'nonaktif' | 'kedaluwarsa'>`CASE
    WHEN NOT operator.aktif OR akun.status = 'nonaktif' THEN 'nonaktif'
    WHEN operator.berlaku_selesai < ${today}::date THEN 'kedaluwarsa'
    WHEN akun.status = 'terkunci' OR akun.terkunci_sampai > now() THEN 'terkunci'
    ELSE 'aktif' END`.as('statusAkun'),
  sql<RoleOfOperator[]>`coalesce((
    SELECT jsonb_agg(jsonb_build_object('idHakAkses', h.id, 'nama', h.nama, 'berlakuMulai', g.berlaku_mulai, 'berlakuSelesai', g.berlaku_selesai,
                       'berlaku', ${today}::date BETWEEN coalesce(g.berlaku_mulai, '-infinity') AND coalesce(g.berlaku_selesai, 'infinity')) ORDER BY h.nama)
      FROM operator_hak_akses g JOIN hak_akses h ON h.college_id = g.college_id AND h.id = g.id_hak_akses
     WHERE g.college_id = operator.college_id AND g.id_operator = operator.id), '[]')`.as('role'),
  sql<string | null>`(
    SELECT string_agg(p.jenjang_prodi || ' - ' || p.nama, ', ' ORDER BY p.kode)
      FROM prodi p WHERE p.college_id = operator.college_id AND p.kode = ANY (${codes}))`.as('namaProdi'),
]

const conditions: { [Name in keyof OperatorFilter]-?: (value: NonNullable<OperatorFilter[Name]>) => RawBuilder<boolean> } = {
  cari: (text) =>
    sql`(operator.nama ILIKE ${contains(text)} OR akun.username ILIKE ${contains(text)} OR operator.email ILIKE ${contains(text)} OR operator.id::text = ${text})`,
  role: (ids) =>
    sql`EXISTS (SELECT 1 FROM operator_hak_akses g WHERE g.college_id = operator.college_id AND g.id_operator = operator.id AND g.id_hak_akses = ANY (${ids}))`,
  jenis: (jenis) => sql`operator.supervisor = ${jenis === 'Supervisor'}`,
  // Who may touch every prodi belongs to each of them.
  prodi: (wanted) => sql`(operator.prodi = '' OR ${codes} && ${wanted}::text[])`,
  idLokasi: (ids) => sql`operator.id_lokasi = ANY (${ids})`,
  aktif: (aktif) => sql`operator.aktif = ${aktif}`,
  belumPernahMasuk: (never) => sql`(akun.terakhir_masuk IS NULL) = ${never}`,
  terakhirMasukSebelum: (instant) => sql`akun.terakhir_masuk < ${instant}`,
}

/** Whether an operator lies within the viewer's prodi list. */
export const withinProdi = ({ prodi, idOperator }: Pick<Viewer, 'prodi' | 'idOperator'>): RawBuilder<boolean> =>
  prodi === '' ? sql`true` : sql`(operator.id = ${idOperator} OR (operator.prodi <> '' AND ${codes} <@ ${bacaProdi(prodi)}::text[]))`

/** Operators with account, roles, prodi names and place, as far as the viewer may see them. */
export function selectOperator(db: Db, viewer: Viewer, filter: OperatorFilter = {}) {
  const base = db
    .selectFrom('operator')
    .innerJoin('akun', (on) => on.onRef('akun.collegeId', '=', 'operator.collegeId').onRef('akun.idOperator', '=', 'operator.id'))
    .leftJoin('lokasi', (on) => on.onRef('lokasi.collegeId', '=', 'operator.collegeId').onRef('lokasi.id', '=', 'operator.idLokasi'))
    .select(fields)
    .select(derived(viewer.today))
    .where(withinProdi(viewer))
  return Object.entries(conditions).reduce((query, [name, condition]) => {
    const value = filter[name as keyof OperatorFilter]
    return value === undefined || value === '' ? query : query.where((condition as (value: unknown) => RawBuilder<boolean>)(value))
  }, base)
}

export const findOperator = (db: Db, id: number, viewer: Viewer) =>
  selectOperator(db, viewer).where('operator.id', '=', id).executeTakeFirst()

export type OperatorRow = NonNullable<Awaited<ReturnType<typeof findOperator>>>
