import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { selaraskanStatus, tulisAkm } from './terapkan-queries'

type Cakupan = { periode: number; prodi: readonly string[] | undefined }

export type Usulan = { id: string; dari: string; ke: string }

/**
 * Who would change when a period is closed: everybody who studies in it and has no row of that period gets the status that
 * AK-R48 proposes, first that fits: all SKS of MBKM -> S, registered double degree -> O, waiting for the competence test -> U,
 * a KRS -> A, else N. Leaves have their row already; who is written as A in it and has no KRS becomes N (States, A -> N).
 * Only differences are listed.
 */
const usulan = ({ periode, prodi }: Cakupan) => sql`
  SELECT u.id, u.dari, u.ke FROM (
    SELECT m.id, x.status AS dari,
           CASE WHEN x.periode = ${periode} THEN CASE WHEN x.status = 'A' AND coalesce(k.n, 0) = 0 AND m.jenis_daftar <> 'double_degree' THEN 'N' ELSE x.status END
                WHEN k.n > 0 AND k.n = k.mbkm THEN 'S'
                WHEN m.jenis_daftar = 'double_degree' THEN 'O'
                WHEN x.status = 'U' AND coalesce(k.n, 0) = 0 THEN 'U'
                WHEN k.n > 0 THEN 'A'
                ELSE 'N' END AS ke
      FROM mahasiswa m
      JOIN (SELECT DISTINCT ON (r.id_mahasiswa) r.id_mahasiswa, r.status, r.periode FROM riwayat_status r
             WHERE NOT r.dibatalkan AND r.urut <= urutan_periode(${periode}) ORDER BY r.id_mahasiswa, r.urut DESC) x ON x.id_mahasiswa = m.id
      LEFT JOIN (SELECT n.id_mahasiswa, count(*) AS n, count(*) FILTER (WHERE n.sumber = 'mbkm') AS mbkm FROM nilai n
                  WHERE n.id_periode = ${periode} AND n.huruf IS DISTINCT FROM 'W' GROUP BY n.id_mahasiswa) k ON k.id_mahasiswa = m.id
     WHERE x.status IN ('A', 'C', 'N', 'S', 'U', 'O')
       AND NOT EXISTS (SELECT 1 FROM riwayat_status l WHERE l.college_id = m.college_id AND l.id_mahasiswa = m.id AND NOT l.dibatalkan AND l.urut > urutan_periode(${periode}))
       ${prodi?.length ? sql`AND m.id_prodi = ANY (${[...prodi]}::uuid[])` : sql``}
  ) u WHERE u.dari <> u.ke`

export async function listUsulan(db: Db, cakupan: Cakupan): Promise<Usulan[]> {
  const { rows } = await sql<Usulan>`${usulan(cakupan)} ORDER BY u.id`.execute(db)
  return rows
}

export type ContohRow = { idMahasiswa: string; nim: string; nama: string; jenjangProdi: string; namaProdi: string; angkatan: number }

/** Names of the first who would change, by NIM. */
export async function listContoh(db: Db, ids: readonly string[]): Promise<ContohRow[]> {
  const { rows } = await sql<ContohRow>`
    SELECT m.id AS id_mahasiswa, m.nim, m.nama, p.jenjang_prodi, p.nama AS nama_prodi, m.angkatan
      FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
     WHERE m.id = ANY (${[...ids]}::uuid[]) ORDER BY m.nim LIMIT 1000`.execute(db)
  return rows
}

export type TutupRow = {
  id: string
  periode: number
  jumlah: number
  dibuatPada: Date
  selesaiPada: Date | null
  dibatalkanPada: Date | null
  oleh: string | null
}

/** The newest run of a period. */
export async function findTutupTerakhir(db: Db, periode: number): Promise<TutupRow | undefined> {
  const { rows } = await sql<TutupRow>`
    SELECT t.id, t.periode, t.jumlah, t.dibuat_pada, t.selesai_pada, t.dibatalkan_pada, coalesce(o.nama, k.username) AS oleh
      FROM tutup_status t
      LEFT JOIN akun k ON k.college_id = t.college_id AND k.uuid = t.dibuat_oleh
      LEFT JOIN operator o ON o.college_id = k.college_id AND o.id = k.id_operator
     WHERE t.periode = ${periode} ORDER BY t.dibuat_pada DESC, t.id LIMIT 1`.execute(db)
  return rows[0]
}

