import { z } from 'zod'
import { many, one } from '../../kit/answer'
import { Id, optionalText, Versi } from '../../kit/fields'
import { flag, listQuery, listed, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { idPeriode, waktu } from '../../akademik/waktu'

export const STATUS_KESEDIAAN = { belum: 'Belum mengisi', draf: 'Draf', dikirim: 'Dikirim', dikunci: 'Dikunci' } as const
export type StatusKesediaan = keyof typeof STATUS_KESEDIAAN
const STATUS = Object.keys(STATUS_KESEDIAAN) as [StatusKesediaan, ...StatusKesediaan[]]

/** 1 offers, 2 if need be, 3 no. */
export const NILAI_KESEDIAAN = { 1: 'Bersedia', 2: 'Bila perlu', 3: 'Tidak' } as const
export type NilaiKesediaan = 1 | 2 | 3
const Nilai = z.union([z.literal(1), z.literal(2), z.literal(3)], 'Isi dengan 1, 2, atau 3')

/** 'day:session', with the day from 1 Monday to 7 Sunday. */
const Grid = z.record(z.string().regex(/^[1-7]:[0-9a-f-]{36}$/, 'Slot tidak dikenal'), Nilai)

const nullable = (title: string) => z.string().nullable().meta({ title })
const tambahan = {
  kampus: z.array(z.uuid()).max(20).meta({ title: 'Kampus' }),
  daring: z.boolean().meta({ title: 'Bersedia daring' }),
  makul: z
    .array(z.strictObject({ idMakul: z.uuid(), prioritas: z.int().min(1).max(5) }))
    .max(20)
    .meta({ title: 'Mata kuliah yang diminati' }),
}
const sks = (title: string) => z.coerce.number<number>().min(0).max(40).nullable().meta({ title })

export const KesediaanRow = z.object({
  id: z.uuid(),
  nama: z.string(),
  namaLengkap: z.string().meta({ title: 'Nama dosen' }),
  nidn: nullable('NIDN'),
  homebase: nullable('Homebase'),
  jenisDosen: z.enum(['A', 'F', 'T']).meta({ title: 'Jenis' }),
  status: z.enum(STATUS).meta({ title: 'Kode status' }),
  namaStatus: z.string().meta({ title: 'Status' }),
  slotBersedia: z.int().meta({ title: 'Bersedia' }),
  slotBilaPerlu: z.int().meta({ title: 'Bila perlu' }),
  slotTidak: z.int().meta({ title: 'Tidak' }),
  sksMinimal: z.number().nullable().meta({ title: 'SKS minimal' }),
  sksMaksimal: z.number().nullable().meta({ title: 'SKS maksimal' }),
  kampus: nullable('Kampus'),
  daring: z.boolean().meta({ title: 'Daring' }),
  menitBersedia: z.int().meta({ title: 'Menit bersedia' }),
  /** Minutes that DM-R15 asks for; null while sksMaksimal is not known. */
  menitPerlu: z.number().nullable().meta({ title: 'Menit perlu' }),
  cukup: z.boolean().nullable().meta({ title: 'Cukup' }),
  dikirimPada: z.date().nullable().meta({ title: 'Dikirim pada' }),
})
export type KesediaanRow = z.infer<typeof KesediaanRow>

export const SesiGrid = z.object({
  id: z.uuid(),
  idKelompokSesi: z.uuid(),
  kelompokSesi: z.string(),
  nomor: z.int(),
  hari: z.array(z.int()),
  jamMulai: z.string(),
  jamSelesai: z.string(),
  menit: z.int(),
})
export type SesiGrid = z.infer<typeof SesiGrid>

/** One lecturer's whole answer, with the sessions that the grid is made of. */
export const Kesediaan = z.object({
  idDosen: z.uuid(),
  namaLengkap: z.string(),
  nidn: z.string().nullable(),
  homebase: z.string().nullable(),
  idProdi: z.uuid().nullable(),
  periode: z.int(),
  status: z.enum(STATUS),
  /** 0 while there is no row. */
  versi: z.int(),
  grid: z.record(z.string(), Nilai),
  ...tambahan,
  sksMinimal: z.number().nullable(),
  sksMaksimal: z.number().nullable(),
  catatan: z.string().nullable(),
  dikirimPada: z.date().nullable(),
  menitBersedia: z.int(),
  menitPerlu: z.number().nullable(),
  cukup: z.boolean().nullable(),
  sesi: z.array(SesiGrid),
  /** Names of the chosen courses. */
  namaMakul: z.record(z.string(), z.string()),
})
export type Kesediaan = z.infer<typeof Kesediaan>

export const KesediaanInput = z.strictObject({
  periode: idPeriode(),
  grid: Grid,
  ...tambahan,
  sksMinimal: sks('SKS minimal'),
  sksMaksimal: sks('SKS maksimal'),
  catatan: optionalText(1000).meta({ title: 'Catatan' }),
})

const Ringkasan = z.object({
  periode: z.int(),
  jumlahDosen: z.int(),
  /** Sent or locked. */
  sudahMengirim: z.int(),
  belum: z.int(),
  draf: z.int(),
  dikunci: z.int(),
  /** Set by the office, by the calendar's window KESEDIAAN_MENGAJAR, or by nobody. */
  pengisian: z.object({
    buka: z.date().nullable(),
    tutup: z.date().nullable(),
    sumber: z.enum(['dosen', 'jadwal']).nullable(),
    terbuka: z.boolean(),
    /** It will open later. */
    mendatang: z.boolean(),
  }),
})
export type RingkasanKesediaan = z.infer<typeof Ringkasan>

const Peta = z.object({
  jumlahDosen: z.int(),
  sesi: z.array(SesiGrid),
  /** Of each slot how many offer it, take it if need be, refuse it. */
  slot: z.record(z.string(), z.object({ bersedia: z.int(), bilaPerlu: z.int(), tidak: z.int() })),
})
export type PetaKesediaan = z.infer<typeof Peta>

const READ = { scope: ['F2', 'A3'], access: 'B' } as const
const WRITE = { scope: 'F2', access: 'T' } as const
const PATH = '/v2/master/kesediaan-mengajar'
const prodi = listed(z.string().max(36))
const lingkup = { periode: idPeriode(), prodi: z.array(z.string().max(36)).max(100).optional() }

export const kesediaanMengajar = {
  list: procedure
    .meta(READ)
    .route({ method: 'GET', path: PATH })
    .input(
      listQuery({
        filter: { periode: wholeNumber().optional(), prodi, status: listed(z.enum(STATUS)), cukup: flag().optional() },
        sort: ['nama', 'homebase', 'bersedia', 'dikirimPada'],
      }),
    )
    .output(many(KesediaanRow)),
  ringkasan: procedure
    .meta(READ)
    .route({ method: 'GET', path: `${PATH}/ringkasan` })
    .input(z.strictObject({ periode: wholeNumber().optional(), prodi }))
    .output(one(Ringkasan)),
  peta: procedure
    .meta(READ)
    .route({ method: 'GET', path: `${PATH}/peta` })
    .input(z.strictObject({ periode: wholeNumber().optional(), prodi }))
    .output(one(Peta)),
  get: procedure
    .meta(READ)
    .route({ method: 'GET', path: `${PATH}/{idDosen}` })
    .input(z.strictObject({ idDosen: Id, periode: wholeNumber().optional() }))
    .output(one(Kesediaan)),
  /** Writes the whole answer; `versi` 0 begins one. `kirim` hands it in. What is locked takes a Supervisor's reason. */
  update: procedure
    .meta(WRITE)
    .route({ method: 'PUT', path: `${PATH}/{idDosen}` })
    .input(
      KesediaanInput.extend({
        idDosen: Id,
        versi: Versi.or(z.literal(0)),
        kirim: z.boolean().default(false),
        alasan: optionalText(300).meta({ title: 'Alasan' }),
      }),
    )
    .output(one(Kesediaan)),
  /** When lecturers may fill in; both null leave it to the calendar's window. */
  pengisian: procedure
    .meta(WRITE)
    .route({ method: 'POST', path: `${PATH}/pengisian` })
    .input(
      z.strictObject({
        periode: idPeriode(),
        buka: waktu().nullable().meta({ title: 'Dibuka' }),
        tutup: waktu().nullable().meta({ title: 'Ditutup' }),
      }),
    )
    .output(one(Ringkasan)),
  salin: procedure
    .meta(WRITE)
    .route({ method: 'POST', path: `${PATH}/salin` })
    .input(z.strictObject({ ...lingkup, dari: idPeriode(), pratinjau: z.boolean().default(false) }))
    .output(one(z.object({ disalin: z.int(), sudahAda: z.int() }))),
  ingatkan: procedure
    .meta(WRITE)
    .route({ method: 'POST', path: `${PATH}/ingatkan` })
    .input(z.strictObject({ ...lingkup, idDosen: z.array(z.uuid()).min(1).max(1000).optional(), pratinjau: z.boolean().default(false) }))
    .output(one(z.object({ jumlah: z.int(), akun: z.int(), surel: z.int() }))),
  /** Locks what was sent; with `buka` a Supervisor opens it again. */
  kunci: procedure
    .meta(WRITE)
    .route({ method: 'POST', path: `${PATH}/kunci` })
    .input(
      z.strictObject({
        ...lingkup,
        buka: z.boolean().default(false),
        idDosen: z.array(z.uuid()).min(1).max(1000).optional(),
        alasan: optionalText(300).meta({ title: 'Alasan' }),
        pratinjau: z.boolean().default(false),
      }),
    )
    .output(one(z.object({ jumlah: z.int(), belumDikirim: z.int() }))),
}
