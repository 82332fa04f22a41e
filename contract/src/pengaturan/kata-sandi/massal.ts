import { z } from 'zod'
import { one } from '../../kit/answer'
import { flag, listed, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'

/** Accounts that one run makes passwords for. */
export const MASSAL_MAX = 10_000

const saringan = {
  prodi: listed(z.string().max(36)),
  angkatan: listed(wholeNumber()),
  /** A saved set of students instead of a filter, or besides it. */
  kelompokTersimpan: z.uuid('Kelompok tidak dikenal').optional(),
  /** Operators that an import of the caller made. */
  impor: z.uuid('Impor tidak dikenal').optional(),
  /** Also those who have signed in already: they lose the password that they chose. */
  pernahMasuk: flag().default(false),
}

/** Whom a run is about; without any filter it would be the whole college, which nobody means. */
export const SaringanSandi = z
  .strictObject(saringan)
  .refine(({ prodi, angkatan, kelompokTersimpan, impor }) => Boolean(prodi?.length || angkatan?.length || kelompokTersimpan || impor), {
    path: ['prodi'],
    error: 'Pilih program studi, angkatan, atau kelompok',
  })
export type SaringanSandi = z.output<typeof SaringanSandi>

export const kataSandiMassal = {
  /** How many get a password, and how many are left out because they have signed in before. */
  hitung: procedure
    .meta({ scope: 'O1', access: 'B' })
    .route({ method: 'GET', path: '/v2/pengaturan/kata-sandi/massal' })
    .input(SaringanSandi)
    .output(one(z.object({ jumlah: z.int(), dilewati: z.int() }))),
  /**
   * First passwords for all of them, as a job. Its result is a ZIP (AES-256) of a list and printable slips; the ZIP's own
   * password is answered here, once, and kept nowhere.
   */
  buat: procedure
    .meta({ scope: 'O1', access: 'T', secret: true })
    .route({ method: 'POST', path: '/v2/pengaturan/kata-sandi/massal', successStatus: 202 })
    .input(SaringanSandi)
    .output(one(z.object({ idPekerjaan: z.uuid(), jumlah: z.int(), sandiZip: z.string() }))),
}
