const HEADS =
  'nim;nama;jenis_kelamin;tempat_lahir;tanggal_lahir;nik;nama_ibu_kandung;agama;jalan;kelurahan;handphone;email;kode_prodi;periode_masuk;tanggal_masuk;jenis_daftar;kampus;jenis_kelas'
const HURUF = 'abcdefghijklmnopqrstuvwxyz'
const PRODI = ['55201', '57201', '61201', '62401', '63201']

/** A word of letters that no other number has. */
function word(n: number): string {
  let rest = n
  let text = ''
  for (let k = 0; k < 5; k += 1) {
    text += HURUF[rest % 26] ?? ''
    rest = Math.floor(rest / 26)
  }
  return text
}

/** So many new students as a CSV file, each a person whom nobody resembles. */
export function newStudents(count: number): string {
  const lines = Array.from({ length: count }, (_, n) => {
    const day = String(1 + (n % 28)).padStart(2, '0')
    const month = String(1 + (Math.floor(n / 28) % 12)).padStart(2, '0')
    return [
      `25.9.${String(n).padStart(5, '0')}`,
      `Calon ${word(n * 1193)}`,
      n % 2 === 0 ? 'P' : 'L',
      'Bandung',
      `${day}-${month}-2007`,
      `327399${day}${month}07${String(n % 10_000).padStart(4, '0')}`,
      `Ibu ${word(n * 2381 + 7)}`,
      'Islam',
      `Jalan Melati ${n}`,
      'Sukajadi',
      `08121${String(n).padStart(6, '0')}`,
      `calon${n}@contoh.ac.id`,
      PRODI[n % PRODI.length],
      '20251',
      '01-09-2025',
      'Peserta didik baru',
      'K1',
      'Reguler Pagi',
    ].join(';')
  })
  return [HEADS, ...lines].join('\r\n')
}
