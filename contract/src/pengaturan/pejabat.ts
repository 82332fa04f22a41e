import { NAMA_JABATAN, type KodeJabatan } from '@sivitas/rules/platform/pejabat'
import { z } from 'zod'
import { many, one } from '../kit/answer'
import { updateOf } from '../kit/crud'
import { date, Id, optionalDate, optionalId, optionalText, stamp, text } from '../kit/fields'
import { listed, listQuery, wholeNumber } from '../kit/list'
import { procedure } from '../kit/procedure'

export const JABATAN = Object.keys(NAMA_JABATAN) as [KodeJabatan, ...KodeJabatan[]]
export const LINGKUP_PEJABAT = ['pt', 'fakultas', 'jurusan', 'prodi'] as const
export const PENUGASAN = ['definitif', 'plt', 'plh'] as const
const JENIS_NOMOR = ['NIP', 'NIDN', 'NUPTK', 'NIK-yayasan'] as const

const jabatan = () => z.enum(JABATAN).meta({ title: 'Jabatan' })
const optionalChoice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.preprocess((value) => (value === '' ? null : value), z.enum(choices).nullable()).optional()

/** Who holds an office: a lecturer, or a name written out for somebody who is none. */
const orang = {
  idDosen: optionalId().meta({ title: 'Dosen' }),
  namaLengkap: optionalText().meta({ title: 'Nama lengkap', description: 'Diisi bila pejabat bukan dosen; tanpa gelar.' }),
  gelarDepan: optionalText(50).meta({ title: 'Gelar depan' }),
  gelarBelakang: optionalText(100).meta({ title: 'Gelar belakang' }),
  jenisNomor: optionalChoice(JENIS_NOMOR).meta({ title: 'Jenis nomor' }),
  nomor: optionalText(30).meta({ title: 'Nomor' }),
  penugasan: z.enum(PENUGASAN).default('definitif').meta({ title: 'Penugasan' }),
  nomorSk: text().meta({ title: 'Nomor SK' }),
  idTtd: optionalId().meta({ title: 'Tanda tangan', description: 'PNG latar tembus, paling besar 500 KB.' }),
  idCap: optionalId().meta({ title: 'Cap', description: 'PNG latar tembus, paling besar 500 KB.' }),
}

export const PejabatInput = z.object({
  jabatan: jabatan(),
  namaJabatan: optionalText().meta({ title: 'Nama jabatan', description: 'Hanya untuk jabatan lain.' }),
  lingkup: z.enum(LINGKUP_PEJABAT).meta({ title: 'Lingkup' }),
  idLingkup: optionalId().meta({ title: 'Unit' }),
  atasNama: optionalChoice(JABATAN).meta({ title: 'Atas nama' }),
  ...orang,
  berlakuMulai: date().meta({ title: 'Mulai' }),
  berlakuSelesai: optionalDate().meta({ title: 'Selesai' }),
})
export type PejabatInput = z.infer<typeof PejabatInput>

/** 'Ganti pejabat': who follows, and from which day. */
export const GantiPejabatInput = z.object({ id: Id, mulai: date().meta({ title: 'Mulai' }), ...orang })

export const KEADAAN_PEJABAT = ['menjabat', 'akan', 'selesai'] as const

export const Pejabat = z.object({
  ...stamp,
  jabatan: z.enum(JABATAN),
  namaJabatan: z.string().nullable(),
  /** The office as it is printed: 'Plt. Dekan'. */
  labelJabatan: z.string().meta({ title: 'Jabatan' }),
  lingkup: z.enum(LINGKUP_PEJABAT).meta({ title: 'Lingkup' }),
  idLingkup: z.uuid().nullable(),
  namaLingkup: z.string().meta({ title: 'Unit' }),
  penugasan: z.enum(PENUGASAN).meta({ title: 'Penugasan' }),
  atasNama: z.enum(JABATAN).nullable(),
  idDosen: z.uuid().nullable(),
  namaLengkap: z.string().nullable(),
  /** With titles, as it is printed. */
  nama: z.string().meta({ title: 'Nama' }),
  gelarDepan: z.string().nullable(),
  gelarBelakang: z.string().nullable(),
  jenisNomor: z.enum(JENIS_NOMOR).nullable(),
  nomor: z.string().nullable().meta({ title: 'Nomor' }),
  berlakuMulai: z.string().meta({ title: 'Mulai' }),
  berlakuSelesai: z.string().nullable().meta({ title: 'Selesai' }),
  nomorSk: z.string().meta({ title: 'Nomor SK' }),
  idTtd: z.uuid().nullable(),
  idCap: z.uuid().nullable(),
  keadaan: z.enum(KEADAAN_PEJABAT).meta({ title: 'Keadaan' }),
  /** Days left in office; null without an end or when not in office. */
  sisaHari: z.int().nullable().meta({ title: 'Sisa hari' }),
})
export type Pejabat = z.infer<typeof Pejabat>

/** Who signs, as a document prints and keeps it (PL-R53). */
export const PejabatTercetak = z.object({
  id: z.uuid(),
  jabatan: z.enum(JABATAN),
  /** Lines above the signature: 'a.n. Rektor', 'Plt. Dekan'. */
  baris: z.array(z.string()),
  nama: z.string(),
  jenisNomor: z.string().nullable(),
  nomor: z.string().nullable(),
  idTtd: z.uuid().nullable(),
  idCap: z.uuid().nullable(),
})
export type PejabatTercetak = z.infer<typeof PejabatTercetak>

const reads = { scope: 'MM', access: 'B' } as const
const writes = { scope: 'MM', access: 'T' } as const

export const pejabat = {
  list: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/pengaturan/pejabat' })
    .input(
      listQuery({
        filter: {
          jabatan: listed(z.enum(JABATAN)),
          lingkup: z.enum(LINGKUP_PEJABAT).optional(),
          idLingkup: Id.optional(),
          penugasan: z.enum(PENUGASAN).optional(),
          keadaan: z.enum(KEADAAN_PEJABAT).optional(),
          /** In office, but for so many days more at most. */
          habisDalam: wholeNumber().pipe(z.int().min(0).max(366)).optional(),
          /** In office on this day. */
          tanggal: date().optional(),
        },
        sort: ['jabatan', 'berlakuMulai', 'berlakuSelesai', 'nama'],
      }),
    )
    .output(many(Pejabat)),
  /** 'Siapa berlaku pada tanggal ...' (PL-R53); 409 when nobody is. */
  berlaku: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/pengaturan/pejabat/berlaku' })
    .input(
      z.strictObject({ jabatan: z.enum(JABATAN), namaJabatan: z.string().max(100).optional(), tanggal: date(), idProdi: Id.optional() }),
    )
    .output(one(PejabatTercetak)),
  get: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/pengaturan/pejabat/{id}' })
    .input(z.strictObject({ id: Id }))
    .output(one(Pejabat)),
  create: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/pengaturan/pejabat', successStatus: 201 })
    .input(PejabatInput)
    .output(one(Pejabat)),
  update: procedure
    .meta(writes)
    .route({ method: 'PUT', path: '/v2/pengaturan/pejabat/{id}' })
    .input(updateOf(PejabatInput))
    .output(one(Pejabat)),
  /** Ends the row the day before `mulai` and answers the new one. */
  ganti: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/pengaturan/pejabat/{id}/ganti', successStatus: 201 })
    .input(GantiPejabatInput)
    .output(one(Pejabat)),
}
