import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

export type AsistenFilter = {
  cari?: string | undefined
  periode?: number | undefined
  jenis?: string[] | undefined
  status?: string[] | undefined
  prodi?: string[] | undefined
  dosenPembina?: string | undefined
}

/** Assistants whom the caller may see: he sees their student or alumnus. */
export function selectAsisten(db: Db, f: AsistenFilter = {}) {
  const text = contains(f.cari ?? '')
  return db
    .selectFrom('asistenLab as s')
    .leftJoin('mahasiswa as m', (on) => on.onRef('m.collegeId', '=', 's.collegeId').onRef('m.id', '=', 's.idMahasiswa'))
    .leftJoin('alumni as a', (on) => on.onRef('a.collegeId', '=', 's.collegeId').onRef('a.id', '=', 's.idAlumni'))
    .innerJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 's.collegeId').on(sql`p.id`, '=', sql`coalesce(m.id_prodi, a.id_prodi)`))
    .innerJoin('dosen as d', (on) => on.onRef('d.collegeId', '=', 's.collegeId').onRef('d.id', '=', 's.idDosenPembina'))
    .leftJoin('mataKuliah as k', (on) => on.onRef('k.collegeId', '=', 's.collegeId').onRef('k.id', '=', 's.idMakul'))
    .leftJoin('ruang as r', (on) => on.onRef('r.collegeId', '=', 's.collegeId').onRef('r.id', '=', 's.idRuang'))
    .selectAll('s')
    .select([
      sql<string>`coalesce(m.nim, a.nim)`.as('nim'),
      sql<string>`coalesce(m.nama, a.nama)`.as('nama'),
      'p.jenjangProdi',
      'p.nama as namaProdi',
      'd.namaLengkap as namaPembina',
      'k.kode as kodeMakul',
      'k.nama as namaMakul',
      'r.nama as namaRuang',
    ])
    .$if(Boolean(f.cari), (query) =>
      query.where((eb) => eb.or([eb(sql`coalesce(m.nama, a.nama)`, 'ilike', text), eb(sql`coalesce(m.nim, a.nim)`, 'ilike', text)])),
    )
    .$if(f.periode !== undefined, (query) => query.where('s.periode', '=', f.periode ?? 0))
    .$if(Boolean(f.jenis?.length), (query) => query.where('s.jenis', 'in', f.jenis ?? []))
    .$if(Boolean(f.status?.length), (query) => query.where('s.status', 'in', f.status ?? []))
    .$if(Boolean(f.prodi?.length), (query) =>
      query.where((eb) => eb.or([eb(sql<string>`p.id::text`, 'in', f.prodi ?? []), eb('p.kode', 'in', f.prodi ?? [])])),
    )
    .$if(f.dosenPembina !== undefined, (query) => query.where('s.idDosenPembina', '=', f.dosenPembina ?? ''))
}

export const findAsisten = (db: Db, id: string) => selectAsisten(db).where('s.id', '=', id).executeTakeFirst()

export type Orang = { idMahasiswa: string | null; idAlumni: string | null }
export type CalonRow = {
  nim: string
  nama: string
  status: string
  ipk: number | null
  sksPeriode: number
  nilaiMakul: string | null
  jamLain: number
}

/** How a student or alumnus stands who is to assist. His rows are locked, so that two at the same moment can't both fill his hours. */
export async function findCalon(
  db: Db,
  { idMahasiswa, idAlumni }: Orang,
  { periode, idMakul, kecuali }: { periode: number; idMakul: string | null; kecuali: string | null },
): Promise<CalonRow | undefined> {
  const { rows } = await sql<CalonRow>`
    SELECT o.nim, o.nama, o.status, o.ipk,
           coalesce((SELECT coalesce(nullif(k.sks_semester, 0), (SELECT sum(n.sks)::int FROM nilai n WHERE n.college_id = k.college_id AND n.id_mahasiswa = k.id_mahasiswa AND n.id_periode = k.id_periode), 0)
                       FROM aktivitas_kuliah k WHERE k.college_id = (SELECT app_college()) AND k.id_mahasiswa = o.id_mahasiswa AND k.id_periode = ${periode}), 0)::float8 AS sks_periode,
           (SELECT n.huruf FROM nilai n WHERE n.college_id = (SELECT app_college()) AND n.id_mahasiswa = o.id_mahasiswa AND n.id_makul = ${idMakul} AND n.status = 'final'
             ORDER BY urutan_periode(n.id_periode) DESC LIMIT 1) AS nilai_makul,
           (SELECT coalesce(sum(s.jam_per_minggu), 0)::int FROM asisten_lab s
             WHERE s.periode = ${periode} AND s.status = 'aktif' AND s.id IS DISTINCT FROM ${kecuali}::uuid AND (s.id_mahasiswa = ${idMahasiswa}::uuid OR s.id_alumni = ${idAlumni}::uuid)) AS jam_lain
      FROM (SELECT m.nim, m.nama, m.status, m.ipk, m.id AS id_mahasiswa FROM mahasiswa m WHERE m.id = ${idMahasiswa}::uuid
            UNION ALL
            SELECT a.nim, a.nama, 'L', a.ipk, a.id_mahasiswa FROM alumni a WHERE a.id = ${idAlumni}::uuid) o`.execute(db)
  return rows[0]
}

