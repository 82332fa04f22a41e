import type { BarisRiwayat } from '@sivitas/rules/data-master/riwayat-status'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { semesterKe } from '../filter-queries'

/** A row of the history about to be written for many. */
export type BarisBaru = {
  periode: number
  status: string
  tanggal: string
  nomorSk: string | null
  tanggalSk: string | null
  idBerkasSk: string | null
  alasan: string | null
  sumber: string
}

/** Writes a row for each student; what lived in that period before gives way and is remembered. Answers the ids by student. */
export async function tulisRiwayat(db: Db, ids: readonly string[], baris: BarisBaru): Promise<Map<string, string>> {
  const { rows: lama } = await sql<{ id: string; idMahasiswa: string }>`
    UPDATE riwayat_status SET dibatalkan = true, dibatalkan_pada = now(), dibatalkan_oleh = app_akun(), alasan_batal = 'Digantikan'
     WHERE id_mahasiswa = ANY (${[...ids]}::uuid[]) AND periode = ${baris.periode} AND NOT dibatalkan
    RETURNING id, id_mahasiswa`.execute(db)
  const { rows } = await sql<{ id: string; idMahasiswa: string }>`
    INSERT INTO riwayat_status (id_mahasiswa, periode, status, tanggal, nomor_sk, tanggal_sk, id_berkas_sk, alasan, sumber, id_sebelum)
    SELECT x.id, ${baris.periode}, ${baris.status}, ${baris.tanggal}, ${baris.nomorSk}, ${baris.tanggalSk}::date, ${baris.idBerkasSk}::uuid, ${baris.alasan}, ${baris.sumber}, s.sebelum
      FROM unnest(${[...ids]}::uuid[]) AS x(id)
      LEFT JOIN unnest(${lama.map((satu) => satu.idMahasiswa)}::uuid[], ${lama.map((satu) => satu.id)}::uuid[]) AS s(mahasiswa, sebelum) ON s.mahasiswa = x.id
    RETURNING id, id_mahasiswa`.execute(db)
  return new Map(rows.map((row) => [row.idMahasiswa, row.id]))
}

/** Rows that keep later periods as they are beside a correction (rules: penahanKoreksi). */
export async function tulisPenahan(db: Db, penahan: readonly (BarisRiwayat & { idMahasiswa: string })[], tanggal: string): Promise<void> {
  if (penahan.length === 0) return
  await sql`
    INSERT INTO riwayat_status (id_mahasiswa, periode, status, tanggal, alasan, sumber)
    SELECT x.mahasiswa, x.periode, x.status, ${tanggal}, 'Status yang berlaku tetap setelah koreksi periode sebelumnya', 'manual'
      FROM unnest(${penahan.map((satu) => satu.idMahasiswa)}::uuid[], ${penahan.map((satu) => satu.periode)}::int[], ${penahan.map((satu) => satu.status)}::text[])
        AS x(mahasiswa, periode, status)`.execute(db)
}

