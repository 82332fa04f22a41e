import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type OrangTercatat = {
  id: string
  nama: string
  tanggalLahir: string
  namaIbuKandung: string | null
  nik: string | null
}

type Dicari = { nik: string | null; tanggalLahir: string | null; kecuali?: string | undefined }

/** People with this NIK, or born on this day: a handful, whose names are then compared (DM-R4). */
export async function listTersangka(db: Db, { nik, tanggalLahir, kecuali }: Dicari): Promise<OrangTercatat[]> {
  const { rows } = await sql<OrangTercatat>`
    SELECT id, nama, tanggal_lahir, nama_ibu_kandung, nik FROM biodata
     WHERE (nik = ${nik} OR tanggal_lahir = ${tanggalLahir}::date) AND id IS DISTINCT FROM ${kecuali ?? null}::uuid ORDER BY nama, id LIMIT 1000`.execute(
    db,
  )
  return rows
}

export type RegistrasiTercatat = {
  id: string
  idBiodata: string
  nim: string
  idProdi: string
  jenjangProdi: string
  namaProdi: string
  status: string
  angkatan: number
}

/** Registrations of some persons, in every prodi. */
export async function listRegistrasi(db: Db, idBiodata: readonly string[]): Promise<RegistrasiTercatat[]> {
  const { rows } = await sql<RegistrasiTercatat>`
    SELECT m.id, m.id_biodata, m.nim, m.id_prodi, p.jenjang_prodi, p.nama AS nama_prodi, m.status, m.angkatan
      FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
     WHERE m.id_biodata = ANY (${[...idBiodata]}::uuid[]) ORDER BY m.periode_masuk, m.nim`.execute(db)
  return rows
}
