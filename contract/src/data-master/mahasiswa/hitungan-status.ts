import { z } from 'zod'
import { listed, range, wholeNumber, FORMATS } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { STATUS_CODES, STATUS_MAHASISWA, type StatusMahasiswa } from './status'

const hitung = (title: string) => z.int().meta({ title })

/** The thirteen statuses in the order of the source; '0' comes last, which the keys of an object would put first. */
export const URUT_STATUS: readonly StatusMahasiswa[] = [...STATUS_CODES.filter((kode) => kode !== '0'), '0']

/** A column for each of them. */
const kolom = Object.fromEntries(STATUS_CODES.map((kode) => [kode, hitung(STATUS_MAHASISWA[kode].nama)])) as Record<
  StatusMahasiswa,
  ReturnType<typeof hitung>
>

export const HitunganStatus = z.object({ ...kolom, jumlah: hitung('Jumlah') })
export type HitunganStatus = z.infer<typeof HitunganStatus>

export const StatusPerProdi = z.object({
  idProdi: z.uuid(),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  ...HitunganStatus.shape,
})
export type StatusPerProdi = z.infer<typeof StatusPerProdi>

export const StatusPerAngkatan = z.object({
  angkatan: z.int().meta({ title: 'Angkatan' }),
  ...HitunganStatus.shape,
  /** Share of all that are counted. */
  persen: z.string().meta({ title: '%' }),
})
export type StatusPerAngkatan = z.infer<typeof StatusPerAngkatan>

/** posisi: who left keeps the exit in all later periods; aktivitas: who studied in the period or left in it (DM-R10). */
export const MODE_HITUNGAN = ['posisi', 'aktivitas'] as const

const saring = {
  periode: wholeNumber().optional().meta({ title: 'Periode' }),
  mode: z.enum(MODE_HITUNGAN).default('posisi').meta({ title: 'Cara hitung' }),
  prodi: listed(z.string().max(36)).meta({ title: 'Program studi' }),
  fakultas: listed(z.uuid()).meta({ title: 'Fakultas' }),
  kampus: listed(z.uuid()).meta({ title: 'Kampus' }),
  jenisKelas: listed(z.uuid()).meta({ title: 'Jenis kelas' }),
}

const berkas = { format: z.enum(FORMATS).optional(), kolom: listed(z.string().max(60)) }

export const ParameterPerAngkatan = z.strictObject({ ...saring, angkatan: range(wholeNumber()), ...berkas })
const ParameterPerProdi = z.strictObject({ ...saring, ...berkas })

const jawaban = <Row extends z.ZodType>(row: Row) =>
  z.object({
    status: z.object({ code: z.int(), message: z.string() }).partial().optional(),
    data: z.array(row),
    meta: z.object({ periode: z.int(), mode: z.enum(MODE_HITUNGAN), total: HitunganStatus }),
  })

const reads = { scope: ['F3', 'F4', 'LP'], access: 'B' } as const

/** Students by status as they were in a period; the numbers of a past one never change. */
export const statusAktivitas = {
  perProdi: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v1/status_aktivitas_mahasiswa' })
    .input(ParameterPerProdi)
    .output(jawaban(StatusPerProdi)),
  perAngkatan: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v1/status_aktivitas_mahasiswa_per_angkatan' })
    .input(ParameterPerAngkatan)
    .output(jawaban(StatusPerAngkatan)),
}
