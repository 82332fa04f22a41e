import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { batasStudi, conditionsOf, semesterKe } from './filter-queries'

export type DetailRow = {
  id: string
  idBiodata: string
  versiBiodata: number
  idKonsentrasi: string | null
  idKampus: string
  idJenisKelas: string
  idKelasDefault: string | null
  idKelompokSesi: string | null
  idKurikulum: string | null
  idDosenPa: string | null
  idSekolah: string | null
  idPtAsal: string | null
  idProdiAsal: string | null
  idInstansi: string | null
  jabatanInstansi: string | null
  unitKerja: string | null
  nipInstansi: string | null
  jenisTugas: string | null
  noPendaftaran: string | null
  nimAsal: string | null
  namaJalurDaftar: string | null
  namaPembiayaan: string | null
  prodiAsal: string | null
  statusPddikti: string
  perluPdm: boolean
  topeng: number
  diubahPada: Date
  nimLama: string[]
  namaFakultas: string | null
  konsentrasi: string | null
  periodeMasuk: number
  tanggalMasuk: string
  semesterAwal: number
  pembiayaan: string | null
  biayaMasuk: number | null
  ptAsal: string | null
  sksDiakui: number | null
  statusSejakPeriode: number
  tanggalStatus: string
  sksSyarat: number
  tanggalKeluar: string | null
  periodeKeluar: number | null
  nomorIjazah: string | null
  judulSkripsi: string | null
}

const namaKode = (daftar: string, column: string) =>
  sql`(SELECT r.nama FROM ref_kode r WHERE r.college_id = m.college_id AND r.daftar = ${daftar} AND r.kode = ${sql.ref(column)})`

