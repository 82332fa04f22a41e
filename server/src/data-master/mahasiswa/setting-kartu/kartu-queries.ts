import type { AlasanCetakUlang, KartuTerbit } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
import type { JenisKartu } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import type { PejabatTercetak } from '@sivitas/contract/pengaturan/pejabat'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import type { DocumentData } from '../../../documents/render/page'

/** Everything that a card says of its holder, and that decides how it is printed; what only students have is null for others. */
export type OrangKartu = {
  id: string
  /** Of who works here: NIDN, NUPTK, NIDK or NIP; '' without any. */
  nim: string
  nama: string
  angkatan: number | null
  status: string
  idProdi: string | null
  jenjang: string | null
  jenjangProdi: string | null
  namaProdi: string | null
  idFakultas: string | null
  namaFakultas: string | null
  idKampus: string | null
  kampus: string | null
  idJenisKelas: string | null
  jenisKelas: string | null
  namaPa: string | null
  tempatLahir: string | null
  tanggalLahir: string | null
  golonganDarah: string | null
  alamat: string | null
  kontakDarurat: { nama?: string | null; hubungan?: string | null; handphone?: string | null } | null
  idFoto: string | null
  /** Of who works here: his post, where, and the last day of his engagement if it has one. */
  jabatan?: string | null
  unit?: string | null
  berakhir?: string | null
  /** First day of the period of entry, and last one of the limit of studies where the calendar has it. */
  mulaiMasuk: string
  batasStudiPeriode: number | null
  akhirBatas: string | null
  /** Cards of the kind so far; the one that holds today. */
  ke: number
  berlaku: string | null
}

/** Students by id in the order of their NIM; who is outside of the caller's prodi is not among them. */
export async function listOrangKartu(
  db: Db,
  ids: readonly string[],
  { jenis, hari, hold }: { jenis: string; hari: string; hold: boolean },
): Promise<OrangKartu[]> {
  const { rows } = await sql<OrangKartu>`
    SELECT m.id, m.nim, m.nama, m.angkatan, m.status, m.id_prodi, p.jenjang, p.jenjang_prodi, p.nama AS nama_prodi, f.id AS id_fakultas, f.nama AS nama_fakultas,
           m.id_kampus, ka.nama AS kampus, m.id_jenis_kelas, jk.nama AS jenis_kelas, d.nama_lengkap AS nama_pa, b.tempat_lahir, b.tanggal_lahir, nullif(b.golongan_darah, '-') AS golongan_darah,
           nullif(concat_ws(', ', b.jalan, b.kelurahan), '') AS alamat, b.kontak_darurat, b.id_foto, pm.tanggal_mulai AS mulai_masuk, m.batas_studi_periode, pb.tanggal_selesai AS akhir_batas,
           (SELECT coalesce(max(x.ke), 0)::int FROM kartu x WHERE x.college_id = m.college_id AND x.id_mahasiswa = m.id AND x.jenis = ${jenis}) AS ke,
           (SELECT x.nomor_kartu FROM kartu x WHERE x.college_id = m.college_id AND x.id_mahasiswa = m.id AND x.jenis = ${jenis} AND x.status = 'aktif' AND x.berlaku_sampai >= ${hari}::date) AS berlaku
      FROM mahasiswa m
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      JOIN periode pm ON pm.college_id = m.college_id AND pm.id = m.periode_masuk
      LEFT JOIN periode pb ON pb.college_id = m.college_id AND pb.id = m.batas_studi_periode
      LEFT JOIN jurusan j ON j.college_id = p.college_id AND j.id = p.id_jurusan
      LEFT JOIN fakultas f ON f.college_id = p.college_id AND f.id = coalesce(p.id_fakultas, j.id_fakultas)
      LEFT JOIN kampus ka ON ka.college_id = m.college_id AND ka.id = m.id_kampus
      LEFT JOIN jenis_kelas jk ON jk.college_id = m.college_id AND jk.id = m.id_jenis_kelas
      LEFT JOIN dosen d ON d.college_id = m.college_id AND d.id = m.id_dosen_pa
     WHERE m.id = ANY (${ids}::uuid[]) ORDER BY m.nim ${hold ? sql`FOR NO KEY UPDATE OF m` : sql``}`.execute(db)
  return rows
}

/** What is kept of a card, so that it can be set anew as it was. */
export type DataKartu = DocumentData & { pejabat: readonly PejabatTercetak[]; idFakultas: string | null }

