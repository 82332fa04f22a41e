import { z } from 'zod'
import { one } from '../../kit/answer'
import { optionalId, optionalText } from '../../kit/fields'
import { procedure } from '../../kit/procedure'
import { Ditolak, PilihanMahasiswa } from './pilihan-mahasiswa'

/** Changes of more students than this run as a job. */
export const REGISTRASI_SEKETIKA = 500

/** What is named is set; null empties it, an absent field stays as it is. */
export const RegistrasiMassalInput = z.strictObject({
  pilihan: PilihanMahasiswa,
  idKonsentrasi: optionalId().meta({ title: 'Konsentrasi' }),
  gelombang: optionalText(20).meta({ title: 'Gelombang' }),
  pratinjau: z.boolean().default(false),
})
export type RegistrasiMassalInput = z.output<typeof RegistrasiMassalInput>

/** What a change does, has done, or the job that does it. */
export const RegistrasiMassalHasil = z.object({
  jumlah: z.int().meta({ title: 'Mahasiswa' }),
  sama: z.int().meta({ title: 'Sudah demikian' }),
  ditolak: z.array(Ditolak),
  /** Old -> new with how many students, the commonest first. */
  perubahan: z.array(z.object({ field: z.string(), sebelum: z.string().nullable(), sesudah: z.string().nullable(), jumlah: z.int() })),
  idPekerjaan: z.uuid().nullable(),
})
export type RegistrasiMassalHasil = z.infer<typeof RegistrasiMassalHasil>

export const registrasiMassal = {
  atur: procedure
    .meta({ scope: 'F3', access: 'T' })
    .route({ method: 'PUT', path: '/v2/master/mahasiswa/registrasi-massal' })
    .input(RegistrasiMassalInput)
    .output(one(RegistrasiMassalHasil)),
}
