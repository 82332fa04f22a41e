import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import type { KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/client'

/** Whom a window reaches: all, or a prodi, an angkatan, both, or named students. */
export type Cakupan = {
  idProdi?: string | null | undefined
  angkatan?: number | null | undefined
  nim?: readonly string[] | undefined
}

/** Status codes of those who still study: a window means nothing to the others. */
export const STATUS_STUDI = Object.entries(STATUS_MAHASISWA).flatMap(([kode, { kelompok }]) => (kelompok === 'studi' ? [kode] : []))

const reach = ({ idProdi, angkatan, nim }: Cakupan) => {
  const conditions = [
    sql<SqlBool>`m.status = ANY (${STATUS_STUDI})`,
    ...(idProdi ? [sql<SqlBool>`m.id_prodi = ${idProdi}`] : []),
    ...(angkatan ? [sql<SqlBool>`m.angkatan = ${angkatan}`] : []),
    ...(nim?.length ? [sql<SqlBool>`m.nim = ANY (${[...nim]})`] : []),
  ]
  return sql.join(conditions, sql` AND `)
}

/** Rows that go before one of this reach: AK-R5, mahasiswa > prodi+angkatan > prodi > angkatan > all. */
function moreSpecific({ idProdi, angkatan, nim }: Cakupan) {
  if (nim?.length) return sql<SqlBool>`false`
  const person = sql<SqlBool>`j.id_mahasiswa = m.id`
  const both = sql<SqlBool>`(j.id_prodi = m.id_prodi AND j.angkatan = m.angkatan)`
  const prodi = sql<SqlBool>`(j.id_prodi = m.id_prodi AND j.angkatan IS NULL)`
  const year = sql<SqlBool>`(j.id_prodi IS NULL AND j.angkatan = m.angkatan)`
  if (idProdi && angkatan) return person
  if (idProdi) return sql<SqlBool>`(${person} OR ${both})`
  return angkatan ? sql<SqlBool>`(${person} OR ${both} OR ${prodi})` : sql<SqlBool>`(${person} OR ${both} OR ${prodi} OR ${year})`
}

type Terkena = { mahasiswa: number; berjadwalSendiri: number; kelas: number }

/**
 * How many students a window of this reach is for, how many of them have a window of their own that goes before it, and
 * in how many classes of the period they are; without any narrowing all classes of the period count.
 */
export async function countTerkena(
  db: Db,
  { idPeriode, kode }: { idPeriode: number; kode: KodeJendela },
  cakupan: Cakupan,
): Promise<Terkena> {
  const { rows } = await sql<{ mahasiswa: number; berjadwalSendiri: number }>`
    SELECT count(*)::int AS mahasiswa,
           count(*) FILTER (WHERE EXISTS (SELECT 1 FROM jadwal_sistem j
             WHERE j.college_id = m.college_id AND j.id_periode = ${idPeriode} AND j.kode = ${kode} AND j.aktif AND ${moreSpecific(cakupan)}))::int AS berjadwal_sendiri
      FROM mahasiswa m WHERE ${reach(cakupan)}`.execute(db)
  return { mahasiswa: 0, berjadwalSendiri: 0, ...rows[0], kelas: await countKelas(db, idPeriode, cakupan) }
}

async function countKelas(db: Db, idPeriode: number, cakupan: Cakupan): Promise<number> {
  const { idProdi, angkatan, nim } = cakupan
  const people = Boolean(angkatan) || Boolean(nim?.length)
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM kelas_kuliah k
     WHERE k.id_periode = ${idPeriode} AND ${idProdi ? sql<SqlBool>`k.id_prodi = ${idProdi}` : sql<SqlBool>`true`}
       AND ${
         people
           ? sql<SqlBool>`EXISTS (SELECT 1 FROM nilai n JOIN mahasiswa m ON m.college_id = n.college_id AND m.id = n.id_mahasiswa
               WHERE n.college_id = k.college_id AND n.id_kelas = k.id AND ${reach(cakupan)})`
           : sql<SqlBool>`true`
       }`.execute(db)
  return rows[0]?.n ?? 0
}

/** Students by NIM, as far as the caller may see them. */
export const listByNim = (db: Db, nim: readonly string[]) =>
  db
    .selectFrom('mahasiswa')
    .select(['id', 'nim', 'idProdi', 'angkatan'])
    .where('nim', 'in', [...nim])
    .execute()

/** One student for the tester. */
export const findByNim = (db: Db, nim: string) =>
  db
    .selectFrom('mahasiswa')
    .innerJoin('prodi', (on) => on.onRef('prodi.collegeId', '=', 'mahasiswa.collegeId').onRef('prodi.id', '=', 'mahasiswa.idProdi'))
    .select(['mahasiswa.id', 'mahasiswa.nim', 'mahasiswa.nama', 'mahasiswa.idProdi', 'mahasiswa.angkatan'])
    .select(sql<string>`prodi.jenjang_prodi || ' - ' || prodi.nama`.as('prodi'))
    .where('mahasiswa.nim', '=', nim)
    .executeTakeFirst()
