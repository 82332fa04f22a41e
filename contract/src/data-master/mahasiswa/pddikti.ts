import { z } from 'zod'
import { one } from '../../kit/answer'
import { procedure } from '../../kit/procedure'

/** Acts of Neo Feeder for which the college makes records, in the order in which they are sent. */
export const PAKET_PDDIKTI = {
  biodata: 'InsertBiodataMahasiswa',
  riwayat: 'InsertRiwayatPendidikanMahasiswa',
  transfer: 'InsertNilaiTransferPendidikanMahasiswa',
  akm: 'InsertPerkuliahanMahasiswa',
  lulusdo: 'InsertMahasiswaLulusDO',
} as const
export type PaketPddikti = keyof typeof PAKET_PDDIKTI

/** What rows that PDDikti has already go into once they have changed (DM-R9). Recognised courses have none: their ids there are not told. */
export const PAKET_UBAH: Readonly<Partial<Record<PaketPddikti, string>>> = {
  biodata: 'UpdateBiodataMahasiswa',
  riwayat: 'UpdateRiwayatPendidikanMahasiswa',
  akm: 'UpdatePerkuliahanMahasiswa',
  lulusdo: 'UpdateMahasiswaLulusDO',
}
export const JENIS_PAKET = Object.keys(PAKET_PDDIKTI) as [PaketPddikti, ...PaketPddikti[]]

export const PaketInput = z.strictObject({
  jenis: z.array(z.enum(JENIS_PAKET)).min(1, 'Pilih minimal satu jenis').meta({ title: 'Isi paket' }),
  format: z.enum(['json', 'xlsx']).default('json').meta({ title: 'Format' }),
  periode: z.coerce.number<number>().int().meta({ title: 'Periode' }),
  prodi: z.array(z.uuid()).max(200).optional().meta({ title: 'Program studi' }),
})
export type PaketInput = z.output<typeof PaketInput>

/** One answer of Neo Feeder: the id that it gave, or why it refused. */
export const HasilFeeder = z.strictObject({
  nim: z.string().trim().min(1).max(24).meta({ title: 'NIM' }),
  id: z.uuid('Id bukan UUID').nullable().optional().meta({ title: 'Id dari Neo Feeder' }),
  galat: z.string().trim().max(500).nullable().optional().meta({ title: 'Pesan galat' }),
})
export type HasilFeeder = z.output<typeof HasilFeeder>

const F3T = { scope: 'F3', access: 'T' } as const

export const pddikti = {
  paket: procedure
    .meta(F3T)
    .route({ method: 'POST', path: '/v2/master/pddikti/paket' })
    .input(PaketInput)
    .output(one(z.object({ idPekerjaan: z.uuid() }))),
  hasil: procedure
    .meta(F3T)
    .route({ method: 'POST', path: '/v2/master/pddikti/hasil' })
    .input(
      z.strictObject({
        jenis: z.enum(JENIS_PAKET).meta({ title: 'Jenis' }),
        /** Needed for `akm`. */
        periode: z.coerce.number<number>().int().optional().meta({ title: 'Periode' }),
        data: z.array(HasilFeeder).min(1, 'Tidak ada hasil').max(25_000).optional(),
        /** Instead of `data`: XLSX, CSV or JSON with NIM, NIK or the id of PDDikti, and the new id or the error. */
        file: z.file().optional().meta({ title: 'Berkas hasil' }),
      }),
    )
    .output(one(z.object({ terkirim: z.int(), gagal: z.int(), tidakDikenal: z.array(z.string()) }))),
}
