import { z } from 'zod'
import { all, one } from '../../kit/answer'
import { optionalText } from '../../kit/fields'
import { procedure } from '../../kit/procedure'
import { versiCalls } from '../versi'

/** Audiences with what people call them. */
export const TUJUAN_FITUR = { portaldos: 'Dosen', portalasdos: 'Asisten Dosen', portalmhs: 'Mahasiswa', portalort: 'Orang Tua' } as const
export type TujuanFitur = keyof typeof TUJUAN_FITUR
export const KODE_TUJUAN = Object.keys(TUJUAN_FITUR) as [TujuanFitur, ...TujuanFitur[]]

type Bawaan = readonly TujuanFitur[]
const DOSEN_MAHASISWA: Bawaan = ['portaldos', 'portalmhs']
const MAHASISWA: Bawaan = ['portalmhs']
const SEMUA: Bawaan = KODE_TUJUAN
const KELUARGA: Bawaan = ['portalmhs', 'portalort']

/** The 28 features with their names, and the audiences to whom each is open unless a college says otherwise. */
export const FITUR = {
  KRS: ['Pengisian KRS', DOSEN_MAHASISWA],
  KRSS: ['KRS semester pendek', DOSEN_MAHASISWA],
  PKRS: ['Perubahan KRS', DOSEN_MAHASISWA],
  JADWAL: ['Jadwal', SEMUA],
  PRESENSI: ['Presensi', SEMUA],
  NILAI: ['Nilai', ['portaldos', 'portalmhs', 'portalort']],
  KHS: ['KHS', KELUARGA],
  TRANSKRIP: ['Transkrip', KELUARGA],
  KARTU_UJIAN: ['Kartu ujian', MAHASISWA],
  TAGIHAN: ['Tagihan', KELUARGA],
  DOMPET: ['Dompet', MAHASISWA],
  BEASISWA: ['Beasiswa', MAHASISWA],
  CUTI: ['Pengajuan cuti', MAHASISWA],
  SURAT: ['Surat', DOSEN_MAHASISWA],
  KP: ['Kerja praktik', DOSEN_MAHASISWA],
  PROPOSAL: ['Proposal', DOSEN_MAHASISWA],
  SKRIPSI: ['Skripsi', DOSEN_MAHASISWA],
  KOMPRE: ['Kompre', DOSEN_MAHASISWA],
  SKL: ['SKL', MAHASISWA],
  WISUDA: ['Wisuda', KELUARGA],
  KUESIONER: ['Kuesioner', DOSEN_MAHASISWA],
  EVENT: ['Event', DOSEN_MAHASISWA],
  SKPI: ['SKPI', MAHASISWA],
  KTM: ['KTM', MAHASISWA],
  RPS: ['RPS', ['portaldos', 'portalasdos', 'portalmhs']],
  PENGUMUMAN: ['Pengumuman', SEMUA],
  CHAT: ['Obrolan', DOSEN_MAHASISWA],
  BIODATA: ['Biodata', DOSEN_MAHASISWA],
} as const satisfies Record<string, readonly [nama: string, bawaan: Bawaan]>
export type KodeFitur = keyof typeof FITUR
export const KODE_FITUR = Object.keys(FITUR) as [KodeFitur, ...KodeFitur[]]

const kode = z.enum(KODE_FITUR, { error: 'Fitur tidak dikenal' }).meta({ title: 'Fitur' })
const tujuan = z.enum(KODE_TUJUAN, { error: 'Tujuan tidak dikenal' }).meta({ title: 'Tujuan' })
const waktu = z.preprocess((value) => (value === '' ? null : value), z.coerce.date<Date | string>('Waktu tidak dikenal').nullable())

const isi = {
  aktif: z.boolean().meta({ title: 'Aktif' }),
  mulai: waktu.optional().meta({ title: 'Mulai' }),
  selesai: waktu.optional().meta({ title: 'Selesai' }),
  prodi: z
    .array(z.string().regex(/^\d{5}$/, 'Kode prodi terdiri atas 5 angka'))
    .max(200)
    .default([])
    .meta({ title: 'Program studi' }),
  angkatan: z.array(z.int().min(1900).max(2200)).max(40).default([]).meta({ title: 'Angkatan' }),
  pesanTutup: optionalText(255).meta({ title: 'Pesan saat tertutup' }),
}

export const PublikasiInput = z
  .object({ kodeFitur: kode, tujuan, ...isi, versi: z.coerce.number<number>().int().min(0) })
  .refine(({ mulai, selesai }) => !mulai || !selesai || mulai < selesai, { path: ['selesai'], error: 'Selesai harus setelah mulai' })

const KEADAAN = ['mati', 'terjadwal', 'hidup', 'berakhir'] as const

/** A cell of the matrix: one feature for one audience. */
export const Publikasi = z.object({
  kodeFitur: kode,
  namaFitur: z.string(),
  tujuan,
  aktif: z.boolean(),
  mulai: z.date().nullable(),
  selesai: z.date().nullable(),
  prodi: z.array(z.string()),
  angkatan: z.array(z.int()),
  pesanTutup: z.string().nullable(),
  keadaan: z.enum(KEADAAN),
  /** When the clock changes the state next. */
  berubahPada: z.date().nullable(),
  /** 0 while the product's default counts. */
  versi: z.int(),
})
export type Publikasi = z.infer<typeof Publikasi>

/** What a portal asks: is this feature open to who is signed in? */
const FiturTerbuka = z.object({
  kodeFitur: kode,
  namaFitur: z.string(),
  keadaan: z.enum(KEADAAN),
  terbuka: z.boolean(),
  pesanTutup: z.string().nullable(),
  berubahPada: z.date().nullable(),
})

export const TAUTAN_FITUR = ['fitur_lms', 'fitur_elib', 'fitur_de'] as const

export const publikasiFitur = {
  list: procedure
    .meta({ scope: 'MM', access: 'B' })
    .route({ method: 'GET', path: '/v2/pengaturan/publikasi-fitur' })
    .output(all(Publikasi)),
  update: procedure
    .meta({ scope: 'MM', access: 'T' })
    .route({ method: 'PUT', path: '/v2/pengaturan/publikasi-fitur' })
    .input(z.object({ data: z.array(PublikasiInput).min(1).max(200) }))
    .output(all(Publikasi)),
  untuk: procedure
    .meta({ scope: null, access: 'B', anyRole: true })
    .route({ method: 'GET', path: '/v2/platform/fitur' })
    .input(z.strictObject({ tujuan }))
    .output(all(FiturTerbuka)),
  /** Asks the address of one of the three links and says what it answered. */
  ujiTautan: procedure
    .meta({ scope: 'A', access: 'T' })
    .route({ method: 'POST', path: '/v2/pengaturan/publikasi-fitur/uji-tautan' })
    .input(z.object({ fitur: z.enum(TAUTAN_FITUR) }))
    .output(one(z.object({ berhasil: z.boolean(), pesan: z.string(), milidetik: z.int() }))),
  ...versiCalls({ path: '/v2/pengaturan/publikasi-fitur', read: 'MM', write: 'MM' }),
}
