import { periodeUtamaSebelum } from '@sivitas/rules/platform/periode'
import { sql } from 'kysely'
import { acrossProdi } from '../../../auth/queries'
import type { Db } from '../../../db/client'

/** Statuses of a student who still studies (Status codes, kelompok studi). */
export const STUDI = ['A', 'C', 'N', 'S', 'U', 'O'] as const

/** Rows of one statement: a bulk act of thousands is written in pieces of this many. */
const POTONG = 1000

export type Pasangan = { idMahasiswa: string; idDosen: string | null }

/** From which period an assignment counts, and what it rests on. */
export type Penetapan = {
  mulaiPeriode: number
  nomorSk?: string | null | undefined
  alasan?: string | null | undefined
  sebab: 'ganti' | 'pindah'
}

export type Pembimbing = {
  id: string
  nama: string
  namaLengkap: string
  maks: number
  statusAktif: string
  beban: number
  idProdi: string | null
}

const potong = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / POTONG) }, (_, i) => rows.slice(i * POTONG, (i + 1) * POTONG))

/**
 * Lecturers with their load (DM-R12: students who study and whom he advises now), counted past the caller's prodi: a lecturer is full
 * whichever prodi his advisees are of.
 */
export async function bebanPembimbing(db: Db, ids: readonly string[], kunci = false): Promise<Pembimbing[]> {
  if (kunci && ids.length > 0)
    await sql`SELECT id FROM dosen WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(db)
  return await acrossProdi(db, async () => {
    const { rows } = await sql<Pembimbing>`
      SELECT d.id, d.nama, d.nama_lengkap, d.maks_bimbingan_pa AS maks, d.status_aktif, d.id_prodi_homebase AS id_prodi,
             (SELECT count(*)::int FROM mahasiswa m
               WHERE m.college_id = d.college_id AND m.id_dosen_pa = d.id AND m.status IN ('A','C','N','S','U','O')) AS beban
        FROM dosen d WHERE d.id = ANY (${[...ids]}::uuid[]) ORDER BY d.nama, d.id`.execute(db)
    return rows
  })
}

/**
 * Holds the lecturers among whom students are given new advisers, before the students themselves: in the order of every
 * other act that spreads advisees, so that the two never wait for each other.
 */
export async function genggamCalonPembimbing(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    SELECT d.id FROM dosen d WHERE d.status_aktif = 'A' AND d.id_prodi_homebase IN (SELECT m.id_prodi FROM mahasiswa m WHERE m.id = ANY (${[...ids]}::uuid[]))
     ORDER BY d.id FOR NO KEY UPDATE OF d`.execute(db)
}

export type Dibimbing = { id: string; nim: string; nama: string; status: string; idDosenPa: string | null }

/** Students that the caller may see; with `genggam` held until the transaction ends, so that two operators can't advise one student twice. */
export async function listDibimbing(db: Db, ids: readonly string[], genggam: boolean): Promise<Dibimbing[]> {
  const { rows } = await sql<Dibimbing>`
    SELECT id, nim, nama, status, id_dosen_pa FROM mahasiswa WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY id ${genggam ? sql`FOR NO KEY UPDATE` : sql``}`.execute(
    db,
  )
  return rows
}

/** Ends the live rows of students in `akhir`, never before they began. */
async function akhiri(
  db: Db,
  ids: readonly string[],
  { akhir, sebab, alasan }: { akhir: number; sebab: string; alasan?: string | null | undefined },
) {
  await sql`
    UPDATE dosen_pa SET akhir_periode = CASE WHEN urutan_periode(mulai_periode) > urutan_periode(${akhir}::int) THEN mulai_periode ELSE ${akhir}::int END,
           sebab_akhir = ${sebab}, alasan = coalesce(${alasan ?? null}, alasan)
     WHERE id_mahasiswa = ANY (${[...ids]}::uuid[]) AND akhir_periode IS NULL`.execute(db)
}