export async function insertTutup(db: Db, { periode, prodi, alasan }: Cakupan & { alasan: string | null }): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO tutup_status (periode, prodi, alasan, id_akun) VALUES (${periode}, ${prodi?.length ? [...prodi] : null}::text[], ${alasan}, app_akun()) RETURNING id`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('A run of tutup status was not written.')
  return row.id
}

export async function selesaiTutup(db: Db, id: string, ringkas: Record<string, number>): Promise<void> {
  const jumlah = Object.values(ringkas).reduce((n, satu) => n + satu, 0)
  await sql`UPDATE tutup_status SET jumlah = ${jumlah}, ringkas = ${JSON.stringify(ringkas)}::jsonb, selesai_pada = now() WHERE id = ${id}`.execute(
    db,
  )
}

export async function tandaiBatal(db: Db, id: string): Promise<void> {
  await sql`UPDATE tutup_status SET dibatalkan_pada = now() WHERE id = ${id}`.execute(db)
}

type Bagian = { idTutup: string; periode: number; tanggal: string }

/** Writes one part of a run; the AKM that it changes is kept on the row as it was. A row that came meanwhile stays. */
export async function tulisTutup(db: Db, rows: readonly Usulan[], { idTutup, periode, tanggal }: Bagian): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const { rows: lama } = await sql<{ id: string; idMahasiswa: string }>`
    UPDATE riwayat_status SET dibatalkan = true, dibatalkan_pada = now(), dibatalkan_oleh = app_akun(), alasan_batal = 'Digantikan'
     WHERE id_mahasiswa = ANY (${ids}::uuid[]) AND periode = ${periode} AND status = 'A' AND NOT dibatalkan RETURNING id, id_mahasiswa`.execute(
    db,
  )
  const { rows: baru } = await sql<{ idMahasiswa: string; status: string }>`
    INSERT INTO riwayat_status (id_mahasiswa, periode, status, tanggal, alasan, sumber, id_tutup, id_sebelum, akibat)
    SELECT m.id, ${periode}, u.ke, ${tanggal}, 'Tutup status periode', 'tutup_periode', ${idTutup}, s.sebelum,
           jsonb_build_object('akm', (SELECT to_jsonb(a) FROM aktivitas_kuliah a WHERE a.college_id = m.college_id AND a.id_mahasiswa = m.id AND a.id_periode = ${periode}))
      FROM unnest(${ids}::uuid[], ${rows.map(({ ke }) => ke)}::text[]) AS u(id, ke) JOIN mahasiswa m ON m.id = u.id
      LEFT JOIN unnest(${lama.map((satu) => satu.idMahasiswa)}::uuid[], ${lama.map((satu) => satu.id)}::uuid[]) AS s(mahasiswa, sebelum) ON s.mahasiswa = m.id
     WHERE m.status IN ('A', 'C', 'N', 'S', 'U', 'O')
    ON CONFLICT (college_id, id_mahasiswa, periode) WHERE NOT dibatalkan DO NOTHING
    RETURNING id_mahasiswa, status`.execute(db)
  await selaraskanStatus(
    db,
    baru.map(({ idMahasiswa }) => idMahasiswa),
  )
  for (const status of new Set(baru.map((satu) => satu.status))) {
    const ids = baru.filter((satu) => satu.status === status).map(({ idMahasiswa }) => idMahasiswa)
    await tulisAkm(db, ids, { periode, status })
  }
}

/** Rows of a run that still live, oldest key first: what an undo takes back. */
export async function listTertutup(db: Db, idTutup: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT r.id FROM riwayat_status r JOIN mahasiswa m ON m.college_id = r.college_id AND m.id = r.id_mahasiswa
     WHERE r.id_tutup = ${idTutup} AND NOT r.dibatalkan
       AND NOT EXISTS (SELECT 1 FROM riwayat_status l WHERE l.college_id = r.college_id AND l.id_mahasiswa = r.id_mahasiswa AND NOT l.dibatalkan AND l.urut > r.urut)
     ORDER BY r.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes rows of a run back; AKM stands again as the run found it, and goes where there was none. */
export async function urungTutup(db: Db, ids: readonly string[], alasan: string): Promise<void> {
  const { rows } = await sql<{ idMahasiswa: string }>`
    UPDATE riwayat_status SET dibatalkan = true, dibatalkan_pada = now(), dibatalkan_oleh = app_akun(), alasan_batal = ${alasan}
     WHERE id = ANY (${[...ids]}::uuid[]) AND NOT dibatalkan RETURNING id_mahasiswa`.execute(db)
  await sql`
    UPDATE riwayat_status l SET dibatalkan = false, dibatalkan_pada = NULL, dibatalkan_oleh = NULL, alasan_batal = NULL
      FROM riwayat_status r WHERE r.id = ANY (${[...ids]}::uuid[]) AND r.dibatalkan AND l.college_id = r.college_id AND l.id = r.id_sebelum`.execute(
    db,
  )
  await sql`
    DELETE FROM aktivitas_kuliah a USING riwayat_status r
     WHERE r.id = ANY (${[...ids]}::uuid[]) AND a.college_id = r.college_id AND a.id_mahasiswa = r.id_mahasiswa AND a.id_periode = r.periode
       AND jsonb_typeof(r.akibat -> 'akm') = 'null' AND NOT a.kunci`.execute(db)
  await sql`
    UPDATE aktivitas_kuliah a SET status = l.status, semester_ke = l.semester_ke, ips = l.ips, ipk = l.ipk, sks_semester = l.sks_semester,
           sks_lulus_semester = l.sks_lulus_semester, sks_tempuh = l.sks_tempuh, sks_total = l.sks_total, sementara = l.sementara
      FROM riwayat_status r, jsonb_populate_record(NULL::aktivitas_kuliah, r.akibat -> 'akm') l
     WHERE r.id = ANY (${[...ids]}::uuid[]) AND jsonb_typeof(r.akibat -> 'akm') = 'object'
       AND a.college_id = r.college_id AND a.id_mahasiswa = r.id_mahasiswa AND a.id_periode = r.periode AND NOT a.kunci`.execute(db)
  await selaraskanStatus(
    db,
    rows.map(({ idMahasiswa }) => idMahasiswa),
  )
}
