import { kapasitasUjian } from '@sivitas/rules/data-master/ruang'
import { z } from 'zod'
import { all, done, one } from '../../kit/answer'
import { crud } from '../../kit/crud'
import { date, Id, kode, optionalDecimal, optionalText, optionalWhole, stamp, text } from '../../kit/fields'
import { flag, listed, wholeNumber } from '../../kit/list'
import { REQUIRED } from '../../kit/messages'
import { procedure } from '../../kit/procedure'
import { jam, PemakaianRuang } from '../../shared/pemakaian-ruang'

/** What a room can have, with the words that people read. */
export const FASILITAS = {
  proyektor: 'Proyektor',
  ac: 'AC',
  papan_tulis: 'Papan tulis',
  komputer: 'Komputer',
  audio: 'Audio',
  rekam: 'Rekam kuliah',
  kursi_roda: 'Akses kursi roda',
  listrik_meja: 'Listrik di meja',
} as const
export type Fasilitas = keyof typeof FASILITAS
export const KODE_FASILITAS = Object.keys(FASILITAS) as [Fasilitas, ...Fasilitas[]]

export const JENIS_RUANG = [
  'kelas',
  'laboratorium',
  'studio',
  'auditorium',
  'seminar',
  'sidang',
  'dosen',
  'kantor',
  'perpustakaan',
  'olahraga',
  'ibadah',
  'daring',
] as const