export type KartuBaru = {
  idPemilik: string
  jenis: JenisKartu
  ke: number
  nomorKartu: string
  kode: string
  idTemplate: string
  nomorVersi: number
  berlakuSampai: string
  alasan: AlasanCetakUlang | 'BARU'
  keterangan: string | null
  data: DataKartu
}

/** Where a kind of card names its holder. An assistant is a student. */
export const PEMILIK_KARTU: Readonly<Record<JenisKartu, string>> = {
  ktm: 'id_mahasiswa',
  'kartu-perpustakaan': 'id_mahasiswa',
  'kartu-asisten': 'id_mahasiswa',
  'kartu-dosen': 'id_dosen',
  'kartu-pegawai': 'id_pegawai',
}

const column = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) => rows.map((row) => row[key])

/** Issues cards in one statement; cards of the same holders that were in force are replaced by them (KL-R47). */
export async function insertKartu(db: Db, rows: readonly KartuBaru[], idPekerjaan: string): Promise<void> {
  const [first] = rows
  if (!first) return
  const pemilik = sql.raw(PEMILIK_KARTU[first.jenis])
  await sql`
    UPDATE kartu k SET status = CASE WHEN x.alasan = 'HILANG' THEN 'hilang' WHEN x.alasan = 'RUSAK' THEN 'rusak' ELSE 'diganti' END
      FROM unnest(${column(rows, 'idPemilik')}::uuid[], ${column(rows, 'alasan')}::text[]) AS x(id, alasan)
     WHERE k.${pemilik} = x.id AND k.jenis = ${first.jenis} AND k.status = 'aktif'`.execute(db)
  await sql`
    INSERT INTO kartu (${pemilik}, jenis, ke, nomor_kartu, kode, id_template, nomor_versi, berlaku_sampai, alasan, keterangan, data, id_pekerjaan)
    SELECT x.*, ${idPekerjaan}::uuid
      FROM unnest(${column(rows, 'idPemilik')}::uuid[], ${column(rows, 'jenis')}::text[], ${column(rows, 'ke')}::int[], ${column(rows, 'nomorKartu')}::text[],
                  ${column(rows, 'kode')}::text[], ${column(rows, 'idTemplate')}::uuid[], ${column(rows, 'nomorVersi')}::int[], ${column(rows, 'berlakuSampai')}::date[],
                  ${column(rows, 'alasan')}::text[], ${column(rows, 'keterangan')}::text[], ${rows.map(({ data }) => JSON.stringify(data))}::jsonb[]) x`.execute(
    db,
  )
}

export type KartuCetak = { nomorKartu: string; idTemplate: string; kode: string; data: DataKartu }

/** The cards of a print in the order of their numbers, which begin with the NIM. */
export async function listKartuCetak(db: Db, idPekerjaan: string): Promise<KartuCetak[]> {
  const { rows } = await sql<KartuCetak>`
    SELECT k.nomor_kartu, k.id_template, k.kode, k.data FROM kartu k WHERE k.id_pekerjaan = ${idPekerjaan} ORDER BY k.nomor_kartu, k.jenis`.execute(
    db,
  )
  return rows
}

/** The cards of a student, the newest first. */
export async function listKartuOrang(db: Db, idMahasiswa: string, hari: string): Promise<KartuTerbit[]> {
  const { rows } = await sql<KartuTerbit>`
    SELECT k.id, k.jenis, k.nomor_kartu, k.ke, k.terbit_pada, k.berlaku_sampai, k.alasan, k.keterangan, t.nama AS nama_template, k.nomor_versi,
           CASE WHEN k.status = 'aktif' AND k.berlaku_sampai < ${hari}::date THEN 'kedaluwarsa' ELSE k.status END AS status, coalesce(o.nama, a.username) AS dicetak_oleh
      FROM kartu k
      JOIN mahasiswa m ON m.college_id = k.college_id AND m.id = k.id_mahasiswa
      JOIN template t ON t.college_id = k.college_id AND t.id = k.id_template
      LEFT JOIN akun a ON a.college_id = k.college_id AND a.uuid = k.dicetak_oleh
      LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
     WHERE k.id_mahasiswa = ${idMahasiswa} ORDER BY k.jenis, k.ke DESC LIMIT 100`.execute(db)
  return rows
}
