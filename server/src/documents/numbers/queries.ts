import { sql } from 'kysely'
import type { Db } from '../../db/client'

export type Scheme = {
  id: string
  kode: string
  nama: string
  pola: string
  ulang: 'tahun' | 'bulan' | 'periode' | 'tidak'
  cakupanHitung: 'pt' | 'fakultas' | 'prodi' | 'lokasi'
  kodeUnit: string | null
  kodeJenis: string | null
  mulai: number
}

export async function findScheme(db: Db, id: string): Promise<Scheme | undefined> {
  const { rows } = await sql<Scheme>`
    SELECT id, kode, nama, pola, ulang, cakupan_hitung, kode_unit, kode_jenis, mulai FROM nomor_dokumen WHERE id = ${id}`.execute(db)
  return rows[0]
}

type Counter = { terakhir: number; tanggal: string; baru: boolean }

/**
 * The counter of a stretch, locked until the caller's transaction ends: who comes second waits, and draws the next
 * number or, when the first one failed, the same (PL-R55). Whoever makes the row holds it as well.
 */
export async function lockCounter(
  db: Db,
  { idNomor, kunci, mulai, tanggal }: { idNomor: string; kunci: string; mulai: number; tanggal: string },
): Promise<Counter> {
  const made = await sql`
    INSERT INTO nomor_penghitung (id_nomor, kunci, terakhir, tanggal) VALUES (${idNomor}, ${kunci}, ${mulai - 1}, ${tanggal})
    ON CONFLICT (college_id, id_nomor, kunci) DO NOTHING`.execute(db)
  const { rows } = await sql<Omit<Counter, 'baru'>>`
    SELECT terakhir, tanggal FROM nomor_penghitung WHERE id_nomor = ${idNomor} AND kunci = ${kunci} FOR UPDATE`.execute(db)
  const [counter] = rows
  if (!counter) throw new Error('The counter that was just made is not there.')
  return { ...counter, baru: made.numAffectedRows === 1n }
}

/** Notes a number as given out; the counter keeps the newest date. */
export async function writeNumber(
  db: Db,
  row: { idNomor: string; kunci: string; nilai: number; nomor: string; tanggal: string; idDokumen: string },
): Promise<void> {
  const { idNomor, kunci, nilai, nomor, tanggal, idDokumen } = row
  await sql`
    UPDATE nomor_penghitung SET terakhir = ${nilai}, tanggal = greatest(tanggal, ${tanggal}::date)
     WHERE id_nomor = ${idNomor} AND kunci = ${kunci}`.execute(db)
  await sql`
    INSERT INTO nomor_terpakai (id_nomor, kunci, nilai, nomor, tanggal, id_dokumen)
    VALUES (${idNomor}, ${kunci}, ${nilai}, ${nomor}, ${tanggal}, ${idDokumen})`.execute(db)
}

/** The number of a cancelled document stays used, and the log says why. */
export const cancelNumber = (db: Db, idDokumen: string, sebab: string) =>
  sql`UPDATE nomor_terpakai SET status = 'batal', sebab = ${sebab} WHERE id_dokumen = ${idDokumen}`.execute(db)
