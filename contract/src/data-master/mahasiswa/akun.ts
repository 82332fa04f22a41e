import { z } from 'zod'
import { all, one } from '../../kit/answer'
import { Id } from '../../kit/fields'
import { procedure } from '../../kit/procedure'
import { Ditolak, PilihanMahasiswa } from './pilihan-mahasiswa'

/** The account by which a student signs in; none before somebody makes it. */
export const AkunMahasiswa = z.object({
  username: z.string().meta({ title: 'Nama pengguna' }),
  status: z.enum(['aktif', 'terkunci', 'nonaktif']).meta({ title: 'Status' }),
  terkunciSampai: z.date().nullable().meta({ title: 'Terkunci sampai' }),
  terakhirMasuk: z.date().nullable().meta({ title: 'Terakhir masuk' }),
  sandiDiubahPada: z.date().nullable().meta({ title: 'Kata sandi diubah' }),
  wajibGantiSandi: z.boolean().meta({ title: 'Wajib ganti kata sandi' }),
  /** Who has left may still read until this day (States). */
  hanyaBacaSampai: z.string().nullable().meta({ title: 'Hanya baca sampai' }),
})
export type AkunMahasiswa = z.infer<typeof AkunMahasiswa>

const tulis = { scope: 'F3', access: 'T' } as const
const PATH = '/v2/master/mahasiswa/{id}/akun'
const byId = z.strictObject({ id: Id })
const akun = one(AkunMahasiswa.nullable())

export const akunMahasiswa = {
  get: procedure
    .meta({ scope: ['F3', 'F4', 'F7'], access: 'B' })
    .route({ method: 'GET', path: PATH })
    .input(byId)
    .output(akun),
  create: procedure.meta(tulis).route({ method: 'POST', path: PATH }).input(byId).output(akun),
  /** Shut, or open again; opening also lifts a lock after wrong passwords. */
  kunci: procedure
    .meta(tulis)
    .route({ method: 'PUT', path: PATH })
    .input(z.strictObject({ id: Id, status: z.enum(['aktif', 'nonaktif']) }))
    .output(akun),
  /** A password for one sign-in, told once. */
  sandi: procedure
    .meta({ ...tulis, secret: true })
    .route({ method: 'POST', path: `${PATH}/sandi` })
    .input(byId)
    .output(one(z.object({ username: z.string(), sandi: z.string() }))),
  /**
   * 'Reset kata sandi' of many: what it would do, or the job that does it. The passwords come in an encrypted ZIP under
   * 'Unduhan'; its own password is answered here, once.
   */
  sandiBanyak: procedure
    .meta({ ...tulis, secret: true })
    .route({ method: 'POST', path: '/v2/master/mahasiswa/akun/sandi' })
    .input(z.strictObject({ pilihan: PilihanMahasiswa, pratinjau: z.boolean().default(false) }))
    .output(
      one(
        z.object({
          /** Accounts that get a password. */
          jumlah: z.int(),
          /** Of them, those who have signed in before and lose the password that they chose. */
          pernahMasuk: z.int(),
          ditolak: z.array(Ditolak),
          idPekerjaan: z.uuid().nullable(),
          sandiZip: z.string().nullable(),
        }),
      ),
    ),
  /** Accounts for all who have none; one answer a row. */
  banyak: procedure
    .meta(tulis)
    .route({ method: 'POST', path: '/v2/master/mahasiswa/akun' })
    .input(z.strictObject({ idMahasiswa: z.array(z.uuid()).min(1, 'Pilih minimal satu mahasiswa').max(5000) }))
    .output(
      all(z.object({ idMahasiswa: z.uuid(), nama: z.string(), username: z.string(), hasil: z.enum(['dibuat', 'sudah_ada', 'ditolak']) })),
    ),
}
