/** A study programme of the demo: what the code lists and rules need to know of it. */
export interface ProdiDemo {
  readonly kode: string
  readonly kodeNim: string
  readonly nama: string
  readonly inggris: string
  /** Code of jenjang-pendidikan. */
  readonly jenjang: '22' | '23' | '30' | '31' | '35' | '40'
  readonly jurusan: string
  readonly fakultas: string
  readonly gelar: string
  readonly singkatanGelar: string
  readonly gelarInggris: string
  readonly sksLulus: number
  readonly masaTempuh: number
  readonly ipkMinimal: number
  readonly rumpun: 'eksakta' | 'sosial'
  /** Which list of subjects its curriculum is made of. */
  readonly bidang: 'komputer' | 'manajemen' | 'akuntansi' | 'administrasi' | 'industri'
  /** Prefix of the codes of its courses. */
  readonly singkatan: string
  /** Share of an ordinary intake. */
  readonly bobot: number
  /** The last intake of a closed prodi. */
  readonly tutup?: number
}

const JENJANG = {
  '22': { sksLulus: 108, masaTempuh: 6, ipkMinimal: 2 },
  '23': { sksLulus: 144, masaTempuh: 8, ipkMinimal: 2 },
  '30': { sksLulus: 144, masaTempuh: 8, ipkMinimal: 2 },
  '31': { sksLulus: 36, masaTempuh: 2, ipkMinimal: 3 },
  '35': { sksLulus: 54, masaTempuh: 4, ipkMinimal: 3 },
  '40': { sksLulus: 42, masaTempuh: 6, ipkMinimal: 3 },
} as const

type Baris = readonly [
  kode: string,
  kodeNim: string,
  nama: string,
  inggris: string,
  jenjang: ProdiDemo['jenjang'],
  jurusan: string,
  gelar: string,
  gelarInggris: string,
  bidang: ProdiDemo['bidang'],
  singkatan: string,
  bobot: number,
]

const BARIS: readonly Baris[] = [
  [
    '55201',
    '01',
    'Informatika',
    'Informatics',
    '30',
    'INF',
    'Sarjana Komputer|S.Kom.',
    'Bachelor of Computer Science',
    'komputer',
    'IF',
    14,
  ],
  [
    '57201',
    '02',
    'Sistem Informasi',
    'Information Systems',
    '30',
    'SIF',
    'Sarjana Komputer|S.Kom.',
    'Bachelor of Information Systems',
    'komputer',
    'SI',
    11,
  ],
  ['61201', '03', 'Manajemen', 'Management', '30', 'MNJ', 'Sarjana Manajemen|S.M.', 'Bachelor of Management', 'manajemen', 'MJ', 20],
  ['62401', '04', 'Akuntansi', 'Accounting', '22', 'AKT', 'Ahli Madya Akuntansi|A.Md.Ak.', 'Associate in Accounting', 'akuntansi', 'AD', 6],
  [
    '63201',
    '05',
    'Administrasi Publik',
    'Public Administration',
    '30',
    'ADP',
    'Sarjana Administrasi Publik|S.A.P.',
    'Bachelor of Public Administration',
    'administrasi',
    'AP',
    9,
  ],
  ['61101', '06', 'Manajemen', 'Management', '35', 'MNJ', 'Magister Manajemen|M.M.', 'Master of Management', 'manajemen', 'MM', 4],
  [
    '57401',
    '07',
    'Manajemen Informatika',
    'Informatics Management',
    '22',
    'SIF',
    'Ahli Madya Komputer|A.Md.Kom.',
    'Associate in Computer Science',
    'komputer',
    'MI',
    5,
  ],
  ['55101', '08', 'Informatika', 'Informatics', '35', 'INF', 'Magister Komputer|M.Kom.', 'Master of Computer Science', 'komputer', 'MT', 2],
  [
    '58302',
    '09',
    'Teknologi Rekayasa Perangkat Lunak',
    'Software Engineering Technology',
    '23',
    'INF',
    'Sarjana Terapan Komputer|S.Tr.Kom.',
    'Bachelor of Applied Computing',
    'komputer',
    'RP',
    3,
  ],
  ['62201', '10', 'Akuntansi', 'Accounting', '30', 'AKT', 'Sarjana Akuntansi|S.Ak.', 'Bachelor of Accounting', 'akuntansi', 'AK', 11],
  ['61001', '11', 'Ilmu Manajemen', 'Management Science', '40', 'MNJ', 'Doktor|Dr.', 'Doctor of Management', 'manajemen', 'DM', 0.6],
  [
    '62902',
    '12',
    'Pendidikan Profesi Akuntan',
    'Professional Accountant',
    '31',
    'AKT',
    'Akuntan|Ak.',
    'Professional Accountant',
    'akuntansi',
    'PA',
    1.8,
  ],
  [
    '63211',
    '13',
    'Administrasi Bisnis',
    'Business Administration',
    '30',
    'ADB',
    'Sarjana Administrasi Bisnis|S.A.B.',
    'Bachelor of Business Administration',
    'administrasi',
    'AB',
    5,
  ],
  [
    '63101',
    '14',
    'Administrasi Publik',
    'Public Administration',
    '35',
    'ADP',
    'Magister Administrasi Publik|M.A.P.',
    'Master of Public Administration',
    'administrasi',
    'MP',
    2,
  ],
  [
    '26201',
    '15',
    'Teknik Industri',
    'Industrial Engineering',
    '30',
    'TIN',
    'Sarjana Teknik|S.T.',
    'Bachelor of Engineering',
    'industri',
    'TI',
    6,
  ],
  [
    '63412',
    '16',
    'Administrasi Perkantoran',
    'Office Administration',
    '22',
    'ADB',
    'Ahli Madya Administrasi Bisnis|A.Md.A.B.',
    'Associate in Office Administration',
    'administrasi',
    'PK',
    2,
  ],
]

