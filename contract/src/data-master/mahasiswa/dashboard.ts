import { z } from 'zod'
import { one } from '../../kit/answer'
import { FORMATS, listed, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { STATUS_CODES } from './status'

const Status = z.enum(STATUS_CODES)

/** A named count; `kunci` is null where the value is not filled. */
const Jumlah = z.object({ kunci: z.string().nullable(), label: z.string(), jumlah: z.int() })
export type JumlahBernama = z.infer<typeof Jumlah>

const kartu = {
  total: z.int(),
  aktif: z.int(),
  cuti: z.int(),
  nonaktif: z.int(),
  /** Who left in the period. */
  keluar: z.int(),
  /** Who came in the period. */
  baru: z.int(),
  lewatBatas: z.int(),
  tanpaPa: z.int(),
  /** Mean of the studying, in percent, one decimal; null where nobody studies. */
  kelengkapan: z.number().nullable(),
  siapPddikti: z.int(),
}

/** Everything on 'Dashboard Mahasiswa' in one answer, as of a period (DM-R10). */
export const DashboardMahasiswa = z.object({
  periode: z.int(),
  labelPeriode: z.string(),
  /** Every write before this moment is counted; at most a minute ago. */
  dataPer: z.date(),
  kartu: z.object(kartu),
  statusAngkatan: z.array(z.object({ angkatan: z.int(), status: Status, jumlah: z.int() })),
  /** Ten main periods up to the asked one, oldest first. */
  tren: z.array(z.object({ periode: z.int(), label: z.string(), A: z.int(), C: z.int(), N: z.int() })),
  prodiKelamin: z.array(z.object({ idProdi: z.uuid(), label: z.string(), L: z.int(), P: z.int() })),
  agama: z.array(Jumlah),
  jalur: z.array(Jumlah),
  jenisKelas: z.array(Jumlah),
  kampus: z.array(Jumlah),
  provinsi: z.array(Jumlah),
  penghasilan: z.array(Jumlah),
  ipk: z.array(Jumlah),
  semesterKe: z.array(Jumlah),
  /** What became of each intake: still studying, graduated in time or late, gone otherwise. */
  kohort: z.array(z.object({ angkatan: z.int(), studi: z.int(), tepat: z.int(), terlambat: z.int(), keluar: z.int() })),
})
export type DashboardMahasiswa = z.infer<typeof DashboardMahasiswa>

/** Charts that leave as a file, by the name that stands above each. */
export const BAGAN_DASHBOARD = {
  statusAngkatan: 'Status per angkatan',
  tren: 'Tren aktif, cuti, nonaktif',
  prodiKelamin: 'Program studi dan jenis kelamin',
  kohort: 'Perjalanan angkatan',
  agama: 'Agama',
  jalur: 'Jalur masuk',
  jenisKelas: 'Jenis kelas',
  kampus: 'Kampus',
  provinsi: 'Asal provinsi',
  penghasilan: 'Penghasilan orang tua',
  ipk: 'Sebaran IPK',
  semesterKe: 'Piramida semester',
} as const
export type BaganDashboard = keyof typeof BAGAN_DASHBOARD

export const saringanDashboard = {
  periode: wholeNumber().optional(),
  fakultas: listed(z.uuid()),
  prodi: listed(z.string().max(36)),
  kampus: listed(z.uuid()),
  jenisKelas: listed(z.uuid()),
}

export const dashboard = {
  /** With `format` a file of one chart's table instead. Counters that are older than a minute are counted anew and kept. */
  get: procedure
    .meta({ scope: ['F3', 'F4', 'LP'], access: 'B', traces: true })
    .route({ method: 'GET', path: '/v2/master/mahasiswa/dashboard' })
    .input(
      z.strictObject({
        ...saringanDashboard,
        format: z.enum(FORMATS).optional(),
        bagan: z.enum(Object.keys(BAGAN_DASHBOARD) as [BaganDashboard, ...BaganDashboard[]]).default('statusAngkatan'),
      }),
    )
    .output(one(DashboardMahasiswa)),
}
