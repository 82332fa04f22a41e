import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/client'
import type { Sumber } from './sumber'

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

type Orang = { id: string; idBiodata: string }

const kunci = ({ id, idBiodata }: Orang, sumber: readonly Sumber[]): RawBuilder<unknown> => {
  const cabang = sumber.map(({ entitas, lewat, id: kolom = 'id' }) => {
    const nilai = lewat === 'id_biodata' || entitas === 'biodata' ? idBiodata : id
    return sql`SELECT ${entitas}::text AS entitas, ${sql.ref(kolom)}::text AS id_baris FROM ${sql.table(entitas)} WHERE ${sql.ref(lewat)} = ${nilai}::uuid`
  })
  // Rows that are gone are known only by the line of their end.
  const terhapus = sql`
    SELECT entitas, id_baris FROM audit_log WHERE sesudah IS NULL AND sebelum ? 'idMahasiswa' AND sebelum ->> 'idMahasiswa' = ${id} AND entitas = ANY (${sumber.map(({ entitas }) => entitas)}::text[])
    UNION ALL SELECT entitas, id_baris FROM audit_log WHERE sesudah IS NULL AND sebelum ? 'idBiodata' AND sebelum ->> 'idBiodata' = ${idBiodata} AND entitas = ANY (${sumber.map(({ entitas }) => entitas)}::text[])`
  return sql`${sql.join(cabang, sql` UNION ALL `)} UNION ALL ${terhapus}`
}

type Cari = { sumber: readonly Sumber[]; field?: string | undefined; limit: number; offset: number }

/** Lines of the log about a student and everything of his, the newest first, and how many there are. */
export async function listRiwayat(
  db: Db,
  orang: Orang,
  { sumber, field, limit, offset }: Cari,
): Promise<{ rows: BarisLog[]; total: number }> {
  if (sumber.length === 0) return { rows: [], total: 0 }
  const cocok = field ? sql`AND (a.sebelum ? ${field} OR a.sesudah ? ${field})` : sql``
  const baris = sql`FROM (SELECT DISTINCT entitas, id_baris FROM (${kunci(orang, sumber)}) k) k JOIN audit_log a ON a.entitas = k.entitas AND a.id_baris = k.id_baris ${cocok}`
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

/** Fields that lines of the log about a student name, with the table that each stands in. */
export async function listIsian(db: Db, orang: Orang, sumber: readonly Sumber[]): Promise<{ entitas: string; field: string }[]> {
  if (sumber.length === 0) return []
  const { rows } = await sql<{ entitas: string; field: string }>`
    SELECT DISTINCT a.entitas, f.field
      FROM (SELECT DISTINCT entitas, id_baris FROM (${kunci(orang, sumber)}) k) k
      JOIN audit_log a ON a.entitas = k.entitas AND a.id_baris = k.id_baris
      CROSS JOIN LATERAL jsonb_object_keys(coalesce(a.sebelum, '{}') || coalesce(a.sesudah, '{}')) AS f(field)
     ORDER BY a.entitas, f.field LIMIT 1000`.execute(db)
  return rows
}

/** The person behind a registration that the caller may see. */
export async function findOrang(db: Db, id: string): Promise<Orang | undefined> {
  const { rows } = await sql<Orang>`SELECT id, id_biodata FROM mahasiswa WHERE id = ${id}`.execute(db)
  return rows[0]
}
