import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { Galat } from '../../kit/galat'
import { contains } from '../../kit/list-query'

/** What the rooms of lecturers need of each. */
export type DosenBaris = {
  id: string
  nama: string
  namaLengkap: string
  nidn: string | null
  jenisDosen: 'A' | 'F' | 'T'
  aktif: boolean
  idProdi: string | null
  homebase: string | null
  pendidikan: string | null
  maksBimbinganPa: number
  maksSksMengajar: number
}

type Saring = { prodi?: readonly string[] | undefined; cari?: string | undefined; id?: readonly string[] | undefined }

type Row = Omit<DosenBaris, 'homebase'> & { jenjangProdi: string | null; namaProdi: string | null }

/**
 * Lecturers whose homebase the caller may see, by name. The table has no wall of its own, since every operator may look
 * up a lecturer's name; the rooms that act on lecturers go by their homebase (Calls, 'Prodi filter').
 */
export async function listDosenBaris(db: Db, { prodi, cari, id }: Saring): Promise<DosenBaris[]> {
  const nama = contains((cari ?? '').toLowerCase())
  const { rows } = await sql<Row>`
    SELECT d.id, d.nama, d.nama_lengkap, d.nidn, d.jenis_dosen, d.status_aktif = 'A' AS aktif, d.id_prodi_homebase AS id_prodi, p.jenjang_prodi, p.nama AS nama_prodi,
           d.pendidikan_tertinggi AS pendidikan, d.maks_bimbingan_pa, d.maks_sks_mengajar
      FROM dosen d LEFT JOIN prodi p ON p.college_id = d.college_id AND p.id = d.id_prodi_homebase
     WHERE ((SELECT app_prodi()) IS NULL OR d.id_prodi_homebase = ANY ((SELECT app_prodi())::uuid[]))
       AND (${id === undefined} OR d.id = ANY (${[...(id ?? [])]}::uuid[]))
       AND (${!prodi?.length} OR p.id::text = ANY (${[...(prodi ?? [])]}::text[]) OR p.kode = ANY (${[...(prodi ?? [])]}::text[]))
       AND (${!cari} OR lower(d.nama) LIKE ${nama} OR d.nidn LIKE ${nama} OR d.nuptk LIKE ${nama})
     ORDER BY d.nama, d.id`.execute(db)
  return rows.map(({ jenjangProdi, namaProdi, ...row }) => ({
    ...row,
    homebase: jenjangProdi && namaProdi ? labelProdi(jenjangProdi, namaProdi) : null,
  }))
}

export type ProdiBaris = { id: string; kode: string; nama: string; jenjang: string; jenjangProdi: string }

/** A prodi by its id or code, as a filter names it, when the caller may act there. @throws Galat 422 unknown, 403 outside of his prodi */
export async function prodiBoleh(db: Db, kunci: string): Promise<ProdiBaris> {
  const { rows } = await sql<ProdiBaris & { boleh: boolean }>`
    SELECT p.id, p.kode, p.nama, p.jenjang, p.jenjang_prodi, ((SELECT app_prodi()) IS NULL OR p.id = ANY ((SELECT app_prodi())::uuid[])) AS boleh
      FROM prodi p WHERE p.id::text = ${kunci} OR p.kode = ${kunci}`.execute(db)
  const [row] = rows
  if (!row)
    throw new Galat([422, 'validasi'], 'Program studi tidak dikenal', {
      errors: [{ field: 'prodi', code: 'tidak_dikenal', message: 'Program studi tidak dikenal' }],
    })
  if (!row.boleh) throw new Galat([403, 'prodi'], 'Prodi di luar akses Anda.', { rincian: { prodi: row.kode } })
  return row
}

/** Whether the college has such a period. */
export async function adaPeriode(db: Db, periode: number): Promise<boolean> {
  return (await db.selectFrom('periode').select('id').where('id', '=', periode).executeTakeFirst()) !== undefined
}
