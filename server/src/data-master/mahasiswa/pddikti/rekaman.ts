import type { PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'
import { idSemesterPddikti, STATUS_MAHASISWA } from '@sivitas/rules/data-master/pddikti'

const ORANG_TUA = ['nik', 'nama', 'tanggal_lahir', 'id_pendidikan', 'id_pekerjaan', 'id_penghasilan'] as const

/** Keys of each act, exactly and in the order of the document. */
export const KUNCI: Readonly<Record<PaketPddikti, readonly string[]>> = {
  biodata: [
    'nama_mahasiswa',
    'jenis_kelamin',
    'tempat_lahir',
    'tanggal_lahir',
    'id_agama',
    'nik',
    'nisn',
    'npwp',
    'kewarganegaraan',
    'jalan',
    'dusun',
    'rt',
    'rw',
    'kelurahan',
    'kode_pos',
    'id_wilayah',
    'id_jenis_tinggal',
    'id_alat_transportasi',
    'telepon',
    'handphone',
    'email',
    'penerima_kps',
    'nomor_kps',
    ...ORANG_TUA.map((kunci) => `${kunci}_ayah`),
    ...ORANG_TUA.map((kunci) => (kunci === 'nama' ? 'nama_ibu_kandung' : `${kunci}_ibu`)),
    ...ORANG_TUA.filter((kunci) => kunci !== 'nik').map((kunci) => `${kunci}_wali`),
    'id_kebutuhan_khusus_mahasiswa',
    'id_kebutuhan_khusus_ayah',
    'id_kebutuhan_khusus_ibu',
  ],
  riwayat: [
    'id_mahasiswa',
    'nim',
    'id_jenis_daftar',
    'id_jalur_daftar',
    'id_periode_masuk',
    'tanggal_daftar',
    'id_perguruan_tinggi',
    'id_prodi',
    'id_bidang_minat',
    'sks_diakui',
    'id_perguruan_tinggi_asal',
    'id_prodi_asal',
    'id_pembiayaan',
    'biaya_masuk',
  ],
  transfer: [
    'id_registrasi_mahasiswa',
    'kode_mata_kuliah_asal',
    'nama_mata_kuliah_asal',
    'sks_mata_kuliah_asal',
    'nilai_huruf_asal',
    'id_matkul',
    'sks_mata_kuliah_diakui',
    'nilai_huruf_diakui',
    'nilai_angka_diakui',
    'id_perguruan_tinggi',
    'id_aktivitas',
    'id_semester',
  ],
  akm: [
    'id_registrasi_mahasiswa',
    'id_semester',
    'id_status_mahasiswa',
    'ips',
    'ipk',
    'sks_semester',
    'total_sks',
    'biaya_kuliah_smt',
    'id_pembiayaan',
  ],
  lulusdo: [
    'id_registrasi_mahasiswa',
    'id_jenis_keluar',
    'tanggal_keluar',
    'id_periode_keluar',
    'keterangan',
    'nomor_sk_yudisium',
    'tanggal_sk_yudisium',
    'ipk',
    'nomor_ijazah',
    'jalur_skripsi',
    'judul_skripsi',
    'bulan_awal_bimbingan',
    'bulan_akhir_bimbingan',
  ],
}

/** By which key an Update finds its row, where the record does not carry it anyway. */
const KUNCI_BARIS: Readonly<Partial<Record<PaketPddikti, string>>> = { biodata: 'id_mahasiswa', riwayat: 'id_registrasi_mahasiswa' }

/** Keys of the Update act: those of the Insert act behind the key of the row. */
export function kunciDari(jenis: PaketPddikti, ubah: boolean): readonly string[] {
  const baris = KUNCI_BARIS[jenis]
  return ubah && baris !== undefined ? [baris, ...KUNCI[jenis].filter((kunci) => kunci !== baris)] : KUNCI[jenis]
}

type Tersimpan = Readonly<Record<string, unknown>>
export type Rekaman = Record<string, string | number | null>

const unta = (kunci: string) => kunci.replaceAll(/_([a-z])/g, (_, huruf: string) => huruf.toUpperCase())
const periode = (nilai: unknown) => (typeof nilai === 'number' ? idSemesterPddikti(nilai) : null)
const status = (nilai: unknown) => STATUS_MAHASISWA[String(nilai)]

/** What PDDikti writes otherwise than we: periods, and the letters of a status, which never go out raw (DM-R29). */
const TERJEMAH: Readonly<Record<string, (nilai: unknown) => string | null>> = {
  id_periode_masuk: periode,
  id_semester: periode,
  id_periode_keluar: periode,
  id_status_mahasiswa: (nilai) => status(nilai)?.akm ?? null,
  id_jenis_keluar: (nilai) => status(nilai)?.jenisKeluar ?? null,
}

function polos(nilai: unknown): string | number | null {
  if (nilai === null || nilai === undefined || nilai === '') return null
  if (typeof nilai === 'boolean') return nilai ? 1 : 0
  return typeof nilai === 'number' || typeof nilai === 'string' ? nilai : JSON.stringify(nilai)
}

/** Answers the record of an act from a stored row whose columns carry the keys; dates are YYYY-MM-DD, money plain integers. */
export const rekamanDari = (kunciAct: readonly string[], row: Tersimpan): Rekaman =>
  Object.fromEntries(
    kunciAct.map((kunci) => [kunci, TERJEMAH[kunci]?.(row[unta(kunci)]) ?? (TERJEMAH[kunci] ? null : polos(row[unta(kunci)]))]),
  )
