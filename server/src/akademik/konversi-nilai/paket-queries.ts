import { JENIS_PINDAHAN } from '@sivitas/contract/akademik/konversi-jenis'
import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** A recognised course as InsertNilaiTransferPendidikanMahasiswa takes it, its columns named by that act's keys. */
export type TransferPaket = {
  idMahasiswa: string
  nim: string
  nama: string
  /** Code of the course here, for the list of what is missing. */
  kodeMakul: string
  idRegistrasiMahasiswa: string | null
  kodeMataKuliahAsal: string
  namaMataKuliahAsal: string
  sksMataKuliahAsal: number
  nilaiHurufAsal: string
  /** None while the course is not mapped to PDDikti, which keeps the row out of the packet. */
  idMatkul: string | null
  sksMataKuliahDiakui: number
  nilaiHurufDiakui: string
  nilaiAngkaDiakui: number
  idPerguruanTinggi: string | null
  /** Recognised activities have one; a transfer has none. */
  idAktivitas: string | null
  /** Our id of the period; PDDikti's follows from DM-R29. */
  idSemester: number
}

/** MBKM and a change of curriculum are no transfers: PDDikti hears of them by other acts. */
const PINDAHAN = sql`v.jenis = ANY (${[...JENIS_PINDAHAN]}::text[])`

/**
 * Approved rows of these students, one a course here, by NIM and code. Where several subjects of origin make one course the
 * heaviest of them gives code and letter, the names are joined and the SKS added up: PDDikti knows one subject a row.
 */
export async function listTransferPaket(db: Db, ids: readonly string[]): Promise<TransferPaket[]> {
  const { rows } = await sql<TransferPaket>`
    SELECT m.id AS id_mahasiswa, m.nim, m.nama, k.kode AS kode_makul, m.id_pddikti AS id_registrasi_mahasiswa,
           a.kode AS kode_mata_kuliah_asal, left(a.nama, 200) AS nama_mata_kuliah_asal, a.sks AS sks_mata_kuliah_asal, a.huruf AS nilai_huruf_asal,
           k.id_pddikti AS id_matkul, b.sks_diakui AS sks_mata_kuliah_diakui, b.huruf AS nilai_huruf_diakui, b.indeks AS nilai_angka_diakui,
           t.id_pddikti AS id_perguruan_tinggi, NULL::uuid AS id_aktivitas, v.id_periode AS id_semester
      FROM konversi_nilai v
      JOIN konversi_baris b ON b.college_id = v.college_id AND b.id_konversi = v.id
      JOIN mahasiswa m ON m.college_id = v.college_id AND m.id = v.id_mahasiswa
      JOIN mata_kuliah k ON k.college_id = b.college_id AND k.id = b.id_makul
      LEFT JOIN referensi_perguruan_tinggi t ON t.id = v.id_pt_asal
      JOIN LATERAL (
        SELECT (array_agg(x.kode ORDER BY x.sks DESC, x.urut))[1] AS kode, (array_agg(x.huruf ORDER BY x.sks DESC, x.urut))[1] AS huruf,
               string_agg(x.nama, ' + ' ORDER BY x.urut) AS nama, sum(x.sks) AS sks
          FROM konversi_asal x WHERE x.college_id = b.college_id AND x.id_konversi = b.id_konversi AND x.id_makul = b.id_makul) a ON a.kode IS NOT NULL
     WHERE v.status = 'disahkan' AND ${PINDAHAN} AND v.id_mahasiswa = ANY (${[...ids]}::uuid[])
     ORDER BY m.nim, k.kode, b.id`.execute(db)
  return rows
}

/** Students of a period of entry, or all, who have approved rows: whom the act is about. */
export async function listIdTransfer(db: Db, { periode }: { periode?: number | undefined } = {}): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT v.id_mahasiswa AS id FROM konversi_nilai v
     WHERE v.status = 'disahkan' AND ${PINDAHAN} ${periode === undefined ? sql`` : sql`AND v.id_periode = ${periode}`} ORDER BY 1`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
