import { z } from 'zod'
import { JENIS_RUANG, KODE_FASILITAS } from '../data-master/badan-hukum/ruang'
import { all } from '../kit/answer'
import { date } from '../kit/fields'
import { listed, wholeNumber } from '../kit/list'
import { procedure } from '../kit/procedure'
import { jam } from '../shared/pemakaian-ruang'

export const RuangTersedia = z.object({
  id: z.uuid(),
  kode: z.string(),
  nama: z.string(),
  kampus: z.string(),
  gedung: z.string(),
  lantai: z.int(),
  jenisRuang: z.string(),
  kapasitas: z.int(),
  kapasitasUjian: z.int(),
  fasilitas: z.array(z.enum(KODE_FASILITAS)),
})
export type RuangTersedia = z.infer<typeof RuangTersedia>

const Pertanyaan = z
  .strictObject({
    /** One day, or a weekday (1 is Monday) over a whole period. */
    tanggal: date().optional(),
    periode: wholeNumber().optional(),
    hari: wholeNumber().pipe(z.int().min(1).max(7)).optional(),
    jamMulai: jam(),
    jamSelesai: jam(),
    kampus: z.uuid().optional(),
    kapasitasMin: wholeNumber().pipe(z.int().min(1).max(2000)).optional(),
    jenisRuang: z.enum(JENIS_RUANG).optional(),
    /** Rooms that have all of them. */
    fasilitas: listed(z.enum(KODE_FASILITAS)),
    prodi: z.uuid().optional(),
    /** A schedule that is being moved does not stand in its own way. */
    kecualiJadwal: z.uuid().optional(),
  })
  .superRefine((ask, context) => {
    if (ask.jamSelesai <= ask.jamMulai)
      context.addIssue({ code: 'custom', path: ['jamSelesai'], message: 'Jam selesai harus setelah jam mulai', input: ask.jamSelesai })
    if (ask.tanggal === undefined && (ask.periode === undefined || ask.hari === undefined))
      context.addIssue({ code: 'custom', path: ['tanggal'], message: 'Isi tanggal, atau periode dan hari', input: ask.tanggal })
  })
export type PertanyaanRuang = z.infer<typeof Pertanyaan>

/** Rooms that nothing uses at that time (DM-R14), by building and code. */
export const ruanganTersedia = procedure
  .meta({ scope: null, access: 'B' })
  .route({ method: 'GET', path: '/v1/ruangan_tersedia' })
  .input(Pertanyaan)
  .output(all(RuangTersedia))
