import { sql } from 'kysely'
import type { Db } from '../../../../db/client'

type Registrasi = { id: string; nim: string; idProdi: string; jenjangProdi: string; namaProdi: string; periodeMasuk: number; versi: number }

/** A person who is here already, with all his registrations in whatever prodi. */
export type OrangLama = {
  id: string
  nama: string
  tanggalLahir: string
  namaIbuKandung: string | null
  nik: string | null
  kewarganegaraan: string
  noPaspor: string | null
  registrasi: Registrasi[]
}

type Dicari = { nik: readonly string[]; paspor: readonly string[]; tanggalLahir: readonly string[]; id: readonly string[] }

/**
 * Persons with one of these numbers, or born on one of these days with a mother's name (DM-R4): a handful a row, whose names
 * are then compared. `id` adds persons who were found otherwise.
 */
export async function listOrangLama(db: Db, { nik, paspor, tanggalLahir, id }: Dicari): Promise<OrangLama[]> {
  const { rows } = await sql<OrangLama>`
    SELECT b.id, b.nama, b.tanggal_lahir, b.nama_ibu_kandung, b.nik, b.kewarganegaraan, b.no_paspor,
           coalesce((SELECT jsonb_agg(jsonb_build_object('id', m.id, 'nim', m.nim, 'idProdi', m.id_prodi, 'jenjangProdi', p.jenjang_prodi, 'namaProdi', p.nama,
                                                         'periodeMasuk', m.periode_masuk, 'versi', m.versi) ORDER BY m.periode_masuk, m.nim)
                       FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
                      WHERE m.college_id = b.college_id AND m.id_biodata = b.id), '[]') AS registrasi
      FROM biodata b
     WHERE b.id IN (SELECT x.id FROM biodata x WHERE x.nik = ANY (${[...nik]}::text[])
                    UNION SELECT x.id FROM biodata x WHERE x.no_paspor = ANY (${[...paspor]}::text[])
                    UNION SELECT x.id FROM biodata x WHERE x.tanggal_lahir = ANY (${[...tanggalLahir]}::date[]) AND x.nama_ibu_kandung IS NOT NULL
                    UNION SELECT x.id FROM biodata x WHERE x.id = ANY (${[...id]}::uuid[]))`.execute(db)
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
