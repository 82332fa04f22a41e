import type { Pemetaan } from '@sivitas/contract/akademik/konversi-nilai'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

export type SaringPemetaan = {
  prodi?: readonly string[] | undefined
  ptAsal?: string | undefined
  prodiAsal?: string | undefined
  cari?: string | undefined
}

/** Saved mappings with their units named. */
export function selectPemetaan(db: Db, saring: SaringPemetaan | { id: string }) {
  return db
    .selectFrom('konversiPemetaan as s')
    .innerJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 's.collegeId').onRef('p.id', '=', 's.idProdi'))
    .leftJoin('referensiPerguruanTinggi as t', 't.id', 's.idPtAsal')
    .leftJoin('referensiProdi as a', 'a.id', 's.idProdiAsal')
    .select([
      's.id',
      's.versi',
      's.diubahPada',
      's.nama',
      's.idProdi',
      's.idPtAsal',
      's.idProdiAsal',
      'p.jenjangProdi',
      'p.nama as namaProdi',
    ])
    .select(['t.nama as namaPtAsal', 'a.nama as namaProdiAsal', sql<number>`jsonb_array_length(s.baris)`.as('jumlah')])
    .select((eb) => eb.ref('s.baris').$castTo<Pemetaan['baris']>().as('baris'))
    .$call((query) => ('id' in saring ? query.where('s.id', '=', saring.id) : (narrowed(query as never, saring) as typeof query)))
}

type Narrowing = { where: (syarat: ReturnType<typeof sql<boolean>>) => Narrowing }

function narrowed(query: Narrowing, { prodi, ptAsal, prodiAsal, cari }: SaringPemetaan): unknown {
  const syarat = [
    ...(prodi?.length ? [sql<boolean>`(s.id_prodi::text = ANY (${[...prodi]}::text[]) OR p.kode = ANY (${[...prodi]}::text[]))`] : []),
    ...(ptAsal ? [sql<boolean>`s.id_pt_asal = ${ptAsal}`] : []),
    ...(prodiAsal ? [sql<boolean>`s.id_prodi_asal = ${prodiAsal}`] : []),
    ...(cari ? [sql<boolean>`(s.nama ILIKE ${contains(cari)} OR t.nama ILIKE ${contains(cari)})`] : []),
  ]
  return syarat.reduce<Narrowing>((rows, satu) => rows.where(satu), query)
}

export type PemetaanRow = Awaited<ReturnType<ReturnType<typeof selectPemetaan>['executeTakeFirstOrThrow']>>

export type Ingatan = { kode: string; idMakul: string; dasar: 'pemetaan' | 'keputusan' }

type Asal = { idProdi: string; idPtAsal: string | null; idProdiAsal: string | null; idPemetaan?: string | null | undefined }

/**
 * What was decided before for subjects of an origin: saved mappings of this prodi (one, or all of the same PT or prodi of
 * origin), and approved conversions of its students from the same PT, the most frequent course of each subject.
 */
export async function listIngatan(
  db: Db,
  { idProdi, idPtAsal, idProdiAsal, idPemetaan }: Asal,
  kode: readonly string[],
): Promise<Ingatan[]> {
  const dipilih = idPemetaan
    ? sql`s.id = ${idPemetaan}`
    : sql`(s.id_pt_asal = ${idPtAsal}::uuid OR s.id_pt_asal IS NULL) AND (s.id_prodi_asal = ${idProdiAsal}::uuid OR s.id_prodi_asal IS NULL)`
  const { rows: pemetaan } = await sql<Ingatan>`
    SELECT x.asal ->> 'kode' AS kode, (b.baris ->> 'idMakul')::uuid AS id_makul, 'pemetaan' AS dasar
      FROM konversi_pemetaan s CROSS JOIN LATERAL jsonb_array_elements(s.baris) AS b(baris)
      CROSS JOIN LATERAL jsonb_array_elements(b.baris -> 'asal') AS x(asal)
     WHERE s.id_prodi = ${idProdi} AND ${dipilih} ORDER BY s.diubah_pada DESC, s.id`.execute(db)
  if (idPtAsal === null) return pemetaan
  const { rows: keputusan } = await sql<Ingatan>`
    SELECT DISTINCT ON (upper(s.kode)) s.kode, s.id_makul, 'keputusan' AS dasar
      FROM konversi_asal s
      JOIN konversi_nilai v ON v.college_id = s.college_id AND v.id = s.id_konversi AND v.status = 'disahkan' AND v.id_pt_asal = ${idPtAsal}
      JOIN mahasiswa m ON m.college_id = v.college_id AND m.id = v.id_mahasiswa AND m.id_prodi = ${idProdi}
     WHERE s.id_makul IS NOT NULL AND upper(s.kode) = ANY (${kode.map((satu) => satu.toUpperCase())}::text[])
     GROUP BY upper(s.kode), s.kode, s.id_makul ORDER BY upper(s.kode), count(*) DESC, s.id_makul`.execute(db)
  return [...pemetaan, ...keputusan]
}

/** What approved changes to a curriculum made of courses, the most frequent of each. */
export async function listIngatanKurikulum(db: Db, idKurikulum: string, idMakulAsal: readonly string[]): Promise<Ingatan[]> {
  const { rows } = await sql<Ingatan>`
    SELECT DISTINCT ON (s.id_makul_asal) max(s.kode) AS kode, s.id_makul, 'keputusan' AS dasar
      FROM konversi_asal s JOIN konversi_nilai v ON v.college_id = s.college_id AND v.id = s.id_konversi
     WHERE v.id_kurikulum = ${idKurikulum} AND v.status = 'disahkan' AND s.id_makul IS NOT NULL AND s.id_makul_asal = ANY (${[...idMakulAsal]}::uuid[])
     GROUP BY s.id_makul_asal, s.id_makul ORDER BY s.id_makul_asal, count(*) DESC, s.id_makul`.execute(db)
  return rows
}
