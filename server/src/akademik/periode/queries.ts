import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Filter = {
  tahun?: number | undefined
  kodeSemester?: number | undefined
  status?: readonly string[] | undefined
  cari?: string | undefined
}

/** Periods with how many of their windows are planned, and whether one is the college's running one. */
export function selectPeriode(db: Db, { tahun, kodeSemester, status, cari }: Filter = {}) {
  return db
    .selectFrom('periode')
    .innerJoin('college', 'college.collegeId', 'periode.collegeId')
    .select([
      'periode.id',
      'periode.versi',
      'periode.diubahPada',
      'periode.label',
      'periode.tahun',
      'periode.kodeSemester',
      'periode.urutan',
      'periode.tanggalMulai',
      'periode.tanggalSelesai',
      'periode.mingguKuliah',
      'periode.status',
      sql<boolean>`periode.id = college.periode_aktif`.as('aktif'),
      sql<number>`(SELECT count(DISTINCT j.kode)::int FROM jadwal_sistem j WHERE j.college_id = periode.college_id AND j.id_periode = periode.id
        AND j.aktif AND j.id_prodi IS NULL AND j.angkatan IS NULL AND j.id_mahasiswa IS NULL)`.as('jumlahJendela'),
    ])
    .$narrowType<{ status: 'rencana' | 'berjalan' | 'ditutup' | 'arsip' }>()
    .$if(tahun !== undefined, (query) => query.where('periode.tahun', '=', tahun ?? 0))
    .$if(kodeSemester !== undefined, (query) => query.where('periode.kodeSemester', '=', kodeSemester ?? 0))
    .$if(status !== undefined, (query) => query.where('periode.status', 'in', [...(status ?? [])]))
    .$if(Boolean(cari), (query) => query.where(sql`periode.label || ' ' || periode.id`, 'ilike', contains(cari ?? '')))
}

export const findPeriode = (db: Db, id: number) => selectPeriode(db).where('periode.id', '=', id).executeTakeFirst()

type Baru = { id: number; tahun: number; kodeSemester: number; tanggalMulai: string; tanggalSelesai: string; mingguKuliah: number }

export const insertPeriode = (db: Db, row: Baru) => db.insertInto('periode').values(row).execute()

/** Regular periods whose days overlap these, other than the one itself; and whether these days lie before their place in time. */
export const listBertumpuk = (db: Db, { id, tanggalMulai, tanggalSelesai }: Pick<Baru, 'id' | 'tanggalMulai' | 'tanggalSelesai'>) =>
  db
    .selectFrom('periode')
    .select(['id', 'label', 'kodeSemester'])
    .where('id', '<>', id)
    .where('kodeSemester', '<=', 2)
    .where('tanggalMulai', '<=', tanggalSelesai)
    .where('tanggalSelesai', '>=', tanggalMulai)
    .orderBy('urutan')
    .execute()

/** The regular period that runs beside this one, if any; locked, so that two can't begin at the same moment. */
export const lockRunning = (db: Db, id: number) =>
  db
    .selectFrom('periode')
    .select(['id', 'label'])
    .where('id', '<>', id)
    .where('status', '=', 'berjalan')
    .where('kodeSemester', '<=', 2)
    .forUpdate()
    .executeTakeFirst()

/** The short semester that runs beside a regular one, if any. */
export const findRunningShort = (db: Db, id: number) =>
  db
    .selectFrom('periode')
    .select('label')
    .where('id', '<>', id)
    .where('status', '=', 'berjalan')
    .where('kodeSemester', '>', 2)
    .executeTakeFirst()

export const hasWindow = async (db: Db, idPeriode: number, kode: string): Promise<boolean> =>
  (await db
    .selectFrom('jadwalSistem')
    .select('id')
    .where('idPeriode', '=', idPeriode)
    .where('kode', '=', kode)
    .where('aktif', '=', true)
    .where('idProdi', 'is', null)
    .where('angkatan', 'is', null)
    .where('idMahasiswa', 'is', null)
    .executeTakeFirst()) !== undefined

/** The college's own running period: the default of new operators and of the chip in the top bar. */
export const setPeriodeAktif = (db: Db, id: number) => db.updateTable('college').set({ periodeAktif: id }).execute()

type Sisa = { kelas: number; akm: number }

/** What stands in the way of closing a period: classes with grades that are not final, activities that are not locked. */
export async function countSisa(db: Db, idPeriode: number): Promise<Sisa> {
  const { rows } = await sql<Sisa>`
    SELECT (SELECT count(*)::int FROM kelas_kuliah k WHERE k.id_periode = ${idPeriode}
              AND EXISTS (SELECT 1 FROM nilai n WHERE n.college_id = k.college_id AND n.id_kelas = k.id AND n.status <> 'final')) AS kelas,
           (SELECT count(*)::int FROM aktivitas_kuliah a WHERE a.id_periode = ${idPeriode} AND NOT a.kunci) AS akm`.execute(db)
  return rows[0] ?? { kelas: 0, akm: 0 }
}

type Status = 'rencana' | 'berjalan' | 'ditutup' | 'arsip'

/** The state of every period that the college has made, by its id. */
export async function statusPeriode(db: Db): Promise<Map<number, Status>> {
  const rows = await db.selectFrom('periode').select(['id', 'status']).$narrowType<{ status: Status }>().execute()
  return new Map(rows.map(({ id, status }) => [id, status]))
}
