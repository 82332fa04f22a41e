import { z } from 'zod'
import { all, many, one } from '../../kit/answer'
import { Id, optionalDate, optionalText } from '../../kit/fields'
import { flag, listQuery, listed, range, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { STATUS_CODES } from '../mahasiswa/status'

const nullable = (title: string) => z.string().nullable().meta({ title })

/** A lecturer with his load (DM-R12: live advisees who study, of whatever prodi). */
export const DosenPembimbing = z.object({
  id: z.uuid(),
  nama: z.string(),
  namaLengkap: z.string().meta({ title: 'Nama dosen' }),
  nidn: nullable('NIDN'),
  homebase: nullable('Homebase'),
  idProdi: z.uuid().nullable(),
  beban: z.int().meta({ title: 'Bimbingan' }),
  maks: z.int().meta({ title: 'Batas' }),
  sisa: z.int().meta({ title: 'Sisa' }),
  /** Why he takes nobody: retired or away. He is listed as long as he still has advisees. */
  aktif: z.boolean().meta({ title: 'Aktif' }),
})
export type DosenPembimbing = z.infer<typeof DosenPembimbing>

/** A student who studies, and who advises him. */
export const MahasiswaBimbingan = z.object({
  id: z.uuid(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().meta({ title: 'Nama' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  semesterKe: z.int().meta({ title: 'Semester' }),
  status: z.enum(STATUS_CODES).meta({ title: 'Kode status' }),
  namaStatus: z.string().meta({ title: 'Status' }),
  idDosen: z.uuid().nullable(),
  dosenPa: nullable('Dosen PA'),
  mulaiPeriode: z.int().nullable().meta({ title: 'Sejak periode' }),
})
export type MahasiswaBimbingan = z.infer<typeof MahasiswaBimbingan>

/** One stretch of advising. */
export const RiwayatPa = z.object({
  id: z.uuid(),
  idDosen: z.uuid(),
  namaDosen: z.string().meta({ title: 'Dosen PA' }),
  mulaiPeriode: z.int().meta({ title: 'Mulai' }),
  akhirPeriode: z.int().nullable().meta({ title: 'Sampai' }),
  nomorSk: nullable('Nomor SK'),
  alasan: nullable('Alasan'),
  sebabAkhir: z.enum(['ganti', 'pindah', 'lepas', 'keluar']).nullable(),
})
export type RiwayatPa = z.infer<typeof RiwayatPa>

const RingkasanPa = z.object({
  /** Students who study and have no advisor. */
  tanpaPa: z.int(),
  perProdi: z.array(z.object({ idProdi: z.uuid(), kode: z.string(), labelProdi: z.string(), tanpaPa: z.int() })),
})

/** From when an assignment counts and what it rests on; over the limit only a Supervisor, and with a reason (DM-R12). */
const penetapan = {
  mulaiPeriode: wholeNumber().optional().meta({ title: 'Mulai periode' }),
  nomorSk: optionalText(80).meta({ title: 'Nomor SK' }),
  alasan: optionalText(300).meta({ title: 'Alasan' }),
  melebihiKuota: z.boolean().default(false).meta({ title: 'Lampaui kuota' }),
}

const HasilPa = z.object({
  idMahasiswa: z.uuid(),
  hasil: z.enum(['ditetapkan', 'tetap', 'dilepas', 'ditolak']),
  pesan: z.string().nullable(),
})
export type HasilPa = z.infer<typeof HasilPa>

/** What became of each row, or what a job makes of it now. */
const PenetapanPa = z.object({ hasil: z.array(HasilPa), idPekerjaan: z.uuid().nullable() })

const BebanBagi = z.object({
  id: z.uuid(),
  namaLengkap: z.string(),
  bebanLama: z.int(),
  bebanBaru: z.int(),
  maks: z.int(),
})
export type BebanBagi = z.infer<typeof BebanBagi>

const Pembagian = z.object({
  dosen: z.array(BebanBagi),
  /** At most the first 1,000 of them, so that a preview of a whole prodi stays readable. */
  mahasiswa: z.array(
    z.object({
      id: z.uuid(),
      nim: z.string(),
      nama: z.string(),
      angkatan: z.int(),
      idDosen: z.uuid().nullable(),
      namaDosen: z.string().nullable(),
    }),
  ),
  jumlah: z.int(),
  terbagi: z.int(),
  /** For whom nobody has room. */
  tersisa: z.int(),
  /** Set when so many are spread that a job does it. */
  idPekerjaan: z.uuid().nullable(),
})
export type Pembagian = z.infer<typeof Pembagian>

const Pemindahan = z.object({ jumlah: z.int(), dari: BebanBagi, ke: BebanBagi })

const READ = { scope: ['F2', 'F3', 'A1'], access: 'B' } as const
const WRITE = { scope: ['F2', 'F3'], access: 'T' } as const
const PATH = '/v2/master/dosen-pa'

/** Students whom a decree may name in the request that asks for it; more take Typst over two seconds. */
export const SK_LANGSUNG = 500

/** What a decree on advisors is about. */
const SkInput = z.strictObject({
  prodi: z.string().min(1).max(36),
  dosenPa: listed(z.uuid()),
  angkatan: listed(wholeNumber()),
  periode: wholeNumber().optional(),
  tanggal: optionalDate(),
  /** Of a Supervisor who dates it before the last number (PL-R55). */
  alasan: z.string().trim().max(255).optional(),
})

export const dosenPa = {
  list: procedure
    .meta(READ)
    .route({ method: 'GET', path: PATH })
    .input(
      listQuery({
        filter: { prodi: listed(z.string().max(36)), penuh: flag().optional() },
        sort: ['nama', 'beban', 'sisa'],
      }),
    )
    .output(many(DosenPembimbing)),
  ringkasan: procedure
    .meta(READ)
    .route({ method: 'GET', path: `${PATH}/ringkasan` })
    .input(z.strictObject({ prodi: listed(z.string().max(36)) }))
    .output(one(RingkasanPa)),
  mahasiswa: procedure
    .meta(READ)
    .route({ method: 'GET', path: `${PATH}/mahasiswa` })
    .input(
      listQuery({
        filter: {
          prodi: listed(z.string().max(36)),
          angkatan: listed(wholeNumber()),
          semesterKe: range(wholeNumber()),
          dosenPa: z.uuid('Dosen tidak dikenal').optional(),
          tanpaPa: flag().optional(),
        },
        sort: ['nim', 'nama', 'angkatan'],
      }),
    )
    .output(many(MahasiswaBimbingan)),
  riwayat: procedure
    .meta(READ)
    .route({ method: 'GET', path: `${PATH}/{id}/riwayat` })
    .input(z.strictObject({ id: Id }))
    .output(all(RiwayatPa)),
  /** One answer a row; when none can be written the whole call is refused with the first reason. Above 500 rows a job writes. */
  bulk: procedure
    .meta(WRITE)
    .route({ method: 'PUT', path: `${PATH}/bulk` })
    .input(
      z.strictObject({
        ...penetapan,
        data: z
          .array(z.strictObject({ idMahasiswa: z.uuid(), idDosen: z.uuid().nullable() }))
          .min(1)
          .max(5000),
        pratinjau: z.boolean().default(false),
      }),
    )
    .output(one(PenetapanPa)),
  /** 'Bagi rata' (DM-R12). Without `idMahasiswa` it takes those of the prodi who have no advisor. */
  bagi: procedure
    .meta(WRITE)
    .route({ method: 'POST', path: `${PATH}/bagi` })
    .input(
      z.strictObject({
        ...penetapan,
        prodi: z.string().min(1).max(36).meta({ title: 'Program studi' }),
        angkatan: z.array(z.int()).max(50).optional(),
        idMahasiswa: z.array(z.uuid()).min(1).max(5000).optional(),
        idDosen: z.array(z.uuid()).min(1).max(500).optional(),
        pratinjau: z.boolean().default(false),
      }),
    )
    .output(one(Pembagian)),
  /** All advisees of one lecturer to another from a period on. */
  pindah: procedure
    .meta(WRITE)
    .route({ method: 'POST', path: `${PATH}/pindah` })
    .input(z.strictObject({ ...penetapan, dari: z.uuid(), ke: z.uuid(), pratinjau: z.boolean().default(false) }))
    .output(one(Pemindahan)),
  /**
   * The decree with its list, as a file: issued with a number, so it leaves its trace in the archive. Above SK_LANGSUNG students
   * it is refused and made by `siapkanSk`.
   */
  sk: procedure
    .meta({ ...WRITE, access: 'B', traces: true })
    .route({ method: 'GET', path: `${PATH}/sk` })
    .input(SkInput)
    .output(one(z.null())),
  /** How many students the decree names, and the job that makes it where they are many; its file is then under 'Unduhan'. */
  siapkanSk: procedure
    .meta({ ...WRITE, access: 'B' })
    .route({ method: 'POST', path: `${PATH}/sk` })
    .input(SkInput)
    .output(one(z.object({ jumlah: z.int(), idPekerjaan: z.uuid().nullable() }))),
}
