import { z } from 'zod'
import { done, many, one } from '../../kit/answer'
import { Id } from '../../kit/fields'
import { listed, listQuery } from '../../kit/list'
import { procedure } from '../../kit/procedure'

const ROLES = ['ROLE_OPERATOR', 'ROLE_MAHASISWA', 'ROLE_DOSEN'] as const
export const STATUS_AKUN = ['aktif', 'terkunci', 'nonaktif'] as const

/** An account of any role, as the tab 'Pengguna' lists it. */
export const Akun = z.object({
  id: z.uuid(),
  username: z.string().meta({ title: 'Nama pengguna' }),
  nama: z.string().nullable().meta({ title: 'Nama' }),
  roles: z.array(z.enum(ROLES)),
  peran: z.string().meta({ title: 'Peran' }),
  status: z.enum(STATUS_AKUN).meta({ title: 'Status' }),
  /** End of a running lock. */
  terkunciSampai: z.date().nullable().meta({ title: 'Terkunci sampai' }),
  sandiDiubahPada: z.date().nullable().meta({ title: 'Kata sandi diubah' }),
  wajibGantiSandi: z.boolean().meta({ title: 'Wajib ganti' }),
  terakhirMasuk: z.date().nullable().meta({ title: 'Terakhir masuk' }),
  /** Masked; none when no link can be sent. */
  surel: z.string().nullable().meta({ title: 'Surel' }),
})
export type Akun = z.infer<typeof Akun>

export const AkunInput = z.object({ idAkun: Id })

/** One sign-in, failed sign-in or sign-out of the caller's own account. */
export const RiwayatMasuk = z.object({
  id: z.int(),
  waktu: z.date().meta({ title: 'Waktu' }),
  aksi: z.enum(['masuk', 'gagal_masuk', 'keluar', 'login_sebagai']).meta({ title: 'Kejadian' }),
  /** Who signed in on the account's behalf. */
  oleh: z.string().nullable().meta({ title: 'Oleh' }),
  alamatIp: z.string().nullable().meta({ title: 'Alamat' }),
  peramban: z.string().nullable().meta({ title: 'Peramban' }),
  alasan: z.string().nullable().meta({ title: 'Alasan' }),
})
export type RiwayatMasuk = z.infer<typeof RiwayatMasuk>

const act = { scope: 'O1', access: 'T' } as const

export const kataSandi = {
  listAkun: procedure
    .meta({ scope: 'O1', access: 'B' })
    .route({ method: 'GET', path: '/v2/pengaturan/akun' })
    .input(
      listQuery({
        filter: { roles: listed(z.enum(ROLES)), status: z.enum(STATUS_AKUN, { error: 'Status tidak dikenal' }).optional() },
        sort: ['username', 'terakhirMasuk', 'sandiDiubahPada'],
      }),
    )
    .output(many(Akun)),
  /** Mails a link by which the person chooses a new password. */
  kirimTautan: procedure.meta(act).route({ method: 'POST', path: '/v2/pengaturan/kata-sandi/tautan' }).input(AkunInput).output(done),
  /** A first password anew: answered once, to be changed at the next sign-in. */
  sementara: procedure
    .meta({ ...act, secret: true })
    .route({ method: 'POST', path: '/v2/pengaturan/kata-sandi/sementara' })
    .input(AkunInput)
    .output(one(z.object({ username: z.string(), sandi: z.string() }))),
  bukaKunci: procedure.meta(act).route({ method: 'POST', path: '/v2/pengaturan/kata-sandi/buka-kunci' }).input(AkunInput).output(done),
  /** Ends every session of the account. */
  keluarkan: procedure.meta(act).route({ method: 'POST', path: '/v2/pengaturan/kata-sandi/keluarkan' }).input(AkunInput).output(done),
  riwayatMasuk: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/pengaturan/kata-sandi/riwayat-masuk' })
    .input(listQuery({ filter: {}, sort: ['waktu'] }))
    .output(many(RiwayatMasuk)),
}
