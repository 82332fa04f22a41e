import { z } from 'zod'

/** A time of day as HH:MM; '8.00' and '08.00', as people write it, are understood. */
export const jam = () =>
  z.preprocess(
    (value) =>
      typeof value === 'string'
        ? value
            .trim()
            .replace('.', ':')
            .replace(/^(\d):/, '0$1:')
            .slice(0, 5)
        : value,
    z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Isi jam, misalnya 08.00'),
  )

/** From what a room is used: each kind belongs to the area that plans it. */
export const SUMBER_PAKAI = ['blokir', 'jadwal', 'ujian', 'sidang', 'event'] as const

/** One stretch in which a room is used, in the time of the place where it stands; the end belongs to the next (DM-R14). */
export const PakaiRuang = z.object({
  sumber: z.enum(SUMBER_PAKAI),
  tanggal: z.string(),
  jamMulai: z.string(),
  jamSelesai: z.string(),
  keterangan: z.string(),
})
export type PakaiRuang = z.infer<typeof PakaiRuang>

export const PemakaianRuang = z.object({
  mulai: z.string(),
  pakai: z.array(PakaiRuang),
  /** Minutes in use by day (0 is `mulai`) and hour (0-23). */
  menit: z.array(z.array(z.int().min(0).max(60))),
})
export type PemakaianRuang = z.infer<typeof PemakaianRuang>
