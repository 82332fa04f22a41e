/** Words to look for in an error and its text, most telling first, and what to do about it. */
const SARAN: readonly (readonly [RegExp, string])[] = [
  [/redirect_uri/, 'Salin alamat kembali dari log ini ke daftar alamat klien, sampai garis miring dan tanda tanyanya sama persis.'],
  [
    /already consumed|already used/,
    'Kode atau token ini dipakai dua kali. Pastikan sistem tujuan menukarnya satu kali dan menyimpan token terbaru.',
  ],
  [/code is expired/, 'Kode berlaku 120 detik. Periksa jam server sistem tujuan dan lambatnya jaringan ke alamat ini.'],
  [
    /invalid_client|client authentication|secret/,
    'Rahasia atau cara autentikasi klien tidak cocok. Tempel ulang rahasia, atau ganti metode autentikasi.',
  ],
  [/code_verifier|code_challenge|PKCE/i, 'Aktifkan PKCE S256 pada sistem tujuan; klien tanpa rahasia wajib memakainya.'],
  [/peran|access_denied/, 'Tambahkan peran orang itu pada "Peran diizinkan", atau ia memang tidak berhak memakai sistem ini.'],
  [/scope/, 'Kurangi scope yang diminta sistem tujuan, atau centang scope itu pada klien ini.'],
  [
    /login_required|interaction_required|consent_required/,
    'Orang itu belum masuk. Sistem tujuan perlu mengulang permintaan tanpa prompt=none.',
  ],
  [/kanal belakang|logout/, 'Alamat back-channel logout tidak menjawab 200. Periksa alamatnya dan apakah dapat dihubungi dari server ini.'],
  [
    /invalid_grant|not found/,
    'Kode atau token tidak dikenal, sudah dicabut, atau milik klien atau perguruan tinggi lain. Ulangi masuk dari awal.',
  ],
]

/** Answers what to do about a refused step of single sign-on, for the log on /pengaturan/sso. */
export function saranSso(galat: string | null, pesan: string | null): string | null {
  if (galat === null) return null
  const teks = `${galat} ${pesan ?? ''}`
  return (
    SARAN.find(([pola]) => pola.test(teks))?.[1] ?? 'Bandingkan isian klien ini dengan panduan sistemnya, lalu coba lagi dan lihat log ini.'
  )
}
