/** Password of every account of the demo. They exist only in colleges that the seed made. */
export const DEMO_PASSWORD = 'kampus-contoh-2026'

/** An account that the first screen and the README name. */
export interface DemoAccount {
  readonly username: string
  readonly college: 'pt01' | 'pt02' | 'pt03'
  readonly nama: string
  /** What the account is for, in Indonesian. */
  readonly keterangan: string
  /** Roles of the operator; none for a student or lecturer. */
  readonly hakAkses: readonly string[]
  readonly supervisor?: true
  readonly prodi?: string
  readonly nonaktif?: true
  readonly peran?: 'mahasiswa' | 'dosen'
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    username: 'admin',
    college: 'pt01',
    nama: 'Administrator Contoh',
    keterangan: 'Administrator, membaca dan menulis (A:T), Supervisor',
    hakAkses: ['Administrator'],
    supervisor: true,
  },
  {
    username: 'admin.baca',
    college: 'pt01',
    nama: 'Administrator Pembaca',
    keterangan: 'Administrator, hanya membaca (A:B)',
    hakAkses: ['Administrator Baca'],
  },
  {
    username: 'supervisor',
    college: 'pt01',
    nama: 'Supervisor BAAK',
    keterangan: 'BAAK dengan jenis operator Supervisor',
    hakAkses: ['BAAK'],
    supervisor: true,
  },
  {
    username: 'baak',
    college: 'pt01',
    nama: 'Petugas BAAK',
    keterangan: 'BAAK: mahasiswa, status, KRS, kurikulum, jadwal, nilai, kalender',
    hakAkses: ['BAAK'],
  },
  {
    username: 'prodi.ti',
    college: 'pt01',
    nama: 'Sekretaris Prodi Informatika',
    keterangan: 'Sekretariat prodi, hanya 55201',
    hakAkses: ['Prodi'],
    prodi: '#55201',
  },
  {
    username: 'keuangan',
    college: 'pt01',
    nama: 'Petugas Keuangan',
    keterangan: 'Keuangan: tagihan, konfigurasi, laporan, honor',
    hakAkses: ['Keuangan'],
  },
  {
    username: 'pembaca',
    college: 'pt01',
    nama: 'Pembaca Semua',
    keterangan: 'Membaca semua area selain administrator',
    hakAkses: ['Pembaca'],
  },
  {
    username: 'tracer',
    college: 'pt01',
    nama: 'Petugas Tracer Study',
    keterangan: 'Hanya membaca tracer study (TR:B)',
    hakAkses: ['Tracer'],
  },
  {
    username: 'nonaktif',
    college: 'pt01',
    nama: 'Operator Nonaktif',
    keterangan: 'Akun dinonaktifkan; tidak dapat masuk',
    hakAkses: ['BAAK'],
    nonaktif: true,
  },
  {
    username: 'mahasiswa',
    college: 'pt01',
    nama: 'Mahasiswa Contoh',
    keterangan: 'ROLE_MAHASISWA; portal operator menolaknya',
    hakAkses: [],
    peran: 'mahasiswa',
  },
  {
    username: 'dosen',
    college: 'pt01',
    nama: 'Dosen Contoh',
    keterangan: 'ROLE_DOSEN; portal operator menolaknya',
    hakAkses: [],
    peran: 'dosen',
  },
  {
    username: 'admin2',
    college: 'pt03',
    nama: 'Administrator Terpisah',
    keterangan: 'Administrator perguruan tinggi PT03 (A:T)',
    hakAkses: ['Administrator'],
  },
  {
    username: 'admin3',
    college: 'pt02',
    nama: 'Administrator STIA',
    keterangan: 'Administrator perguruan tinggi PT02 (A:T)',
    hakAkses: ['Administrator'],
  },
]

/** NIM of the student whose account is called 'mahasiswa'. */
export const NIM_AKUN_MAHASISWA = '2301010020'
