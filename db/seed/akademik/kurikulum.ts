import type { ProdiDemo } from '../data-master/prodi'
import { kurikulumInformatika } from './kurikulum-informatika'
import { pilihan, type Makul, type TeoriPraktek } from './makul'
import { MAKUL_BIDANG, MAKUL_UMUM, TUGAS_AKHIR } from './nama-makul'

/** SKS of the courses of each semester; a letter marks what is not an ordinary course. */
const POLA: Readonly<Record<ProdiDemo['jenjang'], readonly string[]>> = {
  // e elective, x pass/fail, k field work, s final work, m method
  '30': [
    '3 3 2u 2u 2u 2 2 2 2',
    '3 3 2u 2u 2 2 2 2 2',
    '3 3 2 2 2 2 2 2 2u',
    '3 3 2 2 2 2 2 2 2x',
    '3 3 2 2 2 2 2 2 2u',
    '3m 3e 3e 2 2 2 2 3',
    '3k 3e 3e 3e 2 2',
    '6s 2',
  ],
  '23': [
    '3 3 2u 2u 2u 2 2 2 2',
    '3 3 2u 2u 2 2 2 2 2',
    '3 3 2 2 2 2 2 2 2u',
    '3 3 2 2 2 2 2 2 2x',
    '3 3 2 2 2 2 2 2 2u',
    '3m 3e 3e 2 2 2 2 3',
    '10k 3e 3e',
    '6s 2',
  ],
  '22': ['3 3 2u 2u 2u 2 2 2 2', '3 3 2u 2u 2 2 2 2 2', '3 3 2 2 2 2 2 2 2x', '3 3 2 2 2 2 2 2 2u', '3 3 3 3 3e 3e', '4k 4s 2'],
  '31': ['3 3 3 3 3 3', '3 3 3 3k 3 3s'],
  '35': ['3 3 3 3 3', '3 3 3m 3 3e', '3 3 3e 3e', '4 8s'],
  '40': ['3 3 3 3', '3 3m 3', '3', '4', '4', '10s'],
}

/** Electives that are offered beyond those a student must take. */
const PILIHAN_LEBIH = 4

const PRAKTIK = /^Praktikum|^Komputer /
const TEORI_PRAKTIK = /Pemrograman|Basis Data|Jaringan|Visualisasi|Menggambar|Proses Manufaktur|Pengujian/

function teoriPraktek(nama: string, tanda: string): TeoriPraktek {
  if (tanda === 'k') return 'L'
  if (nama.startsWith('Simulasi')) return 'S'
  if (PRAKTIK.test(nama)) return 'P'
  return TEORI_PRAKTIK.test(nama) ? 'TP' : 'T'
}

const NAMA_LAPANGAN: Readonly<Record<ProdiDemo['jenjang'], string>> = {
  '30': 'Kerja Praktik',
  '23': 'Magang Industri',
  '22': 'Magang',
  '31': 'Praktik Profesi',
  '35': 'Praktik Lapangan',
  '40': 'Praktik Penelitian',
}

const KELOMPOK = ['B', 'C', 'D', 'E', 'G', 'H'] as const

/** Names of a field, those of higher degrees set apart from the sarjana's. */
class NamaBidang {
  private umum = 0
  private bidang = 0
  constructor(private readonly prodi: ProdiDemo) {}

  private akhiran(): string {
    return { '35': ' Lanjut', '40': ' (Kajian Doktoral)', '31': ' (Profesi)' }[this.prodi.jenjang as '35' | '40' | '31'] ?? ''
  }

  ambil(tanda: string): string {
    if (tanda === 'm') return `Metodologi Penelitian${this.akhiran()}`
    if (tanda === 'k') return NAMA_LAPANGAN[this.prodi.jenjang]
    if (tanda === 's') return TUGAS_AKHIR[this.prodi.jenjang].nama
    if (tanda === 'x') return 'Kuliah Umum dan Pengembangan Diri'
    if (tanda === 'u') return MAKUL_UMUM[this.umum++ % MAKUL_UMUM.length] ?? 'Pancasila'
    const daftar = MAKUL_BIDANG[this.prodi.bidang].filter((n) => n !== 'Metodologi Penelitian')
    const nama = daftar[this.bidang % daftar.length] ?? daftar[0]
    const putaran = Math.floor(this.bidang++ / daftar.length)
    return `${nama}${putaran === 0 ? '' : ' Terapan'}${this.akhiran()}`
  }
}

const JENIS: Readonly<Record<string, Makul['jenis']>> = { s: 'S', e: 'B' }

function kelompok(tanda: string, urut: number): string {
  if (tanda === 'x') return 'F'
  return tanda === 'u' ? 'A' : (KELOMPOK[urut % KELOMPOK.length] ?? 'B')
}

function makul(prodi: ProdiDemo, slot: string, urutan: { semester: number; nomor: number; nama: NamaBidang }): Makul {
  const [, sks, tanda = ''] = /^(\d+)([a-z]?)$/.exec(slot) ?? []
  const { semester, nomor } = urutan
  const umum = tanda === 'u' || tanda === 'x'
  const nama = urutan.nama.ambil(tanda)
  const biasa = nomor === 5 && semester === 5 ? 'C' : 'A'
  return {
    kode: `${umum ? 'MK' : prodi.singkatan}${semester}${String(nomor).padStart(2, '0')}`,
    nama,
    semester,
    sks: Number(sks),
    jenis: JENIS[tanda] ?? biasa,
    kelompok: kelompok(tanda, semester + nomor),
    teoriPraktek: teoriPraktek(nama, tanda),
    lulusTidak: tanda === 'x',
    dua: ['s', 'k', 'e'].includes(tanda),
    bersama: tanda === 'u',
  }
}

function kurikulumUmum(prodi: ProdiDemo): Makul[] {
  const nama = new NamaBidang(prodi)
  const daftar = POLA[prodi.jenjang].flatMap((pola, s) =>
    pola.split(' ').map((slot, i) => makul(prodi, slot, { semester: s + 1, nomor: i + 1, nama })),
  )
  const terakhir = Math.max(...daftar.filter((m) => pilihan(m)).map((m) => m.semester), 0)
  if (terakhir === 0) return daftar
  const lebih = Array.from({ length: PILIHAN_LEBIH }, (_, i): Makul => ({
    ...makul(prodi, '3e', { semester: terakhir, nomor: 20 + i, nama }),
    jenis: i % 2 === 0 ? 'B' : 'D',
  }))
  return [...daftar, ...lebih]
}

/** Answers the courses of a prodi in the order of the curriculum. */
export function kurikulum(prodi: ProdiDemo): readonly Makul[] {
  return prodi.kode === '55201' ? kurikulumInformatika() : kurikulumUmum(prodi)
}

/** SKS of electives that a student of the prodi must take. */
export function sksPilihanWajib(prodi: ProdiDemo, daftar: readonly Makul[]): number {
  return prodi.sksLulus - daftar.filter((m) => !pilihan(m)).reduce((sum, m) => sum + m.sks, 0)
}
