import { sql } from 'kysely'
import { acrossProdi } from '../../../auth/queries'
import type { Db } from '../../../db/client'
import type { CheckedRow } from '../../../kit/import/import-kind'

export type MahasiswaNim = {
  id: string
  versi: number
  nim: string
  nama: string
  status: string
  idDosenPa: string | null
  namaDosenPa: string | null
}

/** Students of these NIM whom the caller may see. */
async function listMahasiswaNim(db: Db, nim: readonly string[]): Promise<MahasiswaNim[]> {
  const { rows } = await sql<MahasiswaNim>`
    SELECT m.id, m.versi, m.nim, m.nama, m.status, m.id_dosen_pa, d.nama_lengkap AS nama_dosen_pa
      FROM mahasiswa m LEFT JOIN dosen d ON d.college_id = m.college_id AND d.id = m.id_dosen_pa
     WHERE m.nim = ANY (${[...nim]}::text[])`.execute(db)
  return rows
}

async function listNimAda(db: Db, nim: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ nim: string }>`SELECT nim FROM mahasiswa WHERE nim = ANY (${[...nim]}::text[])`.execute(db)
  return new Set(rows.map((row) => row.nim))
}

/** The student whom each line names; one of another prodi or of nobody is told on its cell (edge case 8). */
export async function mahasiswaOf<V extends { nim: string }, P>(
  db: Db,
  rows: readonly CheckedRow<V, P>[],
): Promise<Map<CheckedRow<V, P>, MahasiswaNim>> {
  const nim = rows.flatMap(({ nilai }) => (nilai as Partial<{ nim: string }>).nim ?? [])
  const ada = new Map((await listMahasiswaNim(db, nim)).map((satu) => [satu.nim, satu]))
  const semua = await acrossProdi(db, () => listNimAda(db, nim))
  const milik = new Map<CheckedRow<V, P>, MahasiswaNim>()
  for (const row of rows) {
    const dicari = (row.nilai as Partial<{ nim: string }>).nim
    const satu = ada.get(dicari ?? '')
    if (satu) milik.set(row, satu)
    else if (dicari) row.salah('nim', semua.has(dicari) ? 'Prodi di luar akses Anda' : `NIM ${dicari} tidak ditemukan`)
  }
  return milik
}
