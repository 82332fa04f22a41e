import { galatPola } from '@sivitas/rules/platform/penomoran'
import { z } from 'zod'
import { many, one } from '../kit/answer'
import { updateOf } from '../kit/crud'
import { date, Id, kode, optionalText, stamp, text } from '../kit/fields'
import { listQuery, wholeNumber } from '../kit/list'
import { procedure } from '../kit/procedure'

export const ULANG_NOMOR = ['tahun', 'bulan', 'periode', 'tidak'] as const
export const CAKUPAN_HITUNG = ['pt', 'fakultas', 'prodi', 'lokasi'] as const
export const STATUS_NOMOR = ['dipakai', 'batal'] as const

const pola = () =>
  text().check((context) => {
    const galat = galatPola(context.value)
    if (galat !== null) context.issues.push({ code: 'custom', message: galat, input: context.value })
  })

const bentuk = {
  pola: pola().meta({
    title: 'Pola',
    description: '{nomor:4}, {kodeUnit}, {kodeJenis}, {kodeProdi}, {bulan}, {bulanRomawi}, {tahun}, {tahun2}, {periode}',
  }),
  ulang: z.enum(ULANG_NOMOR).meta({ title: 'Mulai lagi tiap' }),
  cakupanHitung: z.enum(CAKUPAN_HITUNG).meta({ title: 'Dihitung per' }),
  kodeUnit: optionalText(20).meta({ title: 'Kode unit' }),
  kodeJenis: optionalText(20).meta({ title: 'Kode jenis' }),
}

export const PenomoranInput = z.object({
  kode: kode(20).meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama' }),
  ...bentuk,
  mulai: z.coerce.number<number>().int().min(1).max(999_999).default(1).meta({ title: 'Nomor pertama' }),
})

export const Penomoran = z.object({
  ...stamp,
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama' }),
  pola: z.string().meta({ title: 'Pola' }),
  ulang: z.enum(ULANG_NOMOR).meta({ title: 'Mulai lagi tiap' }),
  cakupanHitung: z.enum(CAKUPAN_HITUNG).meta({ title: 'Dihitung per' }),
  kodeUnit: z.string().nullable().meta({ title: 'Kode unit' }),
  kodeJenis: z.string().nullable().meta({ title: 'Kode jenis' }),
  mulai: z.int().meta({ title: 'Nomor pertama' }),
  /** What the next document of today would carry. */
  contoh: z.string().meta({ title: 'Contoh' }),
  /** Newest first, at most 5. `kunci` is the stretch and unit that are counted together: '2026', '2026-11 · Fakultas Teknik'. */
  terakhir: z.array(z.object({ kunci: z.string(), terakhir: z.int(), tanggal: z.string() })),
  jumlahDipakai: z.int().meta({ title: 'Dipakai' }),
  jumlahBatal: z.int().meta({ title: 'Batal' }),
})
export type Penomoran = z.infer<typeof Penomoran>

/** A number that was given out. It is never given out again (PL-R54). */
export const NomorTerpakai = z.object({
  id: z.uuid(),
  nilai: z.int().meta({ title: 'Urutan' }),
  nomor: z.string().meta({ title: 'Nomor' }),
  kunci: z.string().meta({ title: 'Kelompok' }),
  tanggal: z.string().meta({ title: 'Tanggal' }),
  status: z.enum(STATUS_NOMOR).meta({ title: 'Status' }),
  idDokumen: z.uuid().nullable(),
  judulDokumen: z.string().nullable().meta({ title: 'Dokumen' }),
  sebab: z.string().nullable().meta({ title: 'Sebab' }),
  dibuatPada: z.date().meta({ title: 'Diambil pada' }),
})
export type NomorTerpakai = z.infer<typeof NomorTerpakai>

const reads = { scope: 'MM', access: 'B' } as const
const writes = { scope: 'MM', access: 'T' } as const

export const penomoran = {
  list: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/pengaturan/penomoran' })
    .input(listQuery({ filter: { ulang: z.enum(ULANG_NOMOR).optional() }, sort: ['kode', 'nama', 'diubahPada'] }))
    .output(many(Penomoran)),
  get: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/pengaturan/penomoran/{id}' })
    .input(z.strictObject({ id: Id }))
    .output(one(Penomoran)),
  create: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/pengaturan/penomoran', successStatus: 201 })
    .input(PenomoranInput)
    .output(one(Penomoran)),
  /** A changed pattern counts from the next number; `mulai` only before the first. */
  update: procedure
    .meta(writes)
    .route({ method: 'PUT', path: '/v2/pengaturan/penomoran/{id}' })
    .input(updateOf(PenomoranInput))
    .output(one(Penomoran)),
  /** 'Daftar nomor'. */
  nomor: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/pengaturan/penomoran/{id}/nomor' })
    .input(
      listQuery({
        filter: { id: Id, status: z.enum(STATUS_NOMOR).optional(), kunci: z.string().max(80).optional() },
        sort: ['dibuatPada', 'nilai', 'tanggal'],
      }),
    )
    .output(many(NomorTerpakai)),
  /** Live example of a pattern: the three numbers that would follow. Takes none. */
  pratinjau: procedure
    .meta(reads)
    .route({ method: 'POST', path: '/v2/pengaturan/penomoran/pratinjau' })
    .input(
      z.object({
        ...bentuk,
        mulai: z.coerce.number<number>().int().min(1).max(999_999).default(1),
        tanggal: date().optional(),
        kodeProdi: z.string().trim().max(10).optional(),
        periode: wholeNumber().optional(),
      }),
    )
    .output(one(z.object({ contoh: z.array(z.string()), kunci: z.string() }))),
}
