import { sql } from 'kysely'
import type { Db } from '../../../db/client'

/** Of a prodi, or of the institution (null). */
export type AkreditasiOwner = string | null

const fields = [
  'a.id',
  'a.versi',
  'a.diubahPada',
  'a.idProdi',
  'a.lembaga',
  'a.peringkat',
  'a.nilai',
  'a.nomorSk',
  'a.tanggalSk',
  'a.tanggalMulai',
  'a.tanggalBerakhir',
  'a.internasional',
  'a.keterangan',
  'a.idSertifikat',
] as const

/** Accreditations with the names of their codes. */
export const selectAkreditasi = (db: Db) =>
  db
    .selectFrom('akreditasi as a')
    .leftJoin('refKode as l', (on) =>
      on.onRef('l.collegeId', '=', 'a.collegeId').on('l.daftar', '=', 'lembaga-akreditasi').onRef('l.kode', '=', 'a.lembaga'),
    )
    .leftJoin('refKode as p', (on) =>
      on.onRef('p.collegeId', '=', 'a.collegeId').on('p.daftar', '=', 'peringkat-akreditasi').onRef('p.kode', '=', 'a.peringkat'),
    )
    .leftJoin('berkas as f', (on) => on.onRef('f.collegeId', '=', 'a.collegeId').onRef('f.id', '=', 'a.idSertifikat'))
    .select(fields)
    .select(['f.nama as namaSertifikat', 'f.ukuran as ukuranSertifikat'])
    .select((eb) => [eb.fn.coalesce('l.nama', 'a.lembaga').as('namaLembaga'), eb.fn.coalesce('p.nama', 'a.peringkat').as('namaPeringkat')])

/** Newest decision first. */
export const listAkreditasi = (db: Db, owner: AkreditasiOwner) =>
  selectAkreditasi(db)
    .where('a.idProdi', 'is not distinct from', owner)
    .orderBy('a.tanggalSk', 'desc')
    .orderBy('a.tanggalMulai', 'desc')
    .orderBy('a.id')
    .execute()

export const findAkreditasi = (db: Db, id: string) => selectAkreditasi(db).where('a.id', '=', id).executeTakeFirst()

export type AkreditasiRow = NonNullable<Awaited<ReturnType<typeof findAkreditasi>>>

/** The terms of one owner, locked so that two new ones can't both pass the check of overlaps. */
export const lockTerms = (db: Db, owner: AkreditasiOwner) =>
  db
    .selectFrom('akreditasi')
    .select(['id', 'lembaga', 'nomorSk', 'tanggalSk', 'tanggalMulai', 'tanggalBerakhir'])
    .where('idProdi', 'is not distinct from', owner)
    .orderBy('tanggalMulai')
    .orderBy('id')
    .forUpdate()
    .execute()

export const endTerm = (db: Db, id: string, tanggalBerakhir: string) =>
  db.updateTable('akreditasi').set({ tanggalBerakhir }).where('id', '=', id).execute()

/** Who holds the number of a decision at a lembaga: the name of a prodi, or none for the institution. */
export const findSkHolder = (db: Db, lembaga: string, nomorSk: string) =>
  db
    .selectFrom('akreditasi')
    .leftJoin('prodi', (on) => on.onRef('prodi.collegeId', '=', 'akreditasi.collegeId').onRef('prodi.id', '=', 'akreditasi.idProdi'))
    .select(['prodi.nama as namaProdi'])
    .where('lembaga', '=', lembaga)
    .where(sql`lower(nomor_sk)`, '=', nomorSk.toLowerCase())
    .executeTakeFirst()

export const prodiExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('prodi').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
