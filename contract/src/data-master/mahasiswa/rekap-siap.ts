import type { NamaDimensi } from './dimensi'
import type { BentukRekap, UkuranRekap } from './rekap'

type Siap = { nama: string; keterangan: string; bentuk: BentukRekap }

type Bagian = { baris: NamaDimensi[]; kolom?: NamaDimensi[]; ukuran?: UkuranRekap[]; lain?: Partial<BentukRekap> }

const siap = (nama: string, keterangan: string, { baris, kolom = [], ukuran = ['jumlah'], lain }: Bagian): Siap => ({
  nama,
  keterangan,
  bentuk: { baris, kolom, ukuran, mode: 'posisi', filter: {}, ...lain },
})

const STUDI = ['A', 'C', 'N', 'S', 'U', 'O'] as const
const studi = { filter: { status: [...STUDI] } }

/** Shapes that stand ready for everybody, the accreditation tables among them (data-master, Rekap Mahasiswa). */
export const REKAP_SIAP: readonly Siap[] = [
  siap('Mahasiswa 5 tahun', 'Tabel akreditasi: mahasiswa studi per program studi dan angkatan', {
    baris: ['prodi'],
    kolom: ['angkatan'],
    lain: studi,
  }),
  siap('Mahasiswa asing', 'Tabel akreditasi: mahasiswa per kewarganegaraan', { baris: ['prodi'], kolom: ['kewarganegaraan'], lain: studi }),
  siap('Asal sekolah', 'Tabel akreditasi: sekolah asal mahasiswa', {
    baris: ['sekolah'],
    ukuran: ['jumlah', 'rataIpk'],
    lain: studi,
  }),
  siap('Status per angkatan', 'Angkatan ke bawah, status ke samping', { baris: ['angkatan'], kolom: ['status'] }),
  siap('Status per program studi', 'Program studi ke bawah, status ke samping', { baris: ['prodi'], kolom: ['status'] }),
  siap('Jenis kelamin per program studi', 'Laki-laki dan perempuan', {
    baris: ['fakultas', 'prodi'],
    kolom: ['jenisKelamin'],
    lain: studi,
  }),
  siap('Agama', 'Agama per program studi', { baris: ['prodi'], kolom: ['agama'], lain: studi }),
  siap('Jalur masuk', 'Jalur daftar per angkatan', { baris: ['angkatan'], kolom: ['jalur'] }),
  siap('Asal daerah', 'Provinsi dan kabupaten/kota', { baris: ['provinsi', 'kota'], ukuran: ['jumlah', 'persen'], lain: studi }),
  siap('Sebaran IPK', 'Rentang IPK per angkatan', { baris: ['angkatan'], kolom: ['ipk'], ukuran: ['jumlah', 'rataIpk'], lain: studi }),
  siap('Penghasilan orang tua', 'Penghasilan per program studi', { baris: ['penghasilan'], kolom: ['jenjang'], lain: studi }),
  siap('Kelas dan kampus', 'Kampus, jenis kelas, dan kelas', { baris: ['kampus', 'jenisKelas'], kolom: ['angkatan'], lain: studi }),
]
