import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/client'

/** The histories of a lecturer, by the segment of their address. */
export type JenisRiwayat =
  | 'penugasan'
  | 'jabatanFungsional'
  | 'pangkat'
  | 'pendidikan'
  | 'sertifikasi'
  | 'jabatanStruktural'
  | 'status'
  | 'dokumen'

const kode = (daftar: string, column: string, name: string) =>
  sql`, coalesce((SELECT r.nama FROM ref_kode r WHERE r.college_id = t.college_id AND r.daftar = ${sql.lit(daftar)} AND r.kode = ${sql.ref(column)}), ${sql.ref(column)}) AS ${sql.ref(name)}`

type Bentuk = { tabel: RawBuilder<unknown>; nama: RawBuilder<unknown>; urut: RawBuilder<unknown> }

/** Where each history lies, what is told beside its columns, and what is newest. */
const BENTUK: Readonly<Record<JenisRiwayat, Bentuk>> = {
  penugasan: {
    tabel: sql`dosen_penugasan`,
    nama: sql`, (SELECT p.jenjang_prodi || ' - ' || p.nama FROM prodi p WHERE p.college_id = t.college_id AND p.id = t.id_prodi) AS label_prodi`,
    urut: sql`t.tahun_ajaran DESC, t.mulai_surat_tugas DESC`,
  },
  jabatanFungsional: {
    tabel: sql`dosen_jabatan_fungsional`,
    nama: kode('jabatan-fungsional', 't.kode', 'nama_jabatan'),
    urut: sql`t.tmt DESC`,
  },
  pangkat: { tabel: sql`dosen_pangkat`, nama: kode('pangkat-golongan', 't.golongan', 'nama_golongan'), urut: sql`t.tmt DESC` },
  pendidikan: {
    tabel: sql`dosen_pendidikan`,
    nama: kode('jenjang-pendidikan', 't.jenjang', 'nama_jenjang'),
    urut: sql`t.tahun_lulus DESC`,
  },
  sertifikasi: { tabel: sql`dosen_sertifikasi`, nama: sql``, urut: sql`t.tahun DESC, t.nomor` },
  jabatanStruktural: { tabel: sql`dosen_jabatan_struktural`, nama: sql``, urut: sql`t.mulai DESC` },
  status: { tabel: sql`dosen_status`, nama: kode('status-keaktifan', 't.keaktifan', 'nama_keaktifan'), urut: sql`t.mulai DESC` },
  dokumen: {
    tabel: sql`dosen_dokumen`,
    nama: sql`${kode('jenis-dokumen', 't.jenis', 'nama_jenis')},
      (SELECT b.nama FROM berkas b WHERE b.college_id = t.college_id AND b.id = t.id_berkas) AS nama_berkas,
      (SELECT coalesce(o.nama, a.username) FROM akun a LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator WHERE a.college_id = t.college_id AND a.uuid = t.diverifikasi_oleh) AS verifikator`,
    urut: sql`t.jenis, t.dibuat_pada DESC`,
  },
}

type Pilih = { idDosen: string; id?: string }

/** The rows of one history of a lecturer, newest first; or the one that is named, where it is his. */
export async function listRiwayat<Row>(db: Db, jenis: JenisRiwayat, { idDosen, id }: Pilih): Promise<Row[]> {
  const { tabel, nama, urut } = BENTUK[jenis]
  const { rows } = await sql<Row>`
    SELECT t.*${nama} FROM ${tabel} t WHERE t.id_dosen = ${idDosen} ${id === undefined ? sql`` : sql`AND t.id = ${id}`} ORDER BY ${urut}, t.id LIMIT 500`.execute(
    db,
  )
  return rows
}
