import type { Ruang } from '@sivitas/contract/data-master/badan-hukum/ruang'
import { sql } from 'kysely'
import type { Db } from '../../../../db/client'

/** What a line writes of a room. */
export type IsiRuang = {
  kode: string
  nama: string
  idGedung: string
  lantai: number
  jenisRuang: Ruang['jenisRuang']
  kapasitas: number
  kapasitasUjian: number
  luas: number | null
  fasilitas: readonly string[]
  jumlahKomputer: number | null
  prodi: readonly string[]
  bolehDijadwalkan: boolean
  tautanDaring: string | null
  aktif: boolean
}
export type RuangTersimpan = IsiRuang & { id: string; versi: number }

const columns = [
  'kode',
  'nama',
  'idGedung',
  'lantai',
  'jenisRuang',
  'kapasitas',
  'kapasitasUjian',
  'luas',
  'fasilitas',
  'jumlahKomputer',
  'prodi',
  'bolehDijadwalkan',
  'tautanDaring',
  'aktif',
] as const

export const listRuangByKode = async (db: Db, kode: readonly string[]): Promise<RuangTersimpan[]> =>
  (await db
    .selectFrom('ruang')
    .select(['id', 'versi', ...columns])
    .where(sql<boolean>`lower(kode) = ANY (${kode.map((one) => one.toLowerCase())}::text[])`)
    .execute()) as RuangTersimpan[]

export const listGedungKode = (db: Db) =>
  db
    .selectFrom('gedung')
    .innerJoin('kampus', (on) => on.onRef('kampus.collegeId', '=', 'gedung.collegeId').onRef('kampus.id', '=', 'gedung.idKampus'))
    .select(['gedung.id', 'gedung.kode', 'gedung.nama', 'gedung.jumlahLantai', 'kampus.kode as kodeKampus'])
    .orderBy('gedung.kode')
    .orderBy('gedung.id')
    .execute()

export const listProdiKode = (db: Db) => db.selectFrom('prodi').select(['id', 'kode', 'nama']).orderBy('kode').execute()

const written = (rows: readonly (IsiRuang & { id?: string; versi?: number })[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id uuid, versi int, kode text, nama text, "idGedung" uuid, lantai int, "jenisRuang" text,
    kapasitas int, "kapasitasUjian" int, luas numeric, fasilitas text[], "jumlahKomputer" int, prodi uuid[], "bolehDijadwalkan" boolean, "tautanDaring" text, aktif boolean)`

/** Adds rooms; answers their keys by code. */
export async function insertRuang(db: Db, rows: readonly IsiRuang[]): Promise<Map<string, string>> {
  const { rows: made } = await sql<{ id: string; kode: string }>`
    INSERT INTO ruang (kode, nama, id_gedung, lantai, jenis_ruang, kapasitas, kapasitas_ujian, luas, fasilitas, jumlah_komputer, prodi, boleh_dijadwalkan, tautan_daring, aktif)
    SELECT kode, nama, "idGedung", lantai, "jenisRuang", kapasitas, "kapasitasUjian", luas, fasilitas, "jumlahKomputer", prodi, "bolehDijadwalkan", "tautanDaring", aktif
      FROM ${written(rows)} RETURNING id, kode`.execute(db)
  return new Map(made.map(({ id, kode }) => [kode, id]))
}

/** Writes rooms that still have the version that was seen; answers their new versions. */
export async function updateRuang(db: Db, rows: readonly RuangTersimpan[]): Promise<Map<string, number>> {
  const { rows: done } = await sql<{ id: string; versi: number }>`
    UPDATE ruang r SET nama = n.nama, id_gedung = n."idGedung", lantai = n.lantai, jenis_ruang = n."jenisRuang", kapasitas = n.kapasitas,
           kapasitas_ujian = n."kapasitasUjian", luas = n.luas, fasilitas = n.fasilitas, jumlah_komputer = n."jumlahKomputer", prodi = n.prodi,
           boleh_dijadwalkan = n."bolehDijadwalkan", tautan_daring = n."tautanDaring", aktif = n.aktif
      FROM ${written(rows)} WHERE r.id = n.id AND r.versi = n.versi RETURNING r.id, r.versi`.execute(db)
  return new Map(done.map(({ id, versi }) => [id, versi]))
}

/** Takes away rooms that are still as they were made and were not blocked meanwhile. */
export async function deleteRuang(db: Db, rows: readonly { sasaran: string; versi: number }[]): Promise<Set<string>> {
  const { rows: gone } = await sql<{ id: string }>`
    DELETE FROM ruang r USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(sasaran uuid, versi int)
     WHERE r.id = n.sasaran AND r.versi = n.versi AND NOT EXISTS (SELECT 1 FROM ruang_blokir b WHERE b.college_id = r.college_id AND b.id_ruang = r.id)
    RETURNING r.id`.execute(db)
  return new Set(gone.map(({ id }) => id))
}
