import type { BatasKonfigurasi } from '@sivitas/rules/pengaturan/konfigurasi/nilai-konfigurasi'

export const KELOMPOK_KONFIGURASI = ['SSO', 'Masuk', 'Berkas', 'Portal', 'Surel', 'Kompre', 'Lain'] as const
export type KelompokKonfigurasi = (typeof KELOMPOK_KONFIGURASI)[number]

/** Groups that only administrators change (platform.md, Calls). */
export const KELOMPOK_ADMIN: readonly KelompokKonfigurasi[] = ['SSO', 'Masuk']

/** A known keyword: what it holds, what people read, and which room reads it. */
export type DefinisiKonfigurasi = BatasKonfigurasi & {
  readonly kelompok: KelompokKonfigurasi
  readonly label: string
  readonly deskripsi?: string
  /** Readable without signing in, because a public page shows it. */
  readonly publik?: true
  /** The room whose behaviour hangs on it. */
  readonly pembaca: string
}

const bool = (kelompok: KelompokKonfigurasi, bawaan: '0' | '1', label: string) => ({ tipe: 'bool01', kelompok, bawaan, label }) as const
const alamat = (kelompok: KelompokKonfigurasi, label: string) => ({ tipe: 'url', kelompok, bawaan: '', label }) as const
const teks = (kelompok: KelompokKonfigurasi, label: string) => ({ tipe: 'teks', kelompok, bawaan: '', label }) as const
const angka = (kelompok: KelompokKonfigurasi, bawaan: string, label: string) => ({ tipe: 'angka', kelompok, bawaan, label }) as const

const sso = { pembaca: 'platform/sso' } as const
const masuk = { pembaca: 'platform/auth' } as const
const berkas = { pembaca: 'platform/berkas' } as const
const shell = { pembaca: 'platform/shell' } as const
const surel = { pembaca: 'surel' } as const

const TOTP = { tidak: 'Tidak wajib', admin: 'Administrator', semua: 'Semua operator' } as const
const BAHASA = { id: 'Indonesia', en: 'Inggris' } as const

