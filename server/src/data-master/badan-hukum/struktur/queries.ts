import { sql } from 'kysely'
import type { Db } from '../../../db/client'

/** Departments by key, with their faculty. */
export const findJurusanPlace = (db: Db, id: string) =>
  db
    .selectFrom('jurusan')
    .leftJoin('fakultas', (on) => on.onRef('fakultas.collegeId', '=', 'jurusan.collegeId').onRef('fakultas.id', '=', 'jurusan.idFakultas'))
    .select(['jurusan.id', 'jurusan.nama', 'jurusan.idFakultas', 'fakultas.nama as namaFakultas'])
    .where('jurusan.id', '=', id)
    .executeTakeFirst()

/** A prodi with the units it stands in. */
export const findProdiPlace = (db: Db, id: string) =>
  db
    .selectFrom('prodi')
    .leftJoin('fakultas', (on) => on.onRef('fakultas.collegeId', '=', 'prodi.collegeId').onRef('fakultas.id', '=', 'prodi.idFakultas'))
    .leftJoin('jurusan', (on) => on.onRef('jurusan.collegeId', '=', 'prodi.collegeId').onRef('jurusan.id', '=', 'prodi.idJurusan'))
    .select([
      'prodi.id',
      'prodi.nama',
      'prodi.jenjangProdi',
      'prodi.status',
      'prodi.idFakultas',
      'prodi.idJurusan',
      'fakultas.nama as namaFakultas',
      'jurusan.nama as namaJurusan',
    ])
    .where('prodi.id', '=', id)
    .executeTakeFirst()

export const findFakultasNama = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('fakultas').select('nama').where('id', '=', id).executeTakeFirst())?.nama ?? null

export type Muatan = { prodi: number; mahasiswa: number; dosen: number; kelas: number }

/** What stands in some prodi: students who study, permanent and other lecturers at work, classes of a period. */
export async function countMuatan(db: Db, idProdi: readonly string[], periode: number): Promise<Muatan> {
  const { rows } = await sql<Muatan>`
    SELECT ${idProdi.length}::int AS prodi,
      (SELECT count(*)::int FROM mahasiswa WHERE id_prodi = ANY (${idProdi}::uuid[]) AND status IN ('A','C','N','S','U','O')) AS mahasiswa,
      (SELECT count(*)::int FROM dosen WHERE id_prodi_homebase = ANY (${idProdi}::uuid[]) AND status_aktif = 'A') AS dosen,
      (SELECT count(*)::int FROM kelas_kuliah WHERE id_prodi = ANY (${idProdi}::uuid[]) AND id_periode = ${periode}) AS kelas`.execute(db)
  return rows[0] ?? { prodi: 0, mahasiswa: 0, dosen: 0, kelas: 0 }
}
