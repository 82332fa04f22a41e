import type { KodeJabatan, Pejabat } from '@sivitas/rules/platform/pejabat'
import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** A row of pejabat as the rule chooses among them, with what a page prints besides. */
export type OfficialRow = Pejabat & {
  id: string
  jenisNomor: string | null
  nomor: string | null
  idTtd: string | null
  idCap: string | null
}

/** Name and titles come from the lecturer unless the row says otherwise; so does the number. */
export const officialColumns = sql`
  p.id, p.jabatan, p.nama_jabatan, p.lingkup, p.id_lingkup, p.penugasan, p.atas_nama, p.berlaku_mulai, p.berlaku_selesai, p.id_ttd, p.id_cap,
  coalesce(p.nama_lengkap, d.nama, '') AS nama,
  CASE WHEN p.nama_lengkap IS NULL THEN coalesce(p.gelar_depan, d.gelar_depan) ELSE p.gelar_depan END AS gelar_depan,
  CASE WHEN p.nama_lengkap IS NULL THEN coalesce(p.gelar_belakang, d.gelar_belakang) ELSE p.gelar_belakang END AS gelar_belakang,
  CASE WHEN p.nomor IS NULL AND p.nama_lengkap IS NULL THEN CASE WHEN d.nidn IS NOT NULL THEN 'NIDN' WHEN d.nuptk IS NOT NULL THEN 'NUPTK' END ELSE p.jenis_nomor END AS jenis_nomor,
  coalesce(p.nomor, CASE WHEN p.nama_lengkap IS NULL THEN coalesce(d.nidn, d.nuptk) END) AS nomor`

/** Everybody who holds one of the offices on a day, anywhere in the college. */
export async function listInOffice(db: Db, jabatan: readonly KodeJabatan[], tanggal: string): Promise<OfficialRow[]> {
  const { rows } = await sql<OfficialRow>`
    SELECT ${officialColumns}
      FROM pejabat p LEFT JOIN dosen d ON d.college_id = p.college_id AND d.id = p.id_dosen
     WHERE p.jabatan = ANY (${jabatan}::text[]) AND p.berlaku_mulai <= ${tanggal} AND coalesce(p.berlaku_selesai, ${tanggal}) >= ${tanggal}`.execute(
    db,
  )
  return rows
}

export type Units = { idProdi: string | null; idJurusan: string | null; idFakultas: string | null; kodeProdi: string | null }

/** The units above a study programme. */
export async function findUnits(db: Db, idProdi: string | null): Promise<Units> {
  if (idProdi === null) return { idProdi, idJurusan: null, idFakultas: null, kodeProdi: null }
  const { rows } = await sql<Units>`
    SELECT p.id AS id_prodi, p.id_jurusan, coalesce(p.id_fakultas, j.id_fakultas) AS id_fakultas, p.kode AS kode_prodi
      FROM prodi p LEFT JOIN jurusan j ON j.college_id = p.college_id AND j.id = p.id_jurusan WHERE p.id = ${idProdi}`.execute(db)
  return rows[0] ?? { idProdi, idJurusan: null, idFakultas: null, kodeProdi: null }
}

/** The counter or unit where the operator of this transaction sits; none for accounts without one. */
export async function findOwnLokasi(db: Db): Promise<string | null> {
  const { rows } = await sql<{ idLokasi: string | null }>`
    SELECT o.id_lokasi FROM akun a JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator WHERE a.uuid = app_akun()`.execute(
    db,
  )
  return rows[0]?.idLokasi ?? null
}
