/** One college of the demo: what differs between the full one and the two small ones. All names are invented. */
export interface CollegeDefinition {
  readonly id: string
  readonly unik: 'PT01' | 'PT02' | 'PT03'
  readonly kodePt: string
  readonly nama: string
  readonly inggris: string
  readonly singkatan: string
  readonly bentuk: 'universitas' | 'sekolah_tinggi'
  /** 3 = of a yayasan, 1 = of the state. */
  readonly statusMilik: '1' | '3'
  readonly namaSistem: string
  readonly domain: string
  /** Kecamatan of the main campus, as Kemendagri numbers it. */
  readonly kemendagri: string
  readonly jalan: string
  readonly kampus: readonly { readonly kode: string; readonly nama: string; readonly kemendagri: string; readonly jalan: string }[]
  readonly prodi: readonly string[]
  readonly tahunAwal: number
}

export const COLLEGES: readonly CollegeDefinition[] = [
  {
    id: 'pt01',
    unik: 'PT01',
    kodePt: '041057',
    nama: 'Universitas Contoh Nusantara',
    inggris: 'Contoh Nusantara University',
    singkatan: 'UCN',
    bentuk: 'universitas',
    statusMilik: '3',
    namaSistem: 'SIKAD Contoh',
    domain: 'contoh.ac.id',
    kemendagri: '327302',
    jalan: 'Jalan Contoh Raya Nomor 1',
    kampus: [
      { kode: 'K1', nama: 'Kampus Utama Coblong', kemendagri: '327302', jalan: 'Jalan Contoh Raya Nomor 1' },
      { kode: 'K2', nama: 'Kampus Jatinangor', kemendagri: '321115', jalan: 'Jalan Contoh Timur Nomor 25' },
      { kode: 'K3', nama: 'Kampus Cimahi', kemendagri: '327701', jalan: 'Jalan Contoh Barat Nomor 8' },
    ],
    prodi: [
      '55201',
      '57201',
      '61201',
      '62401',
      '63201',
      '61101',
      '57401',
      '55101',
      '58302',
      '62201',
      '61001',
      '62902',
      '63211',
      '63101',
      '26201',
      '63412',
    ],
    tahunAwal: 2012,
  },
  {
    id: 'pt02',
    unik: 'PT02',
    kodePt: '911002',
    nama: 'Sekolah Tinggi Ilmu Administrasi Contoh',
    inggris: 'Contoh School of Administration',
    singkatan: 'STIA Contoh',
    bentuk: 'sekolah_tinggi',
    statusMilik: '1',
    namaSistem: 'SIKAD STIA Contoh',
    domain: 'stia-contoh.ac.id',
    kemendagri: '317103',
    jalan: 'Jalan Contoh Administrasi Nomor 10',
    kampus: [{ kode: 'K1', nama: 'Kampus Kemayoran', kemendagri: '317103', jalan: 'Jalan Contoh Administrasi Nomor 10' }],
    prodi: ['63201', '63211', '63101'],
    tahunAwal: 2019,
  },
  {
    id: 'pt03',
    unik: 'PT03',
    kodePt: '051903',
    nama: 'Universitas Contoh Terpisah',
    inggris: 'Contoh Terpisah University',
    singkatan: 'UCT',
    bentuk: 'universitas',
    statusMilik: '3',
    namaSistem: 'SIKAD Terpisah',
    domain: 'terpisah-contoh.ac.id',
    kemendagri: '357803',
    jalan: 'Jalan Contoh Pahlawan Nomor 3',
    kampus: [{ kode: 'K1', nama: 'Kampus Rungkut', kemendagri: '357803', jalan: 'Jalan Contoh Pahlawan Nomor 3' }],
    prodi: ['55201', '57201', '61201', '62401'],
    tahunAwal: 2019,
  },
]
