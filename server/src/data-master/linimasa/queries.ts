import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client'
import type { Subjek, Sumber } from './sumber'

export type BarisLog = {
  id: number
  waktu: Date
  aksi: string
  entitas: string
  label: string | null
  oleh: string | null
  atasNamaOleh: string | null
  alasan: string | null
  sebelum: Record<string, unknown> | null
  sesudah: Record<string, unknown> | null
}

/** Keys of all rows that are or were the subject's; those that are gone are known only by the line of their end. */
function barisMilik({ kunci, jejak }: Subjek, sumber: readonly Sumber[]): RawBuilder<unknown> {
  const entitas = sumber.map((satu) => satu.entitas)
  const hidup = sumber.map(
    (satu) =>
      sql`SELECT ${satu.entitas}::text AS entitas, ${sql.ref(satu.id ?? 'id')}::text AS id_baris FROM ${sql.table(satu.entitas)} WHERE ${sql.ref(satu.lewat)} = ${kunci(satu)}::uuid`,
  )
  // The field stands in the query as text, so that the index over exactly that field is found.
  const terhapus = jejak.map(
    ({ field, nilai }) =>
      sql`SELECT entitas, id_baris FROM audit_log WHERE sesudah IS NULL AND sebelum ? ${sql.lit(field)} AND sebelum ->> ${sql.lit(field)} = ${nilai} AND entitas = ANY (${entitas}::text[])`,
  )
  return sql.join([...hidup, ...terhapus], sql` UNION ALL `)
}

type Cari = { sumber: readonly Sumber[]; field?: string | undefined; limit: number; offset: number }

/** Lines of the log about somebody and everything of his, the newest first, and how many there are. */
export async function listPeristiwa(
  db: Db,
  subjek: Subjek,
  { sumber, field, limit, offset }: Cari,
): Promise<{ rows: BarisLog[]; total: number }> {
  if (sumber.length === 0) return { rows: [], total: 0 }
  const cocok = field ? sql`AND (a.sebelum ? ${field} OR a.sesudah ? ${field})` : sql``
  const baris = sql`FROM (SELECT DISTINCT entitas, id_baris FROM (${barisMilik(subjek, sumber)}) k) k JOIN audit_log a ON a.entitas = k.entitas AND a.id_baris = k.id_baris ${cocok}`
  const { rows } = await sql<BarisLog>`
    SELECT a.id, a.waktu, a.aksi, a.entitas, a.label, coalesce(o.nama, k2.username) AS oleh, k3.username AS atas_nama_oleh, a.alasan, a.sebelum, a.sesudah
      FROM (SELECT a.* ${baris} ORDER BY a.id DESC LIMIT ${limit} OFFSET ${offset}) a
      LEFT JOIN akun k2 ON k2.college_id = a.college_id AND k2.uuid = a.id_akun
      LEFT JOIN operator o ON o.college_id = k2.college_id AND o.id = k2.id_operator
      LEFT JOIN akun k3 ON k3.college_id = a.college_id AND k3.uuid = a.atas_nama_oleh
     ORDER BY a.id DESC`.execute(db)
  const { rows: jumlah } = await sql<{ total: number }>`SELECT count(*)::int AS total ${baris}`.execute(db)
  return { rows, total: jumlah[0]?.total ?? 0 }
}

/** Fields that lines of the log about somebody name, with the table that each stands in. */
export async function listIsian(db: Db, subjek: Subjek, sumber: readonly Sumber[]): Promise<{ entitas: string; field: string }[]> {
  if (sumber.length === 0) return []
  const { rows } = await sql<{ entitas: string; field: string }>`
    SELECT DISTINCT a.entitas, f.field
      FROM (SELECT DISTINCT entitas, id_baris FROM (${barisMilik(subjek, sumber)}) k) k
      JOIN audit_log a ON a.entitas = k.entitas AND a.id_baris = k.id_baris
      CROSS JOIN LATERAL jsonb_object_keys(coalesce(a.sebelum, '{}') || coalesce(a.sesudah, '{}')) AS f(field)
     ORDER BY a.entitas, f.field LIMIT 1000`.execute(db)
  return rows
}

/** Names of the codes of some lists, by 'list/code'. */
export async function listNamaKode(db: Db, daftar: readonly string[]): Promise<Map<string, string>> {
  if (daftar.length === 0) return new Map()
  const { rows } = await sql<{ kunci: string; nama: string }>`
    SELECT daftar || '/' || kode AS kunci, nama FROM ref_kode WHERE daftar = ANY (${daftar}::text[])`.execute(db)
  return new Map(rows.map(({ kunci, nama }) => [kunci, nama]))
}
