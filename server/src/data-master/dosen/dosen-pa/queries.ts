import { sql } from 'kysely'
import { acrossProdi } from '../../../auth/queries'
import type { Db } from '../../../db/client'
import { conditionsOf, semesterKe, type MahasiswaFilter } from '../../mahasiswa/filter-queries'
import { STUDI } from '../pembimbing/queries'

/** Live advisees who study of each lecturer of the college (DM-R12), past the caller's prodi. */
export async function bebanSemua(db: Db): Promise<Map<string, number>> {
  return await acrossProdi(db, async () => {
    const { rows } = await sql<{ idDosen: string; beban: number }>`
      SELECT id_dosen_pa AS id_dosen, count(*)::int AS beban FROM mahasiswa
       WHERE id_dosen_pa IS NOT NULL AND status IN ('A','C','N','S','U','O') GROUP BY 1`.execute(db)
    return new Map(rows.map(({ idDosen, beban }) => [idDosen, beban]))
  })
}

export type TanpaPa = { idProdi: string; kode: string; jenjangProdi: string; nama: string; tanpaPa: number }

/** Students who study and have no advisor, of each prodi that has some. */
export async function countTanpaPa(db: Db, prodi: readonly string[] | undefined): Promise<TanpaPa[]> {
  const { rows } = await sql<TanpaPa>`
    SELECT p.id AS id_prodi, p.kode, p.jenjang_prodi, p.nama, count(*)::int AS tanpa_pa
      FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
     WHERE m.id_dosen_pa IS NULL AND m.status IN ('A','C','N','S','U','O')
       AND (${!prodi?.length} OR p.id::text = ANY (${[...(prodi ?? [])]}::text[]) OR p.kode = ANY (${[...(prodi ?? [])]}::text[]))
     GROUP BY 1, 2, 3, 4 ORDER BY p.kode, p.id`.execute(db)
  return rows
}

export type SaringBimbingan = Pick<MahasiswaFilter, 'prodi' | 'angkatan' | 'semesterKe' | 'dosenPa' | 'tanpaPa' | 'cari' | 'pilih'>

/** Students who study, with their advisor and since when: everything that the filters find, for a file. */
export function selectBimbingan(db: Db, filter: SaringBimbingan, periode: number) {
  const conditions = conditionsOf({ ...filter, status: [...STUDI] }, { periode, alike: false })
  return db
    .selectFrom('mahasiswa as m')
    .innerJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 'm.collegeId').onRef('p.id', '=', 'm.idProdi'))
    .leftJoin('dosenPa as pa', (on) =>
      on.onRef('pa.collegeId', '=', 'm.collegeId').onRef('pa.idMahasiswa', '=', 'm.id').on('pa.akhirPeriode', 'is', null),
    )
    .leftJoin('dosen as d', (on) => on.onRef('d.collegeId', '=', 'pa.collegeId').onRef('d.id', '=', 'pa.idDosen'))
    .select(['m.id', 'm.nim', 'm.nama', 'm.angkatan', 'm.status', 'p.jenjangProdi', 'p.nama as namaProdi', 'pa.idDosen', 'pa.mulaiPeriode'])
    .select(['d.namaLengkap as dosenPa', semesterKe(periode).as('semesterKe')])
    .where((eb) => eb.and(conditions))
}

type Sejak = { idMahasiswa: string; idDosen: string; mulaiPeriode: number }

/** Live rows of the students of a page. */
export async function listSejak(db: Db, ids: readonly string[]): Promise<Map<string, Sejak>> {
  const { rows } = await sql<Sejak>`
    SELECT id_mahasiswa, id_dosen, mulai_periode FROM dosen_pa WHERE id_mahasiswa = ANY (${[...ids]}::uuid[]) AND akhir_periode IS NULL`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.idMahasiswa, row]))
}

