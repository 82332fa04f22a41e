import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** Scope, start and values of a set: what a version of it holds. */
export type IsiAturan = {
  nama: string
  cakupan: CakupanAturan
  berlakuMulai: number
  nilai: Record<string, unknown>
}

export type CakupanAturan = {
  jenjang: string | null
  idProdi: string | null
  idJenisKelas: string | null
  angkatanMulai: number | null
  angkatanSampai: number | null
}

type Row = Omit<IsiAturan, 'cakupan'> &
  CakupanAturan & { id: number; namaProdi: string | null; namaJenisKelas: string | null } & {
    versi: number
    diubahPada: Date | null
    oleh: string | null
  }

export type AturanRow = IsiAturan & Omit<Row, keyof CakupanAturan>

const toSet = ({ jenjang, idProdi, idJenisKelas, angkatanMulai, angkatanSampai, ...rest }: Row): AturanRow => ({
  ...rest,
  cakupan: { jenjang, idProdi, idJenisKelas, angkatanMulai, angkatanSampai },
})

type Filter = {
  id?: number
  jenjang?: string | undefined
  idProdi?: string | undefined
  idJenisKelas?: string | undefined
  angkatan?: number | undefined
}

/** Rule sets with the names of whom they are for, the whole college first. */
export async function listAturan(db: Db, { id, jenjang, idProdi, idJenisKelas, angkatan }: Filter = {}): Promise<AturanRow[]> {
  const conditions = [
    ...(id === undefined ? [] : [sql`s.id = ${id}`]),
    ...(jenjang === undefined ? [] : [sql`coalesce(s.jenjang, p.jenjang) = ${jenjang}`]),
    ...(idProdi === undefined ? [] : [sql`s.id_prodi = ${idProdi}`]),
    ...(idJenisKelas === undefined ? [] : [sql`s.id_jenis_kelas = ${idJenisKelas}`]),
    ...(angkatan === undefined
      ? []
      : [
          sql`num_nonnulls(s.angkatan_mulai, s.angkatan_sampai) > 0
              AND ${angkatan}::int BETWEEN coalesce(s.angkatan_mulai, 0) AND coalesce(s.angkatan_sampai, 9999)`,
        ]),
  ]
  const { rows } = await sql<Row>`
    SELECT s.id, s.nama, s.jenjang, s.id_prodi, s.id_jenis_kelas, s.angkatan_mulai, s.angkatan_sampai, s.berlaku_mulai, s.nilai, s.versi,
           s.diubah_pada, p.jenjang_prodi || ' - ' || p.nama AS nama_prodi, j.nama AS nama_jenis_kelas, coalesce(o.nama, a.username) AS oleh
      FROM aturan s
      LEFT JOIN prodi p ON p.college_id = s.college_id AND p.id = s.id_prodi
      LEFT JOIN jenis_kelas j ON j.college_id = s.college_id AND j.id = s.id_jenis_kelas
      LEFT JOIN akun a ON a.college_id = s.college_id AND a.uuid = s.diubah_oleh
      LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
     WHERE ${conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`}
     ORDER BY s.id`.execute(db)
  return rows.map(toSet)
}

/** A number that no set of the college has or had: versions of a removed set keep theirs. */
export async function nextIdAturan(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT greatest(0, (SELECT max(id) FROM aturan), (SELECT max(kunci::int) FROM pengaturan_versi WHERE entitas = 'aturan')) + 1 AS id`.execute(
    db,
  )
  return rows[0]?.id ?? 1
}

const columns = ({ nama, cakupan, berlakuMulai, nilai }: IsiAturan) => ({ nama, ...cakupan, berlakuMulai, nilai: JSON.stringify(nilai) })

export const insertAturan = (db: Db, id: number, isi: IsiAturan) =>
  db
    .insertInto('aturan')
    .values({ id, ...columns(isi) })
    .execute()

export const updateAturan = (db: Db, id: number, isi: IsiAturan) =>
  db.updateTable('aturan').set(columns(isi)).where('id', '=', id).execute()

export const removeAturan = (db: Db, id: number) => db.deleteFrom('aturan').where('id', '=', id).execute()

/** Name of the set that has a scope already; seen through row-level security, so another prodi's stays unnamed. */
export async function findSameCakupan(db: Db, cakupan: CakupanAturan): Promise<string | undefined> {
  const { rows } = await sql<{ nama: string }>`
    SELECT nama FROM aturan WHERE jenjang IS NOT DISTINCT FROM ${cakupan.jenjang} AND id_prodi IS NOT DISTINCT FROM ${cakupan.idProdi}::uuid
       AND id_jenis_kelas IS NOT DISTINCT FROM ${cakupan.idJenisKelas}::uuid AND angkatan_mulai IS NOT DISTINCT FROM ${cakupan.angkatanMulai}::int
       AND angkatan_sampai IS NOT DISTINCT FROM ${cakupan.angkatanSampai}::int`.execute(db)
  return rows[0]?.nama
}
