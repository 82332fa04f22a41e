import { z } from 'zod'
import { all, many, one } from '../kit/answer'
import { date, optionalText, Versi } from '../kit/fields'
import { listed, listQuery } from '../kit/list'
import { NOT_FOUND } from '../kit/messages'
import { procedure } from '../kit/procedure'
import { tahunAkhir } from './waktu'

export const STATUS_PERIODE = ['rencana', 'berjalan', 'ditutup', 'arsip'] as const

const kodeSemester = () =>
  z.coerce
    .number<number>({ error: 'Kode semester harus 1 sampai 4' })
    .int()
    .min(1, 'Kode semester harus 1 sampai 4')
    .max(4, 'Kode semester harus 1 sampai 4')

export const PeriodeInput = z.object({
  tahun: tahunAkhir().meta({ title: 'Tahun akademik' }),
  kodeSemester: kodeSemester().meta({ title: 'Semester' }),
  tanggalMulai: date().meta({ title: 'Tanggal mulai' }),
  tanggalSelesai: date().meta({ title: 'Tanggal selesai' }),
  mingguKuliah: z.coerce.number<number>().int('Isi dengan bilangan bulat').min(1).max(20).optional().meta({ title: 'Minggu kuliah' }),
})

export const PeriodeAkademik = z.object({
  id: z.int().meta({ title: 'Kode' }),
  versi: z.int().meta({ title: 'Versi' }),
  diubahPada: z.date().meta({ title: 'Diubah pada' }),
  label: z.string().meta({ title: 'Periode' }),
  tahun: z.int(),
  kodeSemester: z.int(),
  /** Place in time (AK-R2); every sort by period uses it. */
  urutan: z.int(),
  tanggalMulai: z.iso.date().meta({ title: 'Mulai' }),
  tanggalSelesai: z.iso.date().meta({ title: 'Selesai' }),
  mingguKuliah: z.int().meta({ title: 'Minggu kuliah' }),
  status: z.enum(STATUS_PERIODE).meta({ title: 'Status' }),
  /** The college's own running period, the default of every operator. */
  aktif: z.boolean().meta({ title: 'Periode aktif' }),
  jumlahJendela: z.int().meta({ title: 'Jendela terisi' }),
})
export type PeriodeAkademik = z.infer<typeof PeriodeAkademik>

/** One condition for closing a period, with the way to what is still open. */
export const SyaratTutup = z.object({
  kode: z.string(),
  syarat: z.string().meta({ title: 'Syarat' }),
  terpenuhi: z.boolean().meta({ title: 'Terpenuhi' }),
  jumlah: z.int().meta({ title: 'Tersisa' }),
  tautan: z.string().nullable(),
})

const Id = z.coerce.number<number>({ error: NOT_FOUND }).int(NOT_FOUND)
const reads = { scope: 'A5', access: 'B' } as const
const writes = { scope: 'A5', access: 'T' } as const

export const periode = {
  list: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/academic/periode' })
    .input(
      listQuery({
        filter: { tahun: tahunAkhir().optional(), kodeSemester: kodeSemester().optional(), status: listed(z.enum(STATUS_PERIODE)) },
        sort: ['urutan', 'tanggalMulai', 'status'],
      }),
    )
    .output(many(PeriodeAkademik)),
  create: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/academic/periode', successStatus: 201 })
    .input(PeriodeInput)
    .output(one(PeriodeAkademik)),
  update: procedure
    .meta(writes)
    .route({ method: 'PUT', path: '/v2/academic/periode/{id}' })
    .input(PeriodeInput.pick({ tanggalMulai: true, tanggalSelesai: true, mingguKuliah: true }).partial().extend({ id: Id, versi: Versi }))
    .output(one(PeriodeAkademik)),
  status: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/academic/periode/{id}/status' })
    .input(z.object({ id: Id, status: z.enum(STATUS_PERIODE), alasan: optionalText(255).meta({ title: 'Alasan' }) }))
    .output(one(PeriodeAkademik)),
  periksaTutup: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/academic/periode/{id}/periksa-tutup' })
    .input(z.strictObject({ id: Id }))
    .output(all(SyaratTutup)),
}