export type RiwayatRow = {
  id: string
  idDosen: string
  namaDosen: string
  mulaiPeriode: number
  akhirPeriode: number | null
  nomorSk: string | null
  alasan: string | null
  sebabAkhir: 'ganti' | 'pindah' | 'lepas' | 'keluar' | null
}

/** Who advised a student and when, newest first. */
export async function listRiwayatPa(db: Db, idMahasiswa: string): Promise<RiwayatRow[]> {
  const { rows } = await sql<RiwayatRow>`
    SELECT pa.id, pa.id_dosen, d.nama_lengkap AS nama_dosen, pa.mulai_periode, pa.akhir_periode, pa.nomor_sk, pa.alasan, pa.sebab_akhir
      FROM dosen_pa pa JOIN dosen d ON d.college_id = pa.college_id AND d.id = pa.id_dosen
     WHERE pa.id_mahasiswa = ${idMahasiswa} ORDER BY pa.akhir_periode IS NULL DESC, urutan_periode(pa.mulai_periode) DESC, pa.dibuat_pada DESC, pa.id`.execute(
    db,
  )
  return rows
}

/** Whether the caller may see the student at all. */
export const findMahasiswa = (db: Db, id: string) => db.selectFrom('mahasiswa').select('id').where('id', '=', id).executeTakeFirst()

export type Dibagi = { id: string; nim: string; nama: string; angkatan: number }

/** Whom a spreading takes: the named students of the prodi, else those without an advisor, by NIM. */
export async function listDibagi(
  db: Db,
  {
    idProdi,
    angkatan,
    idMahasiswa,
  }: { idProdi: string; angkatan?: readonly number[] | undefined; idMahasiswa?: readonly string[] | undefined },
): Promise<Dibagi[]> {
  const { rows } = await sql<Dibagi>`
    SELECT id, nim, nama, angkatan FROM mahasiswa
     WHERE id_prodi = ${idProdi} AND status IN ('A','C','N','S','U','O')
       AND (${!angkatan?.length} OR angkatan = ANY (${[...(angkatan ?? [])]}::int[]))
       AND ${idMahasiswa === undefined ? sql`id_dosen_pa IS NULL` : sql`id = ANY (${[...idMahasiswa]}::uuid[])`}
     ORDER BY nim, id`.execute(db)
  return rows
}

/** Lecturers who may be given students of a prodi: homebase there and active (DM-R12). */
export async function listCalonPembimbing(db: Db, idProdi: string, id: readonly string[] | undefined): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM dosen WHERE id_prodi_homebase = ${idProdi} AND status_aktif = 'A' AND (${id === undefined} OR id = ANY (${[...(id ?? [])]}::uuid[])) ORDER BY nama, id`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

export type BarisSk = { idDosen: string; namaDosen: string; nidn: string | null; nim: string; nama: string; angkatan: number }

/** The list of a decree: each lecturer with his students, by name and NIM. */
export async function listSk(
  db: Db,
  { idProdi, dosen, angkatan }: { idProdi: string; dosen?: readonly string[] | undefined; angkatan?: readonly number[] | undefined },
): Promise<BarisSk[]> {
  const { rows } = await sql<BarisSk>`
    SELECT d.id AS id_dosen, d.nama_lengkap AS nama_dosen, d.nidn, m.nim, m.nama, m.angkatan
      FROM mahasiswa m
      JOIN dosen_pa pa ON pa.college_id = m.college_id AND pa.id_mahasiswa = m.id AND pa.akhir_periode IS NULL
      JOIN dosen d ON d.college_id = pa.college_id AND d.id = pa.id_dosen
     WHERE m.id_prodi = ${idProdi} AND m.status IN ('A','C','N','S','U','O')
       AND (${!dosen?.length} OR d.id = ANY (${[...(dosen ?? [])]}::uuid[]))
       AND (${!angkatan?.length} OR m.angkatan = ANY (${[...(angkatan ?? [])]}::int[]))
     ORDER BY d.nama, d.id, m.nim`.execute(db)
  return rows
}