/** What the detail shows beyond the list's row. */
export async function findDetail(db: Db, id: string): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    SELECT m.id, m.id_biodata, m.diubah_pada, m.nim_lama, f.nama AS nama_fakultas, k.nama AS konsentrasi, m.periode_masuk, m.tanggal_masuk, m.semester_awal,
           m.pembiayaan, m.biaya_masuk, pt.nama AS pt_asal, m.sks_diakui, m.status_sejak_periode, m.tanggal_status, p.sks_lulus AS sks_syarat,
           m.tanggal_keluar, m.periode_keluar, m.nomor_ijazah, m.judul_skripsi, b.versi AS versi_biodata, m.id_konsentrasi, m.id_kampus, m.id_jenis_kelas,
           m.id_kelas_default, m.id_kelompok_sesi, m.id_kurikulum, m.id_dosen_pa, m.id_sekolah, m.id_pt_asal, m.id_prodi_asal, m.id_instansi, m.jabatan_instansi,
           m.unit_kerja, m.nip_instansi, m.jenis_tugas, m.no_pendaftaran, m.nim_asal, ${namaKode('jalur-daftar', 'm.jalur_daftar')} AS nama_jalur_daftar,
           ${namaKode('pembiayaan', 'm.pembiayaan')} AS nama_pembiayaan, pa.nama AS prodi_asal, m.status_pddikti, b.perlu_pdm, m.kurang AS topeng
      FROM mahasiswa m
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      LEFT JOIN referensi_prodi pa ON pa.id = m.id_prodi_asal
      LEFT JOIN fakultas f ON f.college_id = p.college_id AND f.id = p.id_fakultas
      LEFT JOIN konsentrasi k ON k.college_id = m.college_id AND k.id = m.id_konsentrasi
      LEFT JOIN referensi_perguruan_tinggi pt ON pt.id = m.id_pt_asal
     WHERE m.id = ${id}`.execute(db)
  return rows[0]
}

type NimLain = { id: string; nim: string; jenjangProdi: string; namaProdi: string; status: string }

/** Other registrations of the same person. */
export async function listNimLain(db: Db, idBiodata: string, id: string): Promise<NimLain[]> {
  const { rows } = await sql<NimLain>`
    SELECT m.id, m.nim, p.jenjang_prodi, p.nama AS nama_prodi, m.status
      FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
     WHERE m.id_biodata = ${idBiodata} AND m.id <> ${id} ORDER BY m.nim LIMIT 20`.execute(db)
  return rows
}

type StatusRow = { id: string; periode: number; status: string; tanggal: string; nomorSk: string | null; alasan: string | null }

export async function listRiwayatStatus(db: Db, id: string): Promise<StatusRow[]> {
  const { rows } = await sql<StatusRow>`
    SELECT id, periode, status, tanggal, nomor_sk, alasan FROM riwayat_status
     WHERE id_mahasiswa = ${id} AND NOT dibatalkan ORDER BY urutan_periode(periode) DESC LIMIT 60`.execute(db)
  return rows
}

export type RingkasRow = {
  id: string
  nim: string
  nama: string
  idProdi: string
  jenjangProdi: string
  namaProdi: string
  angkatan: number
  status: string
}

/** Students for a picker: by NIM or name, at most 50. */
export async function listRingkas(
  db: Db,
  {
    nama,
    nim,
    prodi,
    status,
    angkatan,
    page,
    itemsPerPage,
  }: {
    nama?: string | undefined
    nim?: string | undefined
    prodi?: string[] | undefined
    status?: string[] | undefined
    angkatan?: number[] | undefined
    page: number
    itemsPerPage: number
  },
): Promise<RingkasRow[]> {
  const conditions = [
    ...conditionsOf({ cari: nama, prodi, status, angkatan }, { periode: 0, alike: false }),
    ...(nim ? conditionsOf({ cari: nim }, { periode: 0, alike: false }) : []),
  ]
  const { rows } = await sql<RingkasRow>`
    SELECT m.id, m.nim, m.nama, m.id_prodi, p.jenjang_prodi, p.nama AS nama_prodi, m.angkatan, m.status
      FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
     ${conditions.length ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``}
     ORDER BY m.nama, m.nim LIMIT ${itemsPerPage} OFFSET ${(page - 1) * itemsPerPage}`.execute(db)
  return rows
}

export async function findByNim(db: Db, nim: string): Promise<RingkasRow | undefined> {
  const { rows } = await sql<RingkasRow>`
    SELECT m.id, m.nim, m.nama, m.id_prodi, p.jenjang_prodi, p.nama AS nama_prodi, m.angkatan, m.status
      FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
     WHERE m.nim = ${nim} OR m.nim_lama @> ARRAY[${nim}]::text[] ORDER BY m.nim = ${nim} DESC LIMIT 1`.execute(db)
  return rows[0]
}

/** Whose card has a code, whether it still holds or not. */
export async function findByKartu(db: Db, kode: string): Promise<RingkasRow | undefined> {
  const { rows } = await sql<RingkasRow>`
    SELECT m.id, m.nim, m.nama, m.id_prodi, p.jenjang_prodi, p.nama AS nama_prodi, m.angkatan, m.status
      FROM kartu k JOIN mahasiswa m ON m.college_id = k.college_id AND m.id = k.id_mahasiswa
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi WHERE k.kode = ${kode}`.execute(db)
  return rows[0]
}

export type SingkatRow = RingkasRow & {
  idFoto: string | null
  semesterKe: number
  ipk: number | null
  sksLulus: number
  namaDosenPa: string | null
  email: string | null
  handphone: string | null
  batasStudi: number
}

export async function findSingkat(db: Db, id: string, periode: number): Promise<SingkatRow | undefined> {
  const { rows } = await sql<SingkatRow>`
    SELECT m.id, m.nim, m.nama, m.id_prodi, p.jenjang_prodi, p.nama AS nama_prodi, m.angkatan, m.status, ${semesterKe(periode)} AS semester_ke, ${batasStudi} AS batas_studi,
           m.ipk, m.sks_lulus, d.nama_lengkap AS nama_dosen_pa, b.email, b.handphone, b.id_foto
      FROM mahasiswa m
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      LEFT JOIN dosen d ON d.college_id = m.college_id AND d.id = m.id_dosen_pa
     WHERE m.id = ${id}`.execute(db)
  return rows[0]
}

/** Waves of entry that occur, by name, with how many came in each. */
export async function listGelombang(
  db: Db,
  { angkatan, prodi }: { angkatan?: number[] | undefined; prodi?: string[] | undefined },
): Promise<{ gelombang: string; jumlah: number }[]> {
  const conditions = [sql`m.gelombang IS NOT NULL`, ...conditionsOf({ angkatan, prodi }, { periode: 0, alike: false })]
  const { rows } = await sql<{ gelombang: string; jumlah: number }>`
    SELECT m.gelombang, count(*)::int AS jumlah FROM mahasiswa m WHERE ${sql.join(conditions, sql` AND `)} GROUP BY 1 ORDER BY 1`.execute(
    db,
  )
  return rows
}