/** Holds everybody back who would write hours of the same person, until this transaction ends. */
export const genggamJam = (db: Db, { idMahasiswa, idAlumni }: Orang) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended('asisten_lab:' || ${idMahasiswa ?? idAlumni ?? ''}, 0))`.execute(db)

/** The active assistants of a period as they would be taken over into another. */
export const listAktif = (db: Db, periode: number) =>
  selectAsisten(db, { periode, status: ['aktif'] })
    .orderBy('nama')
    .orderBy('s.id')
    .execute()

/** Those of a set who assist in a period already with the same kind and course. */
export async function listSudahAda(db: Db, periode: number): Promise<Set<string>> {
  const { rows } = await sql<{ kunci: string }>`
    SELECT coalesce(id_mahasiswa, id_alumni)::text || '|' || jenis || '|' || coalesce(id_makul::text, '') AS kunci FROM asisten_lab WHERE periode = ${periode}`.execute(
    db,
  )
  return new Set(rows.map(({ kunci }) => kunci))
}

/** Takes rows over into a period: as they were, without class, dates and decree, which are those of the old one. */
export async function salinAsisten(db: Db, ids: readonly string[], periode: number): Promise<void> {
  await sql`
    INSERT INTO asisten_lab (id_mahasiswa, id_alumni, periode, jenis, id_ruang, id_makul, id_dosen_pembina, jam_per_minggu, tarif_honor, status)
    SELECT id_mahasiswa, id_alumni, ${periode}, jenis, id_ruang, id_makul, id_dosen_pembina, jam_per_minggu, tarif_honor, 'aktif'
      FROM asisten_lab WHERE id = ANY (${ids}::uuid[])`.execute(db)
}

export const findPeriode = (db: Db, id: number) =>
  db.selectFrom('periode').select(['id', 'label', 'tanggalMulai', 'tanggalSelesai']).where('id', '=', id).executeTakeFirst()

/** Whether a lecturer works: only then he leads assistants. */
export const pembinaAktif = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('dosen').select('id').where('id', '=', id).where('statusAktif', '=', 'A').executeTakeFirst()) !== undefined

type Tempat = { id: string; kode: string; nama: string; keterangan: string }

/** Courses, or rooms that are laboratories, by part of the name or code; or exactly the chosen ones. */
export async function listTempat(
  db: Db,
  { jenis, cari = '', id }: { jenis: 'makul' | 'lab'; cari?: string | undefined; id?: string[] | undefined },
): Promise<Tempat[]> {
  const text = contains(cari)
  const { rows } =
    jenis === 'makul'
      ? await sql<Tempat>`
          SELECT k.id, k.kode, k.nama, p.jenjang_prodi || ' - ' || p.nama AS keterangan
            FROM mata_kuliah k JOIN prodi p ON p.college_id = k.college_id AND p.id = k.id_prodi
           WHERE ${id ? sql`k.id = ANY (${id}::uuid[])` : sql`k.aktif = 'A' AND (k.nama ILIKE ${text} OR k.kode ILIKE ${text})`} ORDER BY k.nama, k.kode, k.id LIMIT 50`.execute(
          db,
        )
      : await sql<Tempat>`
          SELECT r.id, r.kode, r.nama, g.nama AS keterangan
            FROM ruang r JOIN gedung g ON g.college_id = r.college_id AND g.id = r.id_gedung
           WHERE ${id ? sql`r.id = ANY (${id}::uuid[])` : sql`r.aktif AND r.jenis_ruang IN ('laboratorium','studio') AND (r.nama ILIKE ${text} OR r.kode ILIKE ${text})`} ORDER BY r.nama, r.kode, r.id LIMIT 50`.execute(
          db,
        )
  return rows
}