/** Writes on the student who advises him now. */
async function cerminkan(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE mahasiswa m SET id_dosen_pa = baru.id_dosen
      FROM (SELECT x.id, pa.id_dosen FROM unnest(${[...ids]}::uuid[]) AS x(id)
              LEFT JOIN dosen_pa pa ON pa.id_mahasiswa = x.id AND pa.akhir_periode IS NULL) baru
     WHERE m.id = baru.id AND m.id_dosen_pa IS DISTINCT FROM baru.id_dosen`.execute(db)
}

/**
 * Gives students an advisor from a period on; `idDosen` null leaves them without one. What they had ends in the main period
 * before. Who already has that advisor keeps his row. Set-based, a thousand at a time; checks nothing (see tetapkan.ts).
 */
export async function tulisPembimbing(db: Db, pasangan: readonly Pasangan[], penetapan: Penetapan): Promise<void> {
  const { mulaiPeriode, nomorSk, alasan, sebab } = penetapan
  for (const bagian of potong(pasangan)) {
    const ids = bagian.map((p) => p.idMahasiswa)
    const baru = bagian.filter((p): p is { idMahasiswa: string; idDosen: string } => p.idDosen !== null)
    const akhir = periodeUtamaSebelum(mulaiPeriode)
    await akhiri(
      db,
      baru.map((p) => p.idMahasiswa),
      { akhir, sebab },
    )
    await akhiri(
      db,
      bagian.filter((p) => p.idDosen === null).map((p) => p.idMahasiswa),
      { akhir, sebab: 'lepas', alasan },
    )
    await sql`
      INSERT INTO dosen_pa (id_mahasiswa, id_dosen, mulai_periode, nomor_sk, alasan)
      SELECT b.mahasiswa, b.dosen, ${mulaiPeriode}, ${nomorSk ?? null}, ${alasan ?? null}
        FROM unnest(${baru.map((p) => p.idMahasiswa)}::uuid[], ${baru.map((p) => p.idDosen)}::uuid[]) AS b(mahasiswa, dosen)`.execute(db)
    await cerminkan(db, ids)
  }
}

/**
 * Ends the advising of students who leave the college (States: L, M, D, E, P, W, 0). The row ends in the period of the exit.
 * For whoever changes the status; runs in his transaction.
 */
export async function tutupPembimbing(db: Db, ids: readonly string[], periode: number): Promise<void> {
  for (const bagian of potong(ids)) {
    await akhiri(db, bagian, { akhir: periode, sebab: 'keluar' })
    await cerminkan(db, bagian)
  }
}

/**
 * Opens again what the exit of students had closed ('Batalkan keluar'). An advisor who has left meanwhile is not restored:
 * the student then stands among those without one. Answers the students who have their advisor back.
 */
export async function pulihkanPembimbing(db: Db, ids: readonly string[]): Promise<string[]> {
  const pulih: string[] = []
  for (const bagian of potong(ids)) {
    const { rows } = await sql<{ idMahasiswa: string }>`
      UPDATE dosen_pa pa SET akhir_periode = NULL, sebab_akhir = NULL
        FROM (SELECT DISTINCT ON (x.id_mahasiswa) x.id, x.id_mahasiswa FROM dosen_pa x
               WHERE x.id_mahasiswa = ANY (${bagian}::uuid[]) ORDER BY x.id_mahasiswa, x.akhir_periode IS NULL DESC, urutan_periode(x.akhir_periode) DESC, x.diubah_pada DESC, x.id) akhir,
             dosen d
       WHERE pa.id = akhir.id AND pa.sebab_akhir = 'keluar' AND d.college_id = pa.college_id AND d.id = pa.id_dosen AND d.status_aktif = 'A'
      RETURNING pa.id_mahasiswa`.execute(db)
    pulih.push(...rows.map((row) => row.idMahasiswa))
    await cerminkan(db, bagian)
  }
  return pulih
}

/** Students who study and whom a lecturer advises now, by NIM; only those that the caller may see. */
export async function bimbinganOf(db: Db, idDosen: string): Promise<{ id: string; nim: string; nama: string }[]> {
  const { rows } = await sql<{ id: string; nim: string; nama: string }>`
    SELECT m.id, m.nim, m.nama FROM mahasiswa m WHERE m.id_dosen_pa = ${idDosen} AND m.status = ANY (${[...STUDI]}::text[]) ORDER BY m.nim`.execute(
    db,
  )
  return rows
}
