import type { ScopeCode } from '@sivitas/contract/kit/scope'

export type Dimension = { nama: string; sql: string }
export type Measure = { nama: string; satuan: 'orang' | 'baris' | 'nilai' | 'sks' | 'Rp' | '%'; sql: string }

export type Dataset = {
  nama: string
  /** Any of these opens it. */
  scope: readonly ScopeCode[]
  from: string
  /** Persons behind a group: fewer than five are not shown (platform, /research). */
  persons: string
  dimensi: Record<string, Dimension>
  ukuran: Record<string, Measure>
}

const STUDENT_JOINS = `
  JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
  LEFT JOIN fakultas f ON f.college_id = p.college_id AND f.id = p.id_fakultas
  LEFT JOIN jenis_kelas jk ON jk.college_id = m.college_id AND jk.id = m.id_jenis_kelas
  LEFT JOIN kampus ka ON ka.college_id = m.college_id AND ka.id = m.id_kampus`

const STUDENT: Record<string, Dimension> = {
  fakultas: { nama: 'Fakultas', sql: 'f.nama' },
  prodi: { nama: 'Program studi', sql: "p.jenjang_prodi || ' - ' || p.nama" },
  jenjang: { nama: 'Jenjang', sql: 'p.jenjang_prodi' },
  angkatan: { nama: 'Angkatan', sql: 'm.angkatan::text' },
  jenisKelamin: { nama: 'Jenis kelamin', sql: 'm.jenis_kelamin' },
  jenisKelas: { nama: 'Jenis kelas', sql: 'jk.nama' },
  kampus: { nama: 'Kampus', sql: 'ka.nama' },
  jenisDaftar: { nama: 'Jenis daftar', sql: 'm.jenis_daftar' },
}

const STATUS: Dimension = {
  nama: 'Status',
  sql: "(SELECT r.nama FROM ref_kode r WHERE r.college_id = m.college_id AND r.daftar = 'status-mahasiswa' AND r.kode = m.status)",
}
const PERSONS: Measure = { nama: 'Jumlah mahasiswa', satuan: 'orang', sql: 'count(DISTINCT m.id)' }

/** What can be researched without writing a query. Only these texts ever reach the database; a request names keys. */
export const DATASETS: Record<string, Dataset> = {
  mahasiswa: {
    nama: 'Mahasiswa',
    scope: ['F3', 'LP'],
    from: `mahasiswa m ${STUDENT_JOINS} JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata LEFT JOIN wilayah pv ON pv.kode = left(b.id_wilayah, 2) || '0000'`,
    persons: 'count(DISTINCT m.id)',
    dimensi: {
      ...STUDENT,
      status: STATUS,
      provinsi: { nama: 'Provinsi', sql: 'pv.nama' },
      siapPddikti: { nama: 'Siap PDDikti', sql: "CASE WHEN m.siap_pddikti THEN 'Ya' ELSE 'Belum' END" },
    },
    ukuran: {
      jumlah: PERSONS,
      ipk: { nama: 'Rata-rata IPK', satuan: 'nilai', sql: 'round(avg(m.ipk), 2)' },
      sks: { nama: 'Rata-rata SKS lulus', satuan: 'sks', sql: 'round(avg(m.sks_lulus), 1)' },
      lengkap: { nama: 'Rata-rata kelengkapan', satuan: '%', sql: 'round(avg(m.kelengkapan) * 5, 1)' },
    },
  },
  akm: {
    nama: 'Aktivitas kuliah (AKM)',
    scope: ['F4', 'LP'],
    from: `aktivitas_kuliah k JOIN mahasiswa m ON m.college_id = k.college_id AND m.id = k.id_mahasiswa ${STUDENT_JOINS}`,
    persons: 'count(DISTINCT k.id_mahasiswa)',
    dimensi: {
      ...STUDENT,
      periode: { nama: 'Periode', sql: 'k.id_periode::text' },
      statusPeriode: { nama: 'Status pada periode', sql: 'k.status' },
    },
    ukuran: {
      jumlah: PERSONS,
      ips: { nama: 'Rata-rata IPS', satuan: 'nilai', sql: 'round(avg(k.ips), 2)' },
      sks: { nama: 'Jumlah SKS diambil', satuan: 'sks', sql: 'sum(k.sks_semester)' },
    },
  },
  nilai: {
    nama: 'Nilai',
    scope: ['A4', 'LP'],
    from: `nilai n JOIN mahasiswa m ON m.college_id = n.college_id AND m.id = n.id_mahasiswa ${STUDENT_JOINS} JOIN mata_kuliah mk ON mk.college_id = n.college_id AND mk.id = n.id_makul`,
    persons: 'count(DISTINCT n.id_mahasiswa)',
    dimensi: {
      ...STUDENT,
      periode: { nama: 'Periode', sql: 'n.id_periode::text' },
      mataKuliah: { nama: 'Mata kuliah', sql: "mk.kode || ' ' || mk.nama" },
      huruf: { nama: 'Huruf', sql: 'n.huruf' },
    },
    ukuran: {
      jumlah: PERSONS,
      baris: { nama: 'Jumlah nilai', satuan: 'baris', sql: 'count(*)' },
      indeks: { nama: 'Rata-rata indeks', satuan: 'nilai', sql: 'round(avg(n.indeks), 2)' },
    },
  },
}
