import { z } from 'zod'
import { all, done, many, one } from '../../kit/answer'
import { Id, optionalText, text, Versi } from '../../kit/fields'
import { flag, listQuery } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { mahasiswaFilter, MahasiswaRingkas } from './mahasiswa'

/** Lines that one pasted list or file may carry. */
export const COCOKKAN_MAX = 20_000

const { facet: _facet, ...filters } = mahasiswaFilter

/** The filters of the list of students that a set keeps, its search among them. */
export const SaringanMahasiswa = z.strictObject({ ...filters, cari: z.string().trim().max(100).optional() })

const MODE = z.enum(['hidup', 'beku'], { error: 'Isi hidup atau beku' })

/** A saved set of students. Other areas pass its id as `kelompokTersimpan`. */
export const KelompokTersimpan = z.object({
  id: z.uuid(),
  versi: z.int(),
  nama: z.string().meta({ title: 'Nama' }),
  deskripsi: z.string().nullable().meta({ title: 'Deskripsi' }),
  jenis: z.enum(['saringan', 'tempel', 'berkas']).meta({ title: 'Asal' }),
  /** `hidup` finds its members anew each time; `beku` keeps those of the day it was made. */
  mode: MODE.meta({ title: 'Mode' }),
  bersama: z.boolean().meta({ title: 'Dibagikan' }),
  /** Whether it is the caller's, and so his to change. */
  milikSendiri: z.boolean(),
  pemilik: z.string().nullable().meta({ title: 'Pemilik' }),
  /** Members that the caller may see, counted now. */
  jumlah: z.int().meta({ title: 'Jumlah' }),
  dihitungPada: z.date().meta({ title: 'Dibuat pada' }),
})
export type KelompokTersimpan = z.infer<typeof KelompokTersimpan>

const named = {
  nama: text().meta({ title: 'Nama' }),
  deskripsi: optionalText(255).meta({ title: 'Deskripsi' }),
  bersama: flag().default(false).meta({ title: 'Bagikan ke operator lain' }),
}

/** From a filter, living or frozen; or from students who were found by a pasted list or a file. */
export const KelompokInput = z.discriminatedUnion('jenis', [
  z.strictObject({
    ...named,
    jenis: z.literal('saringan'),
    mode: MODE,
    saringan: SaringanMahasiswa,
    kecuali: z.array(z.uuid()).max(1000).optional(),
  }),
  z.strictObject({
    ...named,
    jenis: z.enum(['tempel', 'berkas']),
    idMahasiswa: z.array(z.uuid()).min(1, 'Pilih minimal satu mahasiswa').max(COCOKKAN_MAX),
  }),
])

export const KelompokUbah = z.strictObject({
  id: Id,
  versi: Versi,
  nama: named.nama.optional(),
  deskripsi: named.deskripsi,
  bersama: flag().optional(),
})

/** What a line of a pasted list means: one student, several that are alike, or none. */
export const BarisCocok = z.object({
  baris: z.int().meta({ title: 'Baris' }),
  teks: z.string().meta({ title: 'Isi' }),
  /** `mirip`: nobody is called exactly so; the candidates are alike, the likest first. `ganda`: named twice. */
  hasil: z.enum(['cocok', 'mirip', 'ganda', 'tidak_ada']),
  calon: z.array(MahasiswaRingkas),
})
export type BarisCocok = z.infer<typeof BarisCocok>

/** Whoever may see students may keep sets of them. */
const LIHAT = { scope: ['F3', 'F4', 'A1', 'A2', 'A3', 'A4', 'E1', 'K1', 'SU', 'TA'], access: 'B' } as const
const PATH = '/v2/master/kelompok-tersimpan'
const byId = z.strictObject({ id: Id })

export const kelompokTersimpan = {
  /** Own sets and those that others share. */
  list: procedure
    .meta(LIHAT)
    .route({ method: 'GET', path: PATH })
    .input(listQuery({ filter: { bersama: flag().optional(), milikSendiri: flag().optional() }, sort: ['nama', 'dihitungPada'] }))
    .output(many(KelompokTersimpan)),
  get: procedure
    .meta(LIHAT)
    .route({ method: 'GET', path: `${PATH}/{id}` })
    .input(byId)
    .output(one(KelompokTersimpan)),
  create: procedure
    .meta(LIHAT)
    .route({ method: 'POST', path: PATH, successStatus: 201 })
    .input(KelompokInput)
    .output(one(KelompokTersimpan)),
  /** Finds the students behind lines of text, or behind the first column of a file: by NIM, else by what is alike. */
  cocokkan: procedure
    .meta(LIHAT)
    .route({ method: 'POST', path: `${PATH}/cocokkan` })
    .input(
      z.union([
        z.strictObject({ teks: z.string().min(1).max(900_000) }),
        z.strictObject({ berkas: z.file('Pilih berkas terlebih dahulu') }),
      ]),
    )
    .output(all(BarisCocok)),
  update: procedure
    .meta(LIHAT)
    .route({ method: 'PUT', path: `${PATH}/{id}` })
    .input(KelompokUbah)
    .output(one(KelompokTersimpan)),
  remove: procedure
    .meta(LIHAT)
    .route({ method: 'DELETE', path: `${PATH}/{id}` })
    .input(byId)
    .output(done),
}
