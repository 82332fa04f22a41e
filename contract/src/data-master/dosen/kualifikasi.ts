import { z } from 'zod'
import { all, one } from '../../kit/answer'
import { optionalDate } from '../../kit/fields'
import { flag, listed, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'

/** What a qualification rests on. */
export const DASAR_KUALIFIKASI = {
  pendidikan: 'Pendidikan',
  sertifikasi: 'Sertifikasi',
  penelitian: 'Penelitian',
  pengalaman: 'Pengalaman',
} as const
export type DasarKualifikasi = keyof typeof DASAR_KUALIFIKASI
const Dasar = z.enum(Object.keys(DASAR_KUALIFIKASI) as [DasarKualifikasi, ...DasarKualifikasi[]])

export const TINGKAT_KUALIFIKASI = { 1: 'Utama', 2: 'Mampu', 3: 'Cadangan' } as const
export type TingkatKualifikasi = 1 | 2 | 3
const Tingkat = z.union([z.literal(1), z.literal(2), z.literal(3)], 'Isi dengan 1, 2, atau 3')

const Makul = z.object({
  id: z.uuid(),
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Mata kuliah' }),
  semester: z.int().nullable().meta({ title: 'Semester' }),
  sks: z.number().meta({ title: 'SKS' }),
})

const Dosen = z.object({
  id: z.uuid(),
  namaLengkap: z.string().meta({ title: 'Nama dosen' }),
  homebase: z.string().nullable().meta({ title: 'Homebase' }),
  /** Not of this prodi, but able to teach here. */
  luar: z.boolean(),
  pendidikan: z.string().nullable().meta({ title: 'Pendidikan' }),
  /** Degree that DM-R16 misses, such as 'Perlu S3'; shown, never refused. */
  badge: z.string().nullable().meta({ title: 'Kekurangan' }),
})

const Sel = z.object({
  idDosen: z.uuid(),
  idMakul: z.uuid(),
  tingkat: Tingkat,
  dasar: z.array(Dasar),
  /** Classes taught so far, counted from those who teach. */
  kaliMengampu: z.int(),
  disetujui: z.boolean(),
  tanggal: z.string().nullable(),
  berlakuSampai: z.string().nullable(),
  versi: z.int(),
})
export type SelKualifikasi = z.infer<typeof Sel>

const Matriks = z.object({
  idProdi: z.uuid(),
  labelProdi: z.string(),
  makul: z.array(Makul),
  dosen: z.array(Dosen),
  sel: z.array(Sel),
  /** Courses that nobody teaches first, and lecturers of the prodi without any qualification. */
  tanpaUtama: z.array(z.uuid()),
  tanpaKualifikasi: z.array(z.uuid()),
})
export type MatriksKualifikasi = z.infer<typeof Matriks>

const Usulan = z.object({
  idDosen: z.uuid(),
  namaDosen: z.string(),
  idMakul: z.uuid(),
  kode: z.string(),
  namaMakul: z.string(),
  kaliMengampu: z.int(),
})
export type UsulanKualifikasi = z.infer<typeof Usulan>

const Hasil = z.object({
  idDosen: z.uuid(),
  idMakul: z.uuid(),
  hasil: z.enum(['tersimpan', 'tetap', 'dihapus', 'ditolak']),
  pesan: z.string().nullable(),
})

const READ = { scope: ['F2', 'A3'], access: 'B' } as const
const WRITE = { scope: 'F2', access: 'T' } as const
const PATH = '/v2/master/kualifikasi'
const pasangan = { idDosen: z.uuid(), idMakul: z.uuid() }

export const kualifikasi = {
  matriks: procedure
    .meta(READ)
    .route({ method: 'GET', path: PATH })
    .input(
      z.strictObject({
        prodi: z.string().min(1).max(36),
        semester: listed(wholeNumber()),
        /** Lecturers of other prodi who are not qualified here are left out unless asked for by name. */
        cari: z.string().trim().max(100).optional(),
        belumDisetujui: flag().optional(),
      }),
    )
    .output(one(Matriks)),
  usulan: procedure
    .meta(READ)
    .route({ method: 'GET', path: `${PATH}/usulan` })
    .input(z.strictObject({ prodi: z.string().min(1).max(36), minimal: wholeNumber().pipe(z.int().min(1).max(50)).default(2) }))
    .output(all(Usulan)),
  /** Cells of the matrix; `tingkat` null takes one away. A change asks for approval anew. */
  bulk: procedure
    .meta(WRITE)
    .route({ method: 'PUT', path: PATH })
    .input(
      z.strictObject({
        data: z
          .array(
            z.strictObject({
              ...pasangan,
              tingkat: Tingkat.nullable(),
              dasar: z.array(Dasar).max(4).optional(),
              berlakuSampai: optionalDate().meta({ title: 'Berlaku sampai' }),
              versi: z.int().min(1).optional(),
            }),
          )
          .min(1)
          .max(5000),
      }),
    )
    .output(one(z.array(Hasil))),
  setujui: procedure
    .meta(WRITE)
    .route({ method: 'POST', path: `${PATH}/setujui` })
    .input(z.strictObject({ data: z.array(z.strictObject(pasangan)).min(1).max(5000) }))
    .output(one(z.object({ disetujui: z.int(), sudah: z.int() }))),
}
