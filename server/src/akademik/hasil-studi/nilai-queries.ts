import type { NilaiTercatat } from '@sivitas/rules/akademik/hasil-studi'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { nilaiDanKonversi } from '../konversi-nilai/transkrip-queries'

type Row = Omit<NilaiTercatat, 'final' | 'lulus'> & { idMahasiswa: string; status: string; lulus: boolean | null; dosen: string | null }

export type NilaiMahasiswa = NilaiTercatat & { idMahasiswa: string; dosen: string | null }

/**
 * All attempts of students, recognised courses among them. Whether a letter passes is what the scale of the prodi says,
 * else of its jenjang, else of the college; a letter that stands in no scale passes by its index.
 */
export async function listNilai(db: Db, ids: readonly string[]): Promise<Map<string, NilaiMahasiswa[]>> {
  const { rows } = await sql<Row>`
    SELECT n.id_mahasiswa, n.id_makul, n.id_periode, n.sks, n.angka, n.huruf, n.indeks, n.status, k.kode, k.nama, k.nama_inggris, k.semester,
           k.masuk_ipk AND k.sistem_penilaian = 'indeks' AND n.masuk AS masuk_ipk, n.konversi, n.diakui, n.diganti_sejak, c.nama_kelas AS kelas, d.nama_lengkap AS dosen,
           (SELECT s.lulus FROM skala_nilai s
             WHERE s.college_id = n.college_id AND s.huruf = n.huruf AND (s.id_prodi IS NULL OR s.id_prodi = m.id_prodi) AND (s.jenjang IS NULL OR s.jenjang = p.jenjang)
             ORDER BY s.id_prodi NULLS LAST, s.jenjang NULLS LAST, s.berlaku_mulai DESC LIMIT 1) AS lulus
      FROM ${nilaiDanKonversi(ids)}
      JOIN mahasiswa m ON m.college_id = n.college_id AND m.id = n.id_mahasiswa
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      JOIN mata_kuliah k ON k.college_id = n.college_id AND k.id = n.id_makul
      LEFT JOIN kelas_kuliah c ON c.college_id = n.college_id AND c.id = n.id_kelas
      LEFT JOIN dosen d ON d.college_id = c.college_id AND d.id = c.id_dosen`.execute(db)
  const found = new Map<string, NilaiMahasiswa[]>(ids.map((id) => [id, []]))
  for (const { status, lulus, ...row } of rows) {
    found.get(row.idMahasiswa)?.push({ ...row, final: status === 'final', lulus: lulus ?? (row.indeks ?? 0) > 0 })
  }
  return found
}

export type AkmTersimpan = { idMahasiswa: string; ips: number | null; ipk: number | null; sksTotal: number }

/** Locked figures of a period: later grades change them only by an accepted difference, so a paper says what they say. */
export async function listAkmTerkunci(db: Db, ids: readonly string[], periode: number): Promise<Map<string, AkmTersimpan>> {
  const { rows } = await sql<AkmTersimpan>`
    SELECT id_mahasiswa, ips, ipk, sks_total FROM aktivitas_kuliah
     WHERE id_periode = ${periode} AND kunci AND id_mahasiswa = ANY (${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.idMahasiswa, row]))
}

/** The last period that ended by a day. */
export async function findPeriodeSampai(db: Db, hari: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM periode WHERE tanggal_selesai <= ${hari} ORDER BY urutan DESC LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}

/** Students who are hard on a template: longest and shortest names, most and fewest attempts, taken in turn. */
export async function listEkstrem(
  db: Db,
  { jumlah, periode, hanyaPeriode }: { jumlah: number; periode: number; hanyaPeriode: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH calon AS MATERIALIZED (SELECT m.id, m.nama, m.nim FROM mahasiswa m WHERE m.status IN ('A', 'C', 'N', 'S', 'U', 'O', 'L')),
    banyak AS MATERIALIZED (
      SELECT n.id_mahasiswa, count(*) AS baris FROM nilai n WHERE ${hanyaPeriode ? sql`n.id_periode = ${periode}` : sql`n.status = 'final'`} GROUP BY n.id_mahasiswa),
    urut AS (
      SELECT c.id, least(
               4 * row_number() OVER (ORDER BY length(c.nama) DESC, c.nim), 4 * row_number() OVER (ORDER BY b.baris DESC, c.nim) + 1,
               4 * row_number() OVER (ORDER BY length(c.nama), c.nim) + 2, 4 * row_number() OVER (ORDER BY b.baris, c.nim) + 3) AS tempat
        FROM calon c JOIN banyak b ON b.id_mahasiswa = c.id)
    SELECT id FROM urut ORDER BY tempat LIMIT ${jumlah}`.execute(db)
  return rows.map(({ id }) => id)
}
