import type { Makul, TeoriPraktek } from './makul'

/**
 * The curriculum of 55201, written out because the documents name its courses: 126 SKS wajib and 18 pilihan (AK-R8),
 * the seven courses of AK-R45 in semester 4, those of AK-R46 in semesters 1 and 2, 118 SKS after semester 6 (TA-R4).
 * A line is: code, SKS, marks, name. Marks: P TP L of teoriPraktek, e elective, x pass/fail, k field work, s final
 * work, + also for other prodi.
 */
const SEMESTER: readonly (readonly string[])[] = [
  [
    'IF101 4 TP Algoritma dan Pemrograman',
    'MK101 2 + Pancasila',
    'IF103 3 . Matematika Diskrit',
    'IF105 3 . Pengantar Teknologi Informasi',
    'MK103 2 + Bahasa Indonesia',
    'MK105 2 + Bahasa Inggris',
    'IF107 4 . Kalkulus',
  ],
  [
    'IF102 4 TP Struktur Data',
    'IF104 3 . Organisasi dan Arsitektur Komputer',
    'MK102 2 + Pendidikan Agama',
    'MK104 2 + Kewarganegaraan',
    'IF106 3 . Aljabar Linear',
    'IF108 3 . Statistika dan Probabilitas',
    'IF110 3 . Sistem Digital',
  ],
  [
    'IF203 4 TP Pemrograman Berorientasi Objek',
    'IF205 3 . Sistem Operasi',
    'IF207 3 TP Jaringan Komputer',
    'IF209 3 . Rekayasa Perangkat Lunak',
    'IF211 3 . Metode Numerik',
    'IF213 2 . Interaksi Manusia dan Komputer',
    'MK201 2 + Kewirausahaan',
  ],
  [
    'IF201 3 TP Basis Data',
    'IF202 3 + Analisis dan Desain Algoritma',
    'IF204 4 TP Pemrograman Web',
    'IF206 3 . Kecerdasan Buatan',
    'IF208 3 . Teori Bahasa dan Automata',
    'MK207 2 . Etika Profesi',
    'MK208 2 x Kuliah Umum dan Pengembangan Diri',
  ],
  [
    'IF311 3 TP Pemrograman Perangkat Bergerak',
    'IF313 3 . Keamanan Siber',
    'IF315 3 . Pembelajaran Mesin',
    'IF317 3 . Grafika Komputer',
    'IF319 3 C Manajemen Proyek Perangkat Lunak',
    'IF321 3 . Sistem Terdistribusi',
    'MK301 2 + Bahasa Inggris Akademik',
  ],
  [
    'IF301 3 . Kecerdasan Komputasional',
    'IF303 3 . Penambangan Data',
    'IF305 3 TP Komputasi Awan',
    'IF307 3 . Metodologi Penelitian',
    'IF309 3 k Kerja Praktik',
    'IF331 3 e Pengolahan Citra Digital',
  ],
  [
    'IF403 2 . Seminar Proposal',
    'MK401 3 k Kuliah Kerja Nyata',
    'IF431 3 e Analitik Data Besar',
    'IF433 3 e Internet untuk Segala',
    'IF435 3 e Rekayasa Kebutuhan',
    'IF437 3 e Pengujian Perangkat Lunak',
    'IF439 4 e Proyek Perangkat Lunak',
    'IF441 2 e Topik Khusus Informatika',
    'IF443 3 e Simulasi dan Pemodelan',
  ],
  ['IF400 6 s Skripsi', 'IF432 3 e Visi Komputer', 'IF434 3 e Pemrosesan Bahasa Alami', 'IF436 3 e Forensik Digital'],
]

const TEORI_PRAKTIK: Readonly<Record<string, TeoriPraktek>> = { TP: 'TP', P: 'P', k: 'L' }
const JENIS: Readonly<Record<string, Makul['jenis']>> = { e: 'B', s: 'S', C: 'C' }

function baris(teks: string, semester: number): Makul {
  const [kode = '', sks = '0', tanda = '.', ...nama] = teks.split(' ')
  return {
    kode,
    nama: nama.join(' '),
    semester,
    sks: Number(sks),
    jenis: kode === 'IF436' ? 'D' : (JENIS[tanda] ?? 'A'),
    kelompok: kode.startsWith('MK') ? (tanda === 'x' ? 'F' : 'A') : semester <= 2 ? 'G' : semester <= 6 ? 'B' : 'C',
    teoriPraktek: nama[0] === 'Simulasi' ? 'S' : (TEORI_PRAKTIK[tanda] ?? 'T'),
    lulusTidak: tanda === 'x',
    dua: 'eks'.includes(tanda),
    bersama: tanda === '+',
  }
}

/** Answers the courses of S1 Informatika. */
export function kurikulumInformatika(): Makul[] {
  return SEMESTER.flatMap((daftar, s) => daftar.map((teks) => baris(teks, s + 1)))
}