/** Every keyword of the product; any other one is a text of the group 'Lain' (platform.md, konfigurasi). */
export const KONFIGURASI = {
  fitur_lms: { ...bool('SSO', '0', 'Tampilkan Login ke LMS'), ...sso },
  fitur_de: { ...bool('SSO', '0', 'Tampilkan Login ke Dashboard Executive'), ...sso },
  fitur_elib: { ...bool('SSO', '0', 'Tampilkan Login ke E-Library'), ...sso },
  url_lms_operator: { ...alamat('SSO', 'Alamat LMS untuk operator'), ...sso },
  ssotarget_dashboard_executive: { ...alamat('SSO', 'Alamat Dashboard Executive'), ...sso },
  url_elib: { ...alamat('SSO', 'Alamat E-Library'), ...sso },
  klien_lms: { ...teks('SSO', 'Klien SSO untuk LMS'), ...sso },
  klien_de: { ...teks('SSO', 'Klien SSO untuk Dashboard Executive'), ...sso },
  klien_elib: { ...teks('SSO', 'Klien SSO untuk E-Library'), ...sso },
  url_portal_mahasiswa: { ...alamat('SSO', 'Alamat portal mahasiswa'), pembaca: 'platform/login-as' },
  url_portal_dosen: { ...alamat('SSO', 'Alamat portal dosen'), pembaca: 'platform/login-as' },
  url_portal_terpisah: { ...alamat('SSO', 'Alamat portal operator terpisah'), deskripsi: 'Varian PT03', pembaca: 'platform/varian' },
  batas_gagal_masuk: { ...angka('Masuk', '5', 'Batas gagal masuk'), min: 3, max: 20, deskripsi: 'Kali gagal sebelum terkunci', ...masuk },
  menit_kunci: {
    ...angka('Masuk', '15', 'Lama kunci pertama'),
    min: 1,
    max: 60,
    deskripsi: 'Menit; lalu dua kali, lalu empat kali',
    ...masuk,
  },
  panjang_sandi_min: { ...angka('Masuk', '10', 'Panjang kata sandi minimal'), min: 10, max: 64, deskripsi: 'Karakter', ...masuk },
  totp_wajib: { ...teks('Masuk', 'Kode autentikator wajib untuk'), bawaan: 'tidak', pilihan: TOTP, ...masuk },
  masuk_ip_batasi: {
    ...bool('Masuk', '0', 'Batasi masuk pada jaringan lokasi'),
    deskripsi: 'Operator hanya dapat masuk dari jaringan lokasinya (Data Lokasi); lokasi tanpa jaringan tidak dibatasi',
    ...masuk,
  },
  menit_login_sebagai: { ...angka('Masuk', '30', 'Lama login sebagai'), min: 5, max: 30, deskripsi: 'Menit', pembaca: 'platform/login-as' },
  izinkan_idp_luar: { ...bool('Masuk', '0', 'Izinkan masuk dengan penyedia identitas luar'), publik: true, ...masuk },
  unggah_foto_mb: { ...angka('Berkas', '2', 'Ukuran foto terbesar'), min: 1, max: 20, deskripsi: 'MB', ...berkas },
  unggah_dokumen_mb: { ...angka('Berkas', '10', 'Ukuran dokumen terbesar'), min: 1, max: 50, deskripsi: 'MB', ...berkas },
  unggah_impor_mb: { ...angka('Berkas', '20', 'Ukuran berkas impor terbesar'), min: 1, max: 50, deskripsi: 'MB', ...berkas },
  hari_unduhan: {
    ...angka('Berkas', '7', 'Lama hasil disimpan di Unduhan'),
    min: 1,
    max: 90,
    deskripsi: 'Hari',
    pembaca: 'platform/pekerjaan',
  },
  tahun_audit: { ...angka('Berkas', '5', 'Lama log audit disimpan'), min: 5, max: 30, deskripsi: 'Tahun', pembaca: 'platform/audit' },
  data_master_aktif: {
    ...bool('Portal', '1', 'Data master dikelola di sini'),
    deskripsi: 'Bila dimatikan, halaman Data Master tertutup bagi semua orang',
    ...shell,
  },
  help_chat_script: { ...alamat('Portal', 'Alamat skrip chat bantuan'), aman: true, ...shell },
  chat_url: { ...alamat('Portal', 'Alamat obrolan'), pembaca: 'komunikasi/obrolan' },
  bahasa: { ...teks('Portal', 'Bahasa awal'), bawaan: 'id', pilihan: BAHASA, publik: true, ...shell },
  teks_bantuan_masuk: { ...teks('Portal', 'Teks bantuan di halaman masuk'), publik: true, ...shell },
  kontak_admin: { ...teks('Portal', 'Kontak administrator'), publik: true, ...shell },
  smtp_host: { ...teks('Surel', 'Peladen SMTP'), deskripsi: 'Kosong: memakai peladen surel pemasangan ini', ...surel },
  smtp_port: { ...angka('Surel', '', 'Porta SMTP'), min: 1, max: 65535, deskripsi: 'Kosong: 587', ...surel },
  smtp_user: { ...teks('Surel', 'Nama pengguna SMTP'), ...surel },
  smtp_sandi: { tipe: 'rahasia', kelompok: 'Surel', bawaan: '', label: 'Kata sandi SMTP', ...surel },
  surel_pengirim: { tipe: 'email', kelompok: 'Surel', bawaan: '', label: 'Alamat pengirim surel', ...surel },
  surel_nama: { ...teks('Surel', 'Nama pengirim surel'), ...surel },
  kompre_loket_jurusan: { ...bool('Kompre', '0', 'Loket jurusan menerima biaya kompre'), pembaca: 'jurusan/kompre' },
} as const satisfies Record<string, DefinisiKonfigurasi>

export type KeywordKonfigurasi = keyof typeof KONFIGURASI

/** Keywords whose value lies sealed; reading one needs the installation's key. */
export type KeywordRahasia = {
  [K in KeywordKonfigurasi]: (typeof KONFIGURASI)[K]['tipe'] extends 'rahasia' ? K : never
}[KeywordKonfigurasi]

/** Keywords that are stored as they are typed. */
export type KeywordTerbuka = Exclude<KeywordKonfigurasi, KeywordRahasia>

/** What the code reads: a switch as boolean, a number as number (null where none is set), everything else as text. */
export type NilaiKonfigurasi<K extends KeywordTerbuka> = (typeof KONFIGURASI)[K]['tipe'] extends 'bool01'
  ? boolean
  : (typeof KONFIGURASI)[K]['tipe'] extends 'angka'
    ? (typeof KONFIGURASI)[K]['bawaan'] extends ''
      ? number | null
      : number
    : string

/** The definition of a keyword, whatever the text; none where it is a keyword of the college's own. */
export const definisiKonfigurasi = (keyword: string): DefinisiKonfigurasi | undefined =>
  Object.hasOwn(KONFIGURASI, keyword) ? KONFIGURASI[keyword as KeywordKonfigurasi] : undefined

/** A keyword that the registry does not know: a text in the group 'Lain'. */
export const definisiLain = (keyword: string): DefinisiKonfigurasi => ({
  tipe: 'teks',
  kelompok: 'Lain',
  bawaan: '',
  label: keyword,
  pembaca: '-',
})
