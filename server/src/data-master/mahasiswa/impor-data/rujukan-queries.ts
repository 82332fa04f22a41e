import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type ProdiImpor = {
  id: string
  kode: string
  nama: string
  jenjang: string
  jenjangProdi: string
  status: string
  masaTempuh: number
  batasStudiSemester: number | null
  idPddikti: string | null
}

export const listProdi = (db: Db): Promise<ProdiImpor[]> =>
  db
    .selectFrom('prodi')
    .select(['id', 'kode', 'nama', 'jenjang', 'jenjangProdi', 'status', 'masaTempuh', 'batasStudiSemester', 'idPddikti'])
    .orderBy('kode')
    .execute()

export const listKampus = (db: Db) =>
  db.selectFrom('kampus').select(['id', 'kode', 'nama']).where('aktif', '=', true).orderBy('kode').execute()

export const listJenisKelas = (db: Db) =>
  db
    .selectFrom('jenisKelas')
    .select(['id', 'kode', 'nama', 'perluInstansi', 'idKelompokSesi'])
    .where('aktif', '=', true)
    .orderBy('kode')
    .execute()

export async function listPeriode(db: Db): Promise<number[]> {
  return (await db.selectFrom('periode').select('id').orderBy('id', 'desc').execute()).map(({ id }) => id)
}

/** Classes of these codes, in whatever prodi and year. */
export async function listKelas(db: Db, kode: readonly string[]) {
  return await db
    .selectFrom('kelasDefault')
    .select(['id', 'kode', 'idProdi', 'angkatan', 'idDosenWali'])
    .where(sql<boolean>`lower(kode) = ANY (${kode.map((satu) => satu.toLowerCase())}::text[])`)
    .execute()
}

export const listPt = (db: Db, kode: readonly string[]) =>
  db
    .selectFrom('referensiPerguruanTinggi')
    .select(['id', 'kode'])
    .where(sql<boolean>`kode = ANY (${[...kode]}::text[])`)
    .execute()

export const listProdiPt = (db: Db, kode: readonly string[]) =>
  db
    .selectFrom('referensiProdi')
    .select(['id', 'kode', 'idPerguruanTinggi'])
    .where(sql<boolean>`kode = ANY (${[...kode]}::text[])`)
    .execute()

export const listSekolah = (db: Db, npsn: readonly string[]) =>
  db
    .selectFrom('sekolah')
    .select(['id', 'npsn'])
    .where(sql<boolean>`npsn = ANY (${[...npsn]}::text[])`)
    .execute()

/** Lecturers by NIDN or NUPTK. */
export const listDosen = (db: Db, nomor: readonly string[]) =>
  db
    .selectFrom('dosen')
    .select(['id', 'nidn', 'nuptk', 'namaLengkap'])
    .where(sql<boolean>`nidn = ANY (${[...nomor]}::text[]) OR nuptk = ANY (${[...nomor]}::text[])`)
    .execute()

/** Agencies in use by code or by name as people write it. */
export const listInstansi = (db: Db, kata: readonly string[]) =>
  db
    .selectFrom('instansi')
    .select(['id', 'kode', 'nama'])
    .where('aktif', '=', true)
    .where(
      sql<boolean>`lower(kode) = ANY (${kata.map((satu) => satu.toLowerCase())}::text[]) OR lower(nama) = ANY (${kata.map((satu) => satu.toLowerCase())}::text[])`,
    )
    .execute()
