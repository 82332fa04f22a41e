import { KODE_JENDELA } from '@sivitas/rules/akademik/kode-jendela'
import { z } from 'zod'
import { HakSksInput } from '../akademik/hak-sks'
import { lingkupInput, periodeMulai } from '../akademik/lingkup'
import { SkalaNilaiInput } from '../akademik/skala-nilai'
import { SksKelulusanInput } from '../akademik/sks-kelulusan'
import { one } from '../kit/answer'
import { optionalId, optionalWhole } from '../kit/fields'
import { procedure } from '../kit/procedure'

/** The stored row that the proposal would take the place of; none for a new one. */
const id = optionalId()
const periode = periodeMulai().optional()

const JadwalUsulan = z.object({
  idPeriode: periodeMulai(),
  kode: z.enum(KODE_JENDELA, { error: 'Kode jendela tidak dikenal' }),
  idProdi: optionalId(),
  angkatan: optionalWhole(1980, 2100),
  nim: z.array(z.string().trim().min(1).max(24)).max(500, 'Paling banyak 500 NIM').optional(),
})

const AturanUsulan = z.object({
  id: optionalWhole(0, 1_000_000_000),
  ...lingkupInput,
  idJenisKelas: optionalId(),
  nilai: z.record(z.string().regex(/^[a-z0-9_]{1,60}$/), z.unknown()),
})

export const DampakInput = z.discriminatedUnion('jenis', [
  z.object({ jenis: z.literal('hak-sks'), id, periode, usulan: HakSksInput }),
  z.object({ jenis: z.literal('sks-kelulusan'), id, periode, usulan: SksKelulusanInput }),
  z.object({ jenis: z.literal('skala-nilai'), id, periode, usulan: SkalaNilaiInput }),
  z.object({ jenis: z.literal('jadwal-sistem'), usulan: JadwalUsulan }),
  z.object({ jenis: z.literal('aturan'), periode, usulan: AturanUsulan }),
])
export type DampakInput = z.infer<typeof DampakInput>

export const Dampak = z.object({
  periode: z.int(),
  /** What would happen, in sentences. */
  ringkas: z.array(z.string()),
  jumlah: z.int().meta({ title: 'Terkena' }),
  perProdi: z.array(
    z.object({
      idProdi: z.uuid(),
      labelProdi: z.string().meta({ title: 'Program studi' }),
      terkena: z.int().meta({ title: 'Terkena' }),
      naik: z.int().meta({ title: 'Naik' }),
      turun: z.int().meta({ title: 'Turun' }),
    }),
  ),
  /** At most 100. */
  contoh: z.array(
    z.object({
      idMahasiswa: z.uuid(),
      nim: z.string().meta({ title: 'NIM' }),
      nama: z.string().meta({ title: 'Nama' }),
      labelProdi: z.string().meta({ title: 'Program studi' }),
      sebelum: z.string().meta({ title: 'Sekarang' }),
      sesudah: z.string().meta({ title: 'Menjadi' }),
    }),
  ),
})
export type Dampak = z.infer<typeof Dampak>

const reads = { scope: ['A1', 'A4', 'A5', 'MM'], access: 'B' } as const

/** 'Uji dampak': who would be touched by a rule before it is saved (platform.md, Beyond 3). It writes nothing. */
export const dampak = {
  uji: procedure.meta(reads).route({ method: 'POST', path: '/v2/pengaturan/dampak' }).input(DampakInput).output(one(Dampak)),
  /** The same as a job, for what takes over 10 s: a file with everybody who is touched. */
  pekerjaan: procedure
    .meta(reads)
    .route({ method: 'POST', path: '/v2/pengaturan/dampak/pekerjaan', successStatus: 202 })
    .input(DampakInput)
    .output(one(z.object({ idPekerjaan: z.uuid() }))),
}