/** Last intake of the one closed prodi. */
const TUTUP: Readonly<Record<string, number>> = { '63412': 2017 }

export const FAKULTAS = [
  { kode: 'FIK', kodeNim: '1', nama: 'Fakultas Ilmu Komputer', inggris: 'Faculty of Computer Science' },
  { kode: 'FEB', kodeNim: '2', nama: 'Fakultas Ekonomi dan Bisnis', inggris: 'Faculty of Economics and Business' },
  { kode: 'FIA', kodeNim: '3', nama: 'Fakultas Ilmu Administrasi', inggris: 'Faculty of Administrative Science' },
  { kode: 'FT', kodeNim: '4', nama: 'Fakultas Teknik', inggris: 'Faculty of Engineering' },
] as const

export const JURUSAN = [
  { kode: 'INF', nama: 'Jurusan Informatika', inggris: 'Department of Informatics', fakultas: 'FIK' },
  { kode: 'SIF', nama: 'Jurusan Sistem Informasi', inggris: 'Department of Information Systems', fakultas: 'FIK' },
  { kode: 'MNJ', nama: 'Jurusan Manajemen', inggris: 'Department of Management', fakultas: 'FEB' },
  { kode: 'AKT', nama: 'Jurusan Akuntansi', inggris: 'Department of Accounting', fakultas: 'FEB' },
  { kode: 'ADP', nama: 'Jurusan Administrasi Publik', inggris: 'Department of Public Administration', fakultas: 'FIA' },
  { kode: 'ADB', nama: 'Jurusan Administrasi Bisnis', inggris: 'Department of Business Administration', fakultas: 'FIA' },
  { kode: 'TIN', nama: 'Jurusan Teknik Industri', inggris: 'Department of Industrial Engineering', fakultas: 'FT' },
] as const

const EKSAKTA = new Set(['komputer', 'industri'])

export const PRODI: readonly ProdiDemo[] = BARIS.map(
  ([kode, kodeNim, nama, inggris, jenjang, jurusan, gelar, gelarInggris, bidang, singkatan, bobot]) => {
    const [panjang = '', singkat = ''] = gelar.split('|')
    const tutup = TUTUP[kode]
    return {
      kode,
      kodeNim,
      nama,
      inggris,
      jenjang,
      jurusan,
      bidang,
      singkatan,
      bobot,
      gelarInggris,
      gelar: panjang,
      singkatanGelar: singkat,
      fakultas: JURUSAN.find((j) => j.kode === jurusan)?.fakultas ?? 'FIK',
      rumpun: EKSAKTA.has(bidang) ? 'eksakta' : 'sosial',
      ...JENJANG[jenjang],
      ...(tutup === undefined ? {} : { tutup }),
    }
  },
)

/** Answers the prodi with this code. @throws RangeError when the demo has none. */
export function prodiDemo(kode: string): ProdiDemo {
  const prodi = PRODI.find((p) => p.kode === kode)
  if (prodi === undefined) throw new RangeError(`Prodi ${kode} tidak ada dalam data contoh.`)
  return prodi
}
