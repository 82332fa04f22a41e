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
  noKitas: string | null
  idJenisTinggal: string | null
  idAlatTransportasi: string | null
  kebutuhanKhusus: number
  kebutuhanKhususAyah: number
  kebutuhanKhususIbu: number
  statusPernikahan: string | null
  anakKe: number | null
  jumlahSaudara: number | null
  tinggiBadan: number | null
  beratBadan: number | null
  ukuranAlmamater: string | null
  hobi: string | null
  kontakDarurat: { nama: string | null; hubungan: string | null; handphone: string | null } | null
  alamatDomisili: Record<string, string | null> | null
  wilayahDomisili: string | null
  statusPddikti: string
  perluPdm: boolean
  idFoto: string | null
  periodeMasuk: number
  tanggalMasuk: string
  jenisDaftar: string
  jalurDaftar: string | null
  pembiayaan: string | null
  biayaMasuk: number | null
  idPtAsal: string | null
  pendidikanAsal: string | null
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
           b.no_kitas, b.id_jenis_tinggal, b.id_alat_transportasi, b.kebutuhan_khusus, b.kebutuhan_khusus_ayah, b.kebutuhan_khusus_ibu, b.status_pernikahan,
           b.anak_ke, b.jumlah_saudara, b.tinggi_badan, b.berat_badan, b.ukuran_almamater, b.hobi, b.kontak_darurat, b.alamat_domisili, wd.jalur AS wilayah_domisili,
           b.status_pddikti, b.perlu_pdm,
           m.periode_masuk, m.tanggal_masuk, m.jenis_daftar, m.jalur_daftar, m.pembiayaan, m.biaya_masuk, m.id_pt_asal, m.nim,
           coalesce(m.id_sekolah, (SELECT r.id FROM riwayat_pendidikan r WHERE r.college_id = m.college_id AND r.id_biodata = m.id_biodata LIMIT 1)) AS pendidikan_asal,
           p.id_pddikti IS NOT NULL AS prodi_terpetakan
      FROM mahasiswa m
      JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      LEFT JOIN wilayah w ON w.kode = b.id_wilayah
      LEFT JOIN wilayah wd ON wd.kode = b.alamat_domisili ->> 'idWilayah'
     WHERE m.id = ${idMahasiswa}`.execute(db)
  return rows[0]
}

export type OrangTuaRow = {
  peran: 'ayah' | 'ibu' | 'wali'
  versi: number
  nama: string | null
  nik: string | null
  idPendidikan: string | null
  idPekerjaan: string | null
  idPenghasilan: string | null
  email: string | null
  alamat: string | null
  hubungan: string | null
  tanggalLahir: string | null
  pendidikan: string | null
  pekerjaan: string | null
  penghasilan: string | null
  masihHidup: boolean
  handphone: string | null
}

export async function listOrangTua(db: Db, idBiodata: string): Promise<OrangTuaRow[]> {
  const { rows } = await sql<OrangTuaRow>`
    SELECT b.peran, b.versi, b.nama, b.nik, b.id_pendidikan, b.id_pekerjaan, b.id_penghasilan, b.email, b.alamat, b.hubungan, b.tanggal_lahir, ${ref('jenjang-pendidikan', 'b.id_pendidikan')} AS pendidikan, ${ref('pekerjaan', 'b.id_pekerjaan')} AS pekerjaan,
           ${ref('penghasilan', 'b.id_penghasilan')} AS penghasilan, b.masih_hidup, b.handphone
      FROM orang_tua b WHERE b.id_biodata = ${idBiodata} ORDER BY b.peran`.execute(db)
  return rows
}

type PendidikanRow = {
  id: string
  versi: number | null
  jenis: string
  jenjang: string
  kodeJenjang: string | null
  lembaga: string | null
  namaLembaga: string | null
  prodi: string | null
  idSekolah: string | null
  idReferensiPt: string | null
  idReferensiProdi: string | null
  jurusan: string | null
  nomorIjazah: string | null
  tahunMasuk: number | null
  tahunLulus: number | null
  nilaiRata: number | null
  ipk: number | null
  gelar: string | null
  idBerkas: string | null
}

/** Schooling of a person, and his other registrations here, which are no rows of their own (table riwayatPendidikan). */
export async function listPendidikan(db: Db, idMahasiswa: string): Promise<PendidikanRow[]> {
  const { rows } = await sql<PendidikanRow>`
    SELECT * FROM (
      SELECT b.id, b.versi, b.jenis, coalesce(${ref('jenjang-pendidikan', 'b.jenjang')}, b.jenjang) AS jenjang, b.jenjang AS kode_jenjang, coalesce(s.nama, pt.nama, b.nama_lembaga) AS lembaga,
             b.nama_lembaga, rp.nama AS prodi, b.id_sekolah, b.id_referensi_pt, b.id_referensi_prodi, b.jurusan, b.nomor_ijazah, b.tahun_masuk, b.tahun_lulus, b.nilai_rata, b.ipk, b.gelar, b.id_berkas
        FROM mahasiswa m JOIN riwayat_pendidikan b ON b.college_id = m.college_id AND b.id_biodata = m.id_biodata
        LEFT JOIN sekolah s ON s.id = b.id_sekolah
        LEFT JOIN referensi_perguruan_tinggi pt ON pt.id = b.id_referensi_pt
        LEFT JOIN referensi_prodi rp ON rp.id = b.id_referensi_prodi
       WHERE m.id = ${idMahasiswa}
      UNION ALL
      SELECT b.id, NULL, 'registrasi', p.jenjang_prodi, p.jenjang, (SELECT nama FROM college WHERE college_id = app_college()), NULL, p.nama, NULL, NULL, NULL, NULL, b.nomor_ijazah, b.angkatan,
             extract(year FROM b.tanggal_keluar)::int, NULL, coalesce(b.ipk_lulus, b.ipk), NULL, NULL
        FROM mahasiswa m JOIN mahasiswa b ON b.college_id = m.college_id AND b.id_biodata = m.id_biodata AND b.id <> m.id
        JOIN prodi p ON p.college_id = b.college_id AND p.id = b.id_prodi
       WHERE m.id = ${idMahasiswa}
    ) x ORDER BY tahun_lulus NULLS LAST, id LIMIT 50`.execute(db)
  return rows
}

/** Looking at a masked value leaves a line in the history of the row (DM-R27). */
export const recordReveal = (
  db: Db,
  row: { idBaris: string; label: string; idAkun: string; alamatIp: string; peramban: string; requestId: string; alasan?: string },
) =>
  db
    .insertInto('auditLog')
    .values({ alasan: 'NIK, nomor KK, dan nama ibu kandung ditampilkan', ...row, aksi: 'lihat', entitas: 'mahasiswa' })
    .execute()
