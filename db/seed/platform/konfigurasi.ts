type Tipe = 'teks' | 'angka' | 'bool01' | 'url' | 'email' | 'json' | 'rahasia' | 'berkas'

export interface KonfigurasiDemo {
  readonly keyword: string
  readonly value: string
  readonly tipe: Tipe
  readonly kelompok: string
}

/** The registry of platform with its defaults: group, then 'keyword type value'. */
const DAFTAR: Readonly<Record<string, readonly string[]>> = {
  SSO: [
    'fitur_lms bool01 0',
    'fitur_de bool01 0',
    'fitur_elib bool01 0',
    'url_lms_operator url',
    'ssotarget_dashboard_executive url',
    'url_elib url',
    'klien_lms teks',
    'klien_de teks',
    'klien_elib teks',
    'url_portal_mahasiswa url',
    'url_portal_dosen url',
    'url_portal_terpisah url',
  ],
  Masuk: [
    'batas_gagal_masuk angka 5',
    'menit_kunci angka 15',
    'panjang_sandi_min angka 10',
    'totp_wajib teks tidak',
    'masuk_ip_batasi bool01 0',
    'menit_login_sebagai angka 30',
    'izinkan_idp_luar bool01 0',
  ],
  Berkas: [
    'unggah_foto_mb angka 2',
    'unggah_dokumen_mb angka 10',
    'unggah_impor_mb angka 20',
    'hari_unduhan angka 7',
    'tahun_audit angka 5',
  ],
  Portal: [
    'data_master_aktif bool01 1',
    'help_chat_script teks',
    'chat_url url',
    'bahasa teks id',
    'teks_bantuan_masuk teks',
    'kontak_admin teks',
  ],
  Surel: ['smtp_host teks', 'smtp_port angka', 'smtp_user teks', 'smtp_sandi rahasia', 'surel_pengirim email', 'surel_nama teks'],
  Kompre: ['kompre_loket_jurusan bool01 0'],
}

/** Answers the configuration of a new college: every known keyword with its default, empty where it has none. */
export function konfigurasiBawaan(): readonly KonfigurasiDemo[] {
  return Object.entries(DAFTAR).flatMap(([kelompok, isi]) =>
    isi.map((teks) => {
      const [keyword = '', tipe = 'teks', value = ''] = teks.split(' ')
      return { keyword, value, tipe: tipe as Tipe, kelompok }
    }),
  )
}
