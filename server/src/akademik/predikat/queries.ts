import type { Db } from '../../db/client'

/** Sets of honours with the names of prodi and period. */
export const selectPredikat = (db: Db) =>
  db
    .selectFrom('predikat as s')
    .innerJoin('periode as t', (on) => on.onRef('t.collegeId', '=', 's.collegeId').onRef('t.id', '=', 's.berlakuMulai'))
    .leftJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 's.collegeId').onRef('p.id', '=', 's.idProdi'))
    .select([
      's.id',
      's.versi',
      's.diubahPada',
      's.jenjang',
      's.idProdi',
      's.angkatanMulai',
      's.angkatanSampai',
      's.berlakuMulai',
      's.baris',
    ])
    .select(['t.label as labelPeriode', 'p.nama as namaProdi', 'p.jenjangProdi'])

export const findPredikat = (db: Db, id: string) => selectPredikat(db).where('s.id', '=', id).executeTakeFirst()
