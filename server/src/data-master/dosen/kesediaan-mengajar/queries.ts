import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type Kesediaan = {
  id: string
  idDosen: string
  versi: number
  status: 'draf' | 'dikirim' | 'dikunci'
  grid: Record<string, 1 | 2 | 3>
  kampus: string[]
  sksMinimal: number | null
  sksMaksimal: number | null
  daring: boolean
  makul: { idMakul: string; prioritas: number }[]
  catatan: string | null
  dikirimPada: Date | null
}

const columns = sql`k.id, k.id_dosen, k.versi, k.status, k.grid, k.kampus, k.sks_minimal, k.sks_maksimal, k.daring, k.makul, k.catatan, k.dikirim_pada`

/** What the lecturers of a period have filled in, as far as the caller may see them. */
export async function listKesediaan(db: Db, periode: number, idDosen?: readonly string[]): Promise<Kesediaan[]> {
  const { rows } = await sql<Kesediaan>`
    SELECT ${columns} FROM kesediaan_mengajar k
     WHERE k.periode = ${periode} AND (${idDosen === undefined} OR k.id_dosen = ANY (${[...(idDosen ?? [])]}::uuid[])) ORDER BY k.id_dosen`.execute(
    db,
  )
  return rows
}

/** One answer, held until the transaction ends. */
export async function genggamKesediaan(db: Db, periode: number, idDosen: string): Promise<Kesediaan | undefined> {
  const { rows } = await sql<Kesediaan>`
    SELECT ${columns} FROM kesediaan_mengajar k WHERE k.periode = ${periode} AND k.id_dosen = ${idDosen} FOR UPDATE`.execute(db)
  return rows[0]
}

type Isi = Pick<Kesediaan, 'grid' | 'kampus' | 'sksMinimal' | 'sksMaksimal' | 'daring' | 'makul' | 'catatan' | 'status' | 'dikirimPada'>

const values = (isi: Isi) => ({ ...isi, grid: JSON.stringify(isi.grid), makul: JSON.stringify(isi.makul) })

export const insertKesediaan = (db: Db, kunci: { periode: number; idDosen: string }, isi: Isi) =>
  db
    .insertInto('kesediaanMengajar')
    .values({ ...kunci, ...values(isi) })
    .execute()

export const updateKesediaan = (db: Db, id: string, isi: Isi) =>
  db.updateTable('kesediaanMengajar').set(values(isi)).where('id', '=', id).execute()

/** Names of campuses and courses, by their ids; unknown ones are left out. */
export async function namaKampus(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('kampus').select(['id', 'nama']).execute()
  return new Map(rows.map(({ id, nama }) => [id, nama]))
}

export async function namaMakul(db: Db, ids: readonly string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const rows = await db
    .selectFrom('mataKuliah')
    .select(['id', 'kode', 'nama'])
    .where('id', 'in', [...ids])
    .execute()
  return Object.fromEntries(rows.map(({ id, kode, nama }) => [id, `${kode} ${nama}`]))
}

/** Copies last period's answers as drafts for lecturers who have none yet. Answers how many. */
export async function salinKesediaan(
  db: Db,
  { dari, ke, idDosen }: { dari: number; ke: number; idDosen: readonly string[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO kesediaan_mengajar (periode, id_dosen, status, grid, kampus, sks_minimal, sks_maksimal, daring, makul, catatan)
    SELECT ${ke}, k.id_dosen, 'draf', k.grid, k.kampus, k.sks_minimal, k.sks_maksimal, k.daring, k.makul, k.catatan
      FROM kesediaan_mengajar k WHERE k.periode = ${dari} AND k.id_dosen = ANY (${[...idDosen]}::uuid[])
    ON CONFLICT (college_id, periode, id_dosen) DO NOTHING`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

type Ubah = { periode: number; idDosen: readonly string[]; dari: 'dikirim' | 'dikunci'; ke: 'dikirim' | 'dikunci' }

/** Moves all answers of lecturers from one state to the other. Answers how many. */
export async function ubahStatusKesediaan(db: Db, { periode, idDosen, dari, ke }: Ubah): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE kesediaan_mengajar SET status = ${ke} WHERE periode = ${periode} AND status = ${dari} AND id_dosen = ANY (${[...idDosen]}::uuid[])`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0n)
}

/** When the office lets lecturers fill in for a period; none where it has not said. */
export const findPengisian = (db: Db, periode: number) =>
  db.selectFrom('pengisianKesediaan').select(['buka', 'tutup']).where('periode', '=', periode).executeTakeFirst()

export async function putPengisian(db: Db, periode: number, rentang: { buka: Date; tutup: Date } | null): Promise<void> {
  if (rentang === null) {
    await db.deleteFrom('pengisianKesediaan').where('periode', '=', periode).execute()
    return
  }
  await sql`
    INSERT INTO pengisian_kesediaan (periode, buka, tutup) VALUES (${periode}, ${rentang.buka}, ${rentang.tutup})
    ON CONFLICT (college_id, periode) DO UPDATE SET buka = excluded.buka, tutup = excluded.tutup`.execute(db)
}

export type Penerima = { idDosen: string; namaLengkap: string; akun: string | null; email: string | null }

/** Accounts and mail addresses of lecturers. */
export async function listPenerima(db: Db, idDosen: readonly string[]): Promise<Penerima[]> {
  const { rows } = await sql<Penerima>`
    SELECT d.id AS id_dosen, d.nama_lengkap, (SELECT a.uuid FROM akun a WHERE a.college_id = d.college_id AND a.id_dosen = d.id AND a.status <> 'nonaktif' ORDER BY a.uuid LIMIT 1) AS akun,
           coalesce(d.email_kampus, d.email) AS email
      FROM dosen d WHERE d.id = ANY (${[...idDosen]}::uuid[]) ORDER BY d.nama, d.id`.execute(db)
  return rows
}

/** Notes when lecturers were reminded, for those who have begun. */
export async function catatDiingatkan(db: Db, periode: number, idDosen: readonly string[]): Promise<void> {
  await sql`UPDATE kesediaan_mengajar SET diingatkan_pada = now() WHERE periode = ${periode} AND id_dosen = ANY (${[...idDosen]}::uuid[])`.execute(
    db,
  )
}
