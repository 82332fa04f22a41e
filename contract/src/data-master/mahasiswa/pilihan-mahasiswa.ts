import { z } from 'zod'
import { SaringanMahasiswa } from './kelompok-tersimpan'

/** Students that one bulk call may touch (data-master, Calls). */
export const PILIHAN_MAX = 5000

/**
 * Whom a bulk act is for: students by id, by NIM as pasted, or everybody whom filters of the list of students find, save
 * for some. Who is outside of the caller's prodi is not found.
 */
export const PilihanMahasiswa = z.union([
  z.strictObject({ idMahasiswa: z.array(z.uuid('Pilihan tidak dikenal')).min(1, 'Pilih minimal satu mahasiswa').max(PILIHAN_MAX) }),
  z.strictObject({ nim: z.array(z.string().trim().min(1).max(60)).min(1, 'Tempel minimal satu NIM').max(PILIHAN_MAX) }),
  z.strictObject({ saringan: SaringanMahasiswa, kecuali: z.array(z.uuid()).max(1000).optional() }),
])
export type PilihanMahasiswa = z.output<typeof PilihanMahasiswa>

/** A student of a bulk act that was left out, and why. */
export const Ditolak = z.object({
  idMahasiswa: z.uuid().nullable(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().nullable().meta({ title: 'Nama' }),
  alasan: z.string().meta({ title: 'Alasan' }),
})
export type Ditolak = z.infer<typeof Ditolak>