/** Writes on the student what his newest row says, since when, and the day of that row (`mahasiswa`, status). */
export async function selaraskanStatus(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE mahasiswa m SET status = x.status, status_sejak_periode = x.periode, tanggal_status = x.tanggal
      FROM (SELECT DISTINCT ON (id_mahasiswa) id_mahasiswa, status, periode, tanggal
              FROM (SELECT r.*, count(*) FILTER (WHERE r.status <> r.kini) OVER (PARTITION BY r.id_mahasiswa ORDER BY r.urut DESC) AS lain
                      FROM (SELECT s.id_mahasiswa, s.status, s.periode, s.tanggal, s.urut, first_value(s.status) OVER (PARTITION BY s.id_mahasiswa ORDER BY s.urut DESC) AS kini
                              FROM riwayat_status s WHERE s.id_mahasiswa = ANY (${[...ids]}::uuid[]) AND NOT s.dibatalkan) r) deret
             WHERE lain = 0 ORDER BY id_mahasiswa, urut) x
     WHERE m.id = x.id_mahasiswa AND (m.status, m.status_sejak_periode, m.tanggal_status) IS DISTINCT FROM (x.status, x.periode, x.tanggal)`.execute(
    db,
  )
}

/**
 * The AKM of a period takes a status over. Who is on leave or idle has no SKS and no IPS in it and carries on the figures of
 * the activity before (AK-R49); else what was reckoned stays.
 */
export async function tulisAkm(db: Db, ids: readonly string[], { periode, status }: { periode: number; status: string }): Promise<void> {
  const diam = status === 'C' || status === 'N'
  await sql`
    INSERT INTO aktivitas_kuliah (id_mahasiswa, id_periode, status, semester_ke, ipk, sks_tempuh, sks_total, pembiayaan, sumber)
    SELECT m.id, ${periode}, ${status}, ${semesterKe(periode)}, l.ipk, coalesce(l.sks_tempuh, 0), coalesce(l.sks_total, coalesce(m.sks_diakui, 0)), m.pembiayaan, 'hitung'
      FROM mahasiswa m
      LEFT JOIN LATERAL (SELECT a.ipk, a.sks_tempuh, a.sks_total FROM aktivitas_kuliah a
                          WHERE a.college_id = m.college_id AND a.id_mahasiswa = m.id AND urutan_periode(a.id_periode) < urutan_periode(${periode})
                          ORDER BY urutan_periode(a.id_periode) DESC LIMIT 1) l ON true
     WHERE m.id = ANY (${[...ids]}::uuid[])
    ON CONFLICT (college_id, id_mahasiswa, id_periode) DO UPDATE SET status = excluded.status, semester_ke = excluded.semester_ke
      ${diam ? sql`, ips = NULL, sks_semester = 0, sks_lulus_semester = 0, sementara = false, ipk = excluded.ipk, sks_tempuh = excluded.sks_tempuh, sks_total = excluded.sks_total` : sql``}`.execute(
    db,
  )
}

/** Facts of an exit on the student (InsertMahasiswaLulusDO). */
export type IsiKeluar = {
  periode: number
  tanggal: string
  idJenisKeluar: string | null
  nomorSk: string | null
  tanggalSk: string | null
  keterangan: string | null
  lulus: boolean
  judulSkripsi: string | null
  jalurSkripsi: boolean | null
  bulanAwalBimbingan: string | null
  bulanAkhirBimbingan: string | null
}

export async function tulisKeluar(db: Db, ids: readonly string[], isi: IsiKeluar): Promise<void> {
  await sql`
    UPDATE mahasiswa SET tanggal_keluar = ${isi.tanggal}, periode_keluar = ${isi.periode}, id_jenis_keluar = ${isi.idJenisKeluar}, nomor_sk_keluar = ${isi.nomorSk},
           tanggal_sk_keluar = ${isi.tanggalSk}::date, keterangan_keluar = ${isi.keterangan}, ipk_lulus = CASE WHEN ${isi.lulus}::boolean THEN ipk END,
           judul_skripsi = coalesce(${isi.judulSkripsi}, judul_skripsi), jalur_skripsi = coalesce(${isi.jalurSkripsi}::boolean, jalur_skripsi),
           bulan_awal_bimbingan = coalesce(${isi.bulanAwalBimbingan}::date, bulan_awal_bimbingan), bulan_akhir_bimbingan = coalesce(${isi.bulanAkhirBimbingan}::date, bulan_akhir_bimbingan)
     WHERE id = ANY (${[...ids]}::uuid[])`.execute(db)
}

/**
 * Ends what hangs on a student who leaves: AKM of that period and later ones that carry no final grade, cards in force,
 * the akun. What stood there before is kept on the row of the history, for 'Batalkan keluar'.
 */
export async function lepaskan(
  db: Db,
  baris: ReadonlyMap<string, string>,
  { periode, akun, sampai, lulus }: { periode: number; akun: 'tetap' | 'hanya_baca' | 'tutup'; sampai: string; lulus: boolean },
): Promise<void> {
  const ids = [...baris.keys()]
  await sql`
    UPDATE riwayat_status r SET akibat = jsonb_build_object(
             'akun', (SELECT jsonb_build_object('status', k.status, 'hanyaBacaSampai', k.hanya_baca_sampai) FROM akun k WHERE k.college_id = r.college_id AND k.id_mahasiswa = r.id_mahasiswa),
             'akm', (SELECT jsonb_agg(to_jsonb(a)) FROM aktivitas_kuliah a WHERE a.college_id = r.college_id AND a.id_mahasiswa = r.id_mahasiswa AND ${tanpaNilai(periode)} AND NOT ${lulus}::boolean),
             'kartu', (SELECT jsonb_agg(k.id) FROM kartu k WHERE k.college_id = r.college_id AND k.id_mahasiswa = r.id_mahasiswa AND k.status = 'aktif'))
     WHERE r.id = ANY (${[...baris.values()]}::uuid[])`.execute(db)
  if (!lulus) {
    await sql`DELETE FROM aktivitas_kuliah a WHERE a.id_mahasiswa = ANY (${ids}::uuid[]) AND ${tanpaNilai(periode)}`.execute(db)
    await sql`UPDATE kartu SET status = 'dicabut' WHERE id_mahasiswa = ANY (${ids}::uuid[]) AND status = 'aktif'`.execute(db)
  }
  if (akun === 'hanya_baca')
    await sql`UPDATE akun SET hanya_baca_sampai = ${sampai} WHERE id_mahasiswa = ANY (${ids}::uuid[]) AND status <> 'nonaktif'`.execute(db)
  if (akun === 'tutup')
    await sql`UPDATE akun SET status = 'nonaktif', versi_token = versi_token + 1 WHERE id_mahasiswa = ANY (${ids}::uuid[])`.execute(db)
}

/** Activities from a period on that nobody locked and that no final grade stands on. */
const tanpaNilai = (periode: number) =>
  sql`urutan_periode(a.id_periode) >= urutan_periode(${periode}) AND NOT a.kunci AND a.sks_lulus_semester = 0 AND a.ips IS NULL`
