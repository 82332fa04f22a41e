import { sql } from 'kysely'
import type { Db } from '../../db/client'

export type BiodataRow = {
  id: string
  versi: number
  nama: string
  jenisKelamin: 'L' | 'P'
  tempatLahir: string | null
  tanggalLahir: string
  idAgama: string | null
  agama: string | null
  kewarganegaraan: string
  nik: string | null
  nikTerverifikasi: boolean
  noPaspor: string | null
  nisn: string | null
  npwp: string | null
  noKk: string | null
  namaIbuKandung: string | null
  jalan: string | null
  dusun: string | null
  rt: string | null
  rw: string | null
  kelurahan: string | null
  idWilayah: string | null
  wilayah: string | null
  kodePos: string | null
  jenisTinggal: string | null
  alatTransportasi: string | null
  telepon: string | null
  handphone: string | null
  email: string | null
  emailKampus: string | null
  penerimaKps: boolean
  nomorKps: string | null
  golonganDarah: string | null
  idFoto: string | null
  periodeMasuk: number
  tanggalMasuk: string
  jenisDaftar: string
  jalurDaftar: string | null
  pembiayaan: string | null
  biayaMasuk: number | null
  idPtAsal: string | null
  idSekolah: string | null
  nim: string
  prodiTerpetakan: boolean
}

const ref = (daftar: string, column: string) =>
  sql`(SELECT r.nama FROM ref_kode r WHERE r.college_id = b.college_id AND r.daftar = ${daftar} AND r.kode = ${sql.ref(column)})`

/** The person behind a registration with everything that completeness looks at (DM-R8). */
export async function findBiodata(db: Db, idMahasiswa: string): Promise<BiodataRow | undefined> {
  const { rows } = await sql<BiodataRow>`
    SELECT b.id, b.versi, b.nama, b.jenis_kelamin, b.tempat_lahir, b.tanggal_lahir, b.id_agama, ${ref('agama', 'b.id_agama')} AS agama, b.kewarganegaraan, b.nik,
           b.nik_terverifikasi, b.no_paspor, b.nisn, b.npwp, b.no_kk, b.nama_ibu_kandung, b.jalan, b.dusun, b.rt, b.rw, b.kelurahan, b.id_wilayah, w.jalur AS wilayah,
           b.kode_pos, ${ref('jenis-tinggal', 'b.id_jenis_tinggal')} AS jenis_tinggal, ${ref('alat-transportasi', 'b.id_alat_transportasi')} AS alat_transportasi,
           b.telepon, b.handphone, b.email, b.email_kampus, b.penerima_kps, b.nomor_kps, b.golongan_darah, b.id_foto,
           m.periode_masuk, m.tanggal_masuk, m.jenis_daftar, m.jalur_daftar, m.pembiayaan, m.biaya_masuk, m.id_pt_asal, m.id_sekolah, m.nim,
           p.id_pddikti IS NOT NULL AS prodi_terpetakan
      FROM mahasiswa m
      JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      LEFT JOIN wilayah w ON w.kode = b.id_wilayah
     WHERE m.id = ${idMahasiswa}`.execute(db)
  return rows[0]
}

export type OrangTuaRow = {
  peran: 'ayah' | 'ibu' | 'wali'
  nama: string | null
  tanggalLahir: string | null
  pendidikan: string | null
  pekerjaan: string | null
  penghasilan: string | null
  masihHidup: boolean
  handphone: string | null
}

export async function listOrangTua(db: Db, idBiodata: string): Promise<OrangTuaRow[]> {
  const { rows } = await sql<OrangTuaRow>`
    SELECT b.peran, b.nama, b.tanggal_lahir, ${ref('jenjang-pendidikan', 'b.id_pendidikan')} AS pendidikan, ${ref('pekerjaan', 'b.id_pekerjaan')} AS pekerjaan,
           ${ref('penghasilan', 'b.id_penghasilan')} AS penghasilan, b.masih_hidup, b.handphone
      FROM orang_tua b WHERE b.id_biodata = ${idBiodata} ORDER BY b.peran`.execute(db)
  return rows
}

type PendidikanRow = {
  id: string
  jenis: string
  jenjang: string
  lembaga: string | null
  jurusan: string | null
  tahunMasuk: number | null
  tahunLulus: number | null
  nilaiRata: number | null
}

export async function listPendidikan(db: Db, idMahasiswa: string): Promise<PendidikanRow[]> {
  const { rows } = await sql<PendidikanRow>`
    SELECT b.id, b.jenis, coalesce(${ref('jenjang-pendidikan', 'b.jenjang')}, b.jenjang) AS jenjang, coalesce(s.nama, pt.nama, b.nama_lembaga) AS lembaga, b.jurusan, b.tahun_masuk, b.tahun_lulus, b.nilai_rata
      FROM mahasiswa m JOIN riwayat_pendidikan b ON b.college_id = m.college_id AND b.id_biodata = m.id_biodata
      LEFT JOIN sekolah s ON s.id = b.id_sekolah
      LEFT JOIN referensi_perguruan_tinggi pt ON pt.id = b.id_referensi_pt
     WHERE m.id = ${idMahasiswa} ORDER BY b.tahun_lulus NULLS LAST, b.tahun_masuk NULLS LAST, b.id LIMIT 50`.execute(db)
  return rows
}

/** Looking at a masked value leaves a line in the history of the row (DM-R27). */
export const recordReveal = (
  db: Db,
  row: { idBaris: string; label: string; idAkun: string; alamatIp: string; peramban: string; requestId: string },
) =>
  db
    .insertInto('auditLog')
    .values({ ...row, aksi: 'lihat', entitas: 'mahasiswa', alasan: 'NIK, nomor KK, dan nama ibu kandung ditampilkan' })
    .execute()