const fields = {
  kode: kode(20).meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama ruang' }),
  idGedung: z.uuid('Pilihan tidak dikenal').meta({ title: 'Gedung' }),
  lantai: z.coerce.number<number>().int('Isi dengan bilangan bulat').min(-5).max(60).meta({ title: 'Lantai' }),
  jenisRuang: z.enum(JENIS_RUANG).meta({ title: 'Jenis ruang' }),
  kapasitas: z.coerce.number<number>().int('Isi dengan bilangan bulat').min(1).max(2000).meta({ title: 'Kapasitas' }),
  kapasitasUjian: optionalWhole(0, 2000).meta({ title: 'Kapasitas ujian', description: 'Kosong: setengah dari kapasitas' }),
  luas: optionalDecimal(0.01, 100_000).meta({ title: 'Luas (m2)' }),
  fasilitas: z.array(z.enum(KODE_FASILITAS)).max(8).default([]).meta({ title: 'Fasilitas' }),
  jumlahKomputer: optionalWhole(1, 2000).meta({ title: 'Jumlah komputer' }),
  prodi: z.array(z.uuid()).max(100).default([]).meta({ title: 'Program studi', description: 'Kosong: semua program studi' }),
  bolehDijadwalkan: z.boolean().default(true).meta({ title: 'Boleh dijadwalkan' }),
  tautanDaring: optionalText(255).meta({ title: 'Tautan daring' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
}

export const RuangInput = z.object(fields).superRefine((ruang, context) => {
  const ujian = ruang.kapasitasUjian ?? kapasitasUjian(ruang.kapasitas)
  if (ujian > ruang.kapasitas)
    context.addIssue({ code: 'custom', path: ['kapasitasUjian'], message: 'Kapasitas ujian tidak boleh melebihi kapasitas', input: ujian })
  if (ruang.fasilitas.includes('komputer') && !ruang.jumlahKomputer)
    context.addIssue({ code: 'custom', path: ['jumlahKomputer'], message: REQUIRED, input: ruang.jumlahKomputer })
  if (ruang.jenisRuang === 'daring' && !ruang.tautanDaring)
    context.addIssue({ code: 'custom', path: ['tautanDaring'], message: REQUIRED, input: ruang.tautanDaring })
})
export type RuangInput = z.infer<typeof RuangInput>

export const Ruang = z.object({
  ...stamp,
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama ruang' }),
  idKampus: z.uuid(),
  namaKampus: z.string().meta({ title: 'Kampus' }),
  idGedung: z.uuid(),
  namaGedung: z.string().meta({ title: 'Gedung' }),
  lantai: z.int().meta({ title: 'Lantai' }),
  jenisRuang: z.enum(JENIS_RUANG).meta({ title: 'Kode jenis' }),
  namaJenisRuang: z.string().meta({ title: 'Jenis' }),
  kapasitas: z.int().meta({ title: 'Kapasitas' }),
  kapasitasUjian: z.int().meta({ title: 'Kapasitas ujian' }),
  luas: z.number().nullable().meta({ title: 'Luas (m2)' }),
  fasilitas: z.array(z.enum(KODE_FASILITAS)).meta({ title: 'Fasilitas' }),
  jumlahKomputer: z.int().nullable().meta({ title: 'Jumlah komputer' }),
  prodi: z.array(z.uuid()),
  bolehDijadwalkan: z.boolean().meta({ title: 'Boleh dijadwalkan' }),
  tautanDaring: z.string().nullable().meta({ title: 'Tautan daring' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
})
export type Ruang = z.infer<typeof Ruang>

const rooms = crud({
  path: '/v2/master/ruang',
  scope: 'F1',
  readScope: ['F1', 'A3'],
  row: Ruang,
  input: RuangInput,
  filter: {
    kampus: listed(z.uuid()),
    gedung: listed(z.uuid()),
    lantai: wholeNumber().optional(),
    jenisRuang: listed(z.enum(JENIS_RUANG)),
    kapasitasMin: wholeNumber().pipe(z.int().min(1).max(2000)).optional(),
    /** Rooms that have all of them. */
    fasilitas: listed(z.enum(KODE_FASILITAS)),
    prodi: listed(z.uuid()),
    bolehDijadwalkan: flag().optional(),
    aktif: flag().optional(),
  },
  sort: ['kode', 'nama', 'gedung', 'kapasitas', 'lantai'],
})

export const BlokirInput = z
  .object({
    tanggalMulai: date().meta({ title: 'Mulai tanggal' }),
    jamMulai: jam().meta({ title: 'Mulai pukul' }),
    tanggalSelesai: date().meta({ title: 'Sampai tanggal' }),
    jamSelesai: jam().meta({ title: 'Sampai pukul' }),
    alasan: text(200).meta({ title: 'Alasan' }),
  })
  .refine((blokir) => `${blokir.tanggalMulai} ${blokir.jamMulai}` < `${blokir.tanggalSelesai} ${blokir.jamSelesai}`, {
    path: ['jamSelesai'],
    error: 'Waktu selesai harus setelah waktu mulai',
  })
export type BlokirInput = z.infer<typeof BlokirInput>

export const Blokir = z.object({
  ...stamp,
  idRuang: z.uuid(),
  tanggalMulai: z.string().meta({ title: 'Mulai tanggal' }),
  jamMulai: z.string().meta({ title: 'Mulai pukul' }),
  tanggalSelesai: z.string().meta({ title: 'Sampai tanggal' }),
  jamSelesai: z.string().meta({ title: 'Sampai pukul' }),
  alasan: z.string().meta({ title: 'Alasan' }),
})
export type Blokir = z.infer<typeof Blokir>

const reads = { scope: ['F1', 'A3'], access: 'B' } as const
const writes = { scope: 'F1', access: 'T' } as const
const ofRoom = z.strictObject({ id: Id })

export const ruang = {
  ...rooms,
  /** What uses a room in the seven days from `mulai` (today), and how full each hour of the week is. */
  pemakaian: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/master/ruang/{id}/pemakaian' })
    .input(ofRoom.extend({ mulai: date().optional() }))
    .output(one(PemakaianRuang)),
}

/** Blocks of one room, newest first; two for the same moment are 409 `ruang_terblokir`. */
export const ruangBlokir = {
  list: procedure.meta(reads).route({ method: 'GET', path: '/v2/master/ruang/{id}/blokir' }).input(ofRoom).output(all(Blokir)),
  create: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/master/ruang/{id}/blokir', successStatus: 201 })
    .input(BlokirInput.safeExtend({ id: Id }))
    .output(one(Blokir)),
  remove: procedure
    .meta(writes)
    .route({ method: 'DELETE', path: '/v2/master/ruang/{id}/blokir/{idBlokir}' })
    .input(z.strictObject({ id: Id, idBlokir: Id }))
    .output(done),
}
