import type { KodeStatus } from '@sivitas/rules/data-master/status'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type KeluarRow = {
  id: string
  idMahasiswa: string
  status: KodeStatus
  periode: number
  dibatalkan: boolean
  nomorIjazah: string | null
  statusPddikti: string
  /** The row that the exit took the place of. */
  idSebelum: string | null
  /** No later row lives. */
  terakhir: boolean
  adaAkibat: boolean
}

/** A row of the history of a student that the caller may see; the student is held until the transaction ends. */
export async function genggamKeluar(db: Db, idMahasiswa: string, id: string): Promise<KeluarRow | undefined> {
  const { rows } = await sql<KeluarRow>`
    SELECT r.id, r.id_mahasiswa, r.status, r.periode, r.dibatalkan, m.nomor_ijazah, m.status_pddikti, r.id_sebelum, r.akibat IS NOT NULL AS ada_akibat,
           NOT EXISTS (SELECT 1 FROM riwayat_status l WHERE l.college_id = r.college_id AND l.id_mahasiswa = r.id_mahasiswa AND NOT l.dibatalkan AND l.urut > r.urut) AS terakhir
      FROM riwayat_status r JOIN mahasiswa m ON m.college_id = r.college_id AND m.id = r.id_mahasiswa
     WHERE r.id = ${id} AND r.id_mahasiswa = ${idMahasiswa} FOR NO KEY UPDATE OF m`.execute(db)
  return rows[0]
}

/** Takes the row back; the one that it replaced lives again. */
export async function batalkanBaris(db: Db, { id, idSebelum }: Pick<KeluarRow, 'id' | 'idSebelum'>, alasan: string): Promise<void> {
  await sql`
    UPDATE riwayat_status SET dibatalkan = true, dibatalkan_pada = now(), dibatalkan_oleh = app_akun(), alasan_batal = ${alasan} WHERE id = ${id}`.execute(
    db,
  )
  await sql`
    UPDATE riwayat_status SET dibatalkan = false, dibatalkan_pada = NULL, dibatalkan_oleh = NULL, alasan_batal = NULL WHERE id = ${idSebelum}::uuid`.execute(
    db,
  )
}

/** Facts of the exit go from the student. */
export async function hapusKeluar(db: Db, id: string): Promise<void> {
  await sql`
    UPDATE mahasiswa SET tanggal_keluar = NULL, periode_keluar = NULL, id_jenis_keluar = NULL, nomor_sk_keluar = NULL, tanggal_sk_keluar = NULL,
           keterangan_keluar = NULL, ipk_lulus = NULL WHERE id = ${id}`.execute(db)
}

/** Akun, cards and AKM come back as the exit found them; of an exit that was taken in from elsewhere the akun opens. */
export async function pulihkanAkibat(db: Db, { id, idMahasiswa }: Pick<KeluarRow, 'id' | 'idMahasiswa'>): Promise<void> {
  await sql`
    UPDATE akun k SET status = coalesce(r.akibat -> 'akun' ->> 'status', 'aktif'), hanya_baca_sampai = (r.akibat -> 'akun' ->> 'hanyaBacaSampai')::date
      FROM riwayat_status r WHERE r.id = ${id} AND k.college_id = r.college_id AND k.id_mahasiswa = r.id_mahasiswa`.execute(db)
  await sql`
    UPDATE kartu k SET status = 'aktif'
      FROM riwayat_status r, jsonb_array_elements_text(CASE jsonb_typeof(r.akibat -> 'kartu') WHEN 'array' THEN r.akibat -> 'kartu' ELSE '[]' END) AS lama(id)
     WHERE r.id = ${id} AND k.college_id = r.college_id AND k.id = lama.id::uuid AND k.status = 'dicabut'
       AND NOT EXISTS (SELECT 1 FROM kartu b WHERE b.college_id = k.college_id AND b.id_mahasiswa = k.id_mahasiswa AND b.jenis = k.jenis AND b.status = 'aktif')`.execute(
    db,
  )
  await sql`
    INSERT INTO aktivitas_kuliah (id, id_mahasiswa, id_periode, status, semester_ke, ips, ipk, sks_semester, sks_lulus_semester, sks_tempuh, sks_total, biaya_kuliah_smt, pembiayaan, kunci, sumber, sementara, selisih, hak_sks, status_pddikti, pesan_pddikti)
    SELECT a.id, a.id_mahasiswa, a.id_periode, a.status, a.semester_ke, a.ips, a.ipk, a.sks_semester, a.sks_lulus_semester, a.sks_tempuh, a.sks_total, a.biaya_kuliah_smt, a.pembiayaan, a.kunci, a.sumber, a.sementara, a.selisih, a.hak_sks, a.status_pddikti, a.pesan_pddikti
      FROM riwayat_status r, jsonb_populate_recordset(NULL::aktivitas_kuliah, CASE jsonb_typeof(r.akibat -> 'akm') WHEN 'array' THEN r.akibat -> 'akm' ELSE '[]' END) a
     WHERE r.id = ${id} AND a.id_mahasiswa = ${idMahasiswa}
    ON CONFLICT (college_id, id_mahasiswa, id_periode) DO NOTHING`.execute(db)
}
