import { sql } from 'kysely'
import type { Db } from '../../../../db/client'

/** A person who is here already, in whatever prodi. */
export type OrangTercatat = {
  id: string
  nama: string
  tanggalLahir: string
  namaIbuKandung: string | null
  nik: string | null
  noPaspor: string | null
}

type Dicari = { nik: readonly string[]; paspor: readonly string[]; tanggalLahir: readonly string[]; id: readonly string[] }

/**
 * Persons with one of these numbers, or born on one of these days with a mother's name (DM-R4): a handful a row, whose names
 * are then compared. `id` adds persons who were found otherwise.
 */
export async function listOrangTercatat(db: Db, { nik, paspor, tanggalLahir, id }: Dicari): Promise<OrangTercatat[]> {
  const kolom = sql`x.id, x.nama, x.tanggal_lahir, x.nama_ibu_kandung, x.nik, x.no_paspor`
  const { rows } = await sql<OrangTercatat>`
    SELECT ${kolom} FROM biodata x WHERE x.nik = ANY (${[...nik]}::text[])
    UNION SELECT ${kolom} FROM biodata x WHERE x.no_paspor = ANY (${[...paspor]}::text[])
    UNION SELECT ${kolom} FROM biodata x WHERE x.tanggal_lahir = ANY (${[...tanggalLahir]}::date[]) AND x.nama_ibu_kandung IS NOT NULL
    UNION SELECT ${kolom} FROM biodata x WHERE x.id = ANY (${[...id]}::uuid[])`.execute(db)
  return rows
}

export type RegistrasiTercatat = { id: string; idBiodata: string; nim: string; idProdi: string; periodeMasuk: number; versi: number } & {
  jenjangProdi: string
  namaProdi: string
}

/** All registrations of some persons. */
export async function listRegistrasiOrang(db: Db, idBiodata: readonly string[]): Promise<RegistrasiTercatat[]> {
  if (idBiodata.length === 0) return []
  const { rows } = await sql<RegistrasiTercatat>`
    SELECT m.id, m.id_biodata, m.nim, m.id_prodi, m.periode_masuk, m.versi, p.jenjang_prodi, p.nama AS nama_prodi
      FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
     WHERE m.id_biodata = ANY (${[...idBiodata]}::uuid[]) ORDER BY m.periode_masuk, m.nim`.execute(db)
  return rows
}

/** Who has a NIM, or had it: a student, a former NIM of one, somebody who was deleted. */
export type PemakaiNim = { nim: string; id: string | null; idBiodata: string | null; nama: string } & {
  jenjangProdi: string | null
  namaProdi: string | null
  kini: boolean
}

/** Of these NIM, those that are somebody's or were (DM-R1, edge case 1). */
export async function listPemakaiNim(db: Db, nim: readonly string[]): Promise<PemakaiNim[]> {
  const { rows } = await sql<PemakaiNim>`
    SELECT m.nim, m.id, m.id_biodata, m.nama, p.jenjang_prodi, p.nama AS nama_prodi, true AS kini
      FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi WHERE m.nim = ANY (${[...nim]}::text[])
    UNION ALL
    SELECT lama.nim, m.id, m.id_biodata, m.nama, p.jenjang_prodi, p.nama, false
      FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi CROSS JOIN LATERAL unnest(m.nim_lama) AS lama(nim)
     WHERE m.nim_lama && ${[...nim]}::text[] AND lama.nim = ANY (${[...nim]}::text[])
    UNION ALL
    SELECT t.nim, NULL, NULL, t.pemilik, NULL, NULL, false FROM nim_terlarang t WHERE t.nim = ANY (${[...nim]}::text[])`.execute(db)
  return rows
}
