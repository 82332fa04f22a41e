import { z } from 'zod'
import { done, many, one } from '../../kit/answer'
import { Id, optionalDecimal, optionalId, optionalText, optionalWhole, stamp, Versi } from '../../kit/fields'
import { listQuery, listed, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { idPeriode } from '../../akademik/waktu'

export const KEADAAN_WAJIB = { kurang: 'Kurang', cukup: 'Cukup', lebih: 'Lebih', 'belum-diatur': 'Belum diatur' } as const
export type KeadaanWajib = keyof typeof KEADAAN_WAJIB
const KEADAAN = Object.keys(KEADAAN_WAJIB) as [KeadaanWajib, ...KeadaanWajib[]]

const nullable = (title: string) => z.string().nullable().meta({ title })

/** One row: the lecturer's SKS of the period, or classes of one course or class type. */
export const KelasWajib = z.object({
  ...stamp,
  periode: z.int().meta({ title: 'Periode' }),
  idDosen: z.uuid(),
  idMakul: z.uuid().nullable(),
  namaMakul: nullable('Mata kuliah'),
  idJenisKelas: z.uuid().nullable(),
  namaJenisKelas: nullable('Jenis kelas'),
  jumlahKelas: z.int().nullable().meta({ title: 'Jumlah kelas' }),
  sksWajib: z.number().nullable().meta({ title: 'SKS wajib' }),
  alasan: nullable('Alasan'),
  /** Classes of that course so far; of a class type it is not known until classes carry one. */
  kelasTerpenuhi: z.int().nullable().meta({ title: 'Kelas terpenuhi' }),
})
export type KelasWajib = z.infer<typeof KelasWajib>

/** A lecturer's obligation in a period (DM-R13). */
export const KewajibanDosen = z.object({
  id: z.uuid(),
  nama: z.string(),
  namaLengkap: z.string().meta({ title: 'Nama dosen' }),
  nidn: nullable('NIDN'),
  homebase: nullable('Homebase'),
  idProdi: z.uuid().nullable(),
  /** Structural posts on the first day of the period. */
  jabatan: nullable('Jabatan'),
  ekuivalenSks: z.number().meta({ title: 'Ekuivalen SKS' }),
  sksWajib: z.number().nullable().meta({ title: 'SKS wajib' }),
  target: z.number().nullable().meta({ title: 'Target SKS' }),
  terpenuhi: z.number().meta({ title: 'Terpenuhi' }),
  kurang: z.number().meta({ title: 'Kurang' }),
  lebih: z.number().meta({ title: 'Lebih' }),
  maksSksMengajar: z.int().meta({ title: 'Batas SKS' }),
  keadaan: z.enum(KEADAAN).meta({ title: 'Kode keadaan' }),
  namaKeadaan: z.string().meta({ title: 'Keadaan' }),
  baris: z.array(KelasWajib),
  jumlahBaris: z.int().meta({ title: 'Baris wajib' }),
})
export type KewajibanDosen = z.infer<typeof KewajibanDosen>

const isi = {
  idMakul: optionalId().meta({ title: 'Mata kuliah' }),
  idJenisKelas: optionalId().meta({ title: 'Jenis kelas' }),
  jumlahKelas: optionalWhole(1, 20).meta({ title: 'Jumlah kelas' }),
  sksWajib: optionalDecimal(0, 40).meta({ title: 'SKS wajib' }),
  alasan: optionalText(300).meta({ title: 'Alasan' }),
}

export const KelasWajibInput = z.strictObject({ periode: idPeriode(), idDosen: z.uuid().meta({ title: 'Dosen' }), ...isi })

const READ = { scope: ['F2', 'A3'], access: 'B' } as const
const WRITE = { scope: 'F2', access: 'T' } as const
const PATH = '/v2/master/kelas-wajib'
const lingkup = { periode: idPeriode(), prodi: z.array(z.string().max(36)).max(100).optional(), pratinjau: z.boolean().default(false) }
const Dibuat = z.object({ baru: z.int(), sudahAda: z.int() })

export const kelasWajib = {
  list: procedure
    .meta(READ)
    .route({ method: 'GET', path: PATH })
    .input(
      listQuery({
        filter: { periode: wholeNumber().optional(), prodi: listed(z.string().max(36)), keadaan: listed(z.enum(KEADAAN)) },
        sort: ['nama', 'target', 'terpenuhi', 'kurang', 'lebih'],
      }),
    )
    .output(many(KewajibanDosen)),
  get: procedure
    .meta(READ)
    .route({ method: 'GET', path: `${PATH}/{id}` })
    .input(z.strictObject({ id: Id }))
    .output(one(KelasWajib)),
  create: procedure.meta(WRITE).route({ method: 'POST', path: PATH, successStatus: 201 }).input(KelasWajibInput).output(one(KelasWajib)),
  update: procedure
    .meta(WRITE)
    .route({ method: 'PUT', path: `${PATH}/{id}` })
    .input(z.strictObject({ id: Id, versi: Versi, ...isi }))
    .output(one(KelasWajib)),
  remove: procedure
    .meta(WRITE)
    .route({ method: 'DELETE', path: `${PATH}/{id}` })
    .input(z.strictObject({ id: Id }))
    .output(done),
  /** 'Bangkitkan dari aturan' (DM-R13): the usual SKS for each active permanent lecturer who has no row yet. */
  bangkitkan: procedure
    .meta(WRITE)
    .route({ method: 'POST', path: `${PATH}/bangkitkan` })
    .input(z.strictObject(lingkup))
    .output(one(Dibuat)),
  salin: procedure
    .meta(WRITE)
    .route({ method: 'POST', path: `${PATH}/salin` })
    .input(z.strictObject({ ...lingkup, dari: idPeriode() }))
    .output(one(Dibuat)),
}
