import { z } from 'zod'
import { done, one } from '../../kit/answer'
import { text } from '../../kit/fields'
import { procedure } from '../../kit/procedure'

export const ROLES = ['ROLE_OPERATOR', 'ROLE_MAHASISWA', 'ROLE_DOSEN'] as const

const sandiBaru = z.string().min(1).max(128).meta({ title: 'Password Baru' })

/** Both typed passwords must agree (PL-R7). */
const samakan = <Input extends { newPassword: string; confirmPassword: string }>(input: Input) =>
  input.newPassword === input.confirmPassword
const TIDAK_SAMA = { path: ['confirmPassword'], error: 'Password tidak sama' }

export const LoginInput = z.object({
  username: text(100).meta({ title: 'Nama Pengguna' }),
  password: z.string().min(1).max(128, 'Paling banyak 128 karakter').meta({ title: 'Kata Sandi' }),
  totp: z.string().trim().max(20).optional(),
  scope: z.string().default('*'),
})

export const GantiSandiInput = z
  .object({
    oldPassword: z.string().min(1).max(128).meta({ title: 'Password Lama' }),
    newPassword: sandiBaru,
    confirmPassword: z.string().min(1).max(128).meta({ title: 'Konfirmasi Password' }),
  })
  .refine(samakan, TIDAK_SAMA)

export const AturSandiInput = z
  .object({
    token: z.string().min(20).max(100),
    newPassword: sandiBaru,
    confirmPassword: z.string().min(1).max(128).meta({ title: 'Konfirmasi Password' }),
  })
  .refine(samakan, TIDAK_SAMA)

export const LupaSandiInput = z.object({ login: text(100).meta({ title: 'Nama pengguna atau surel' }) })

const Token = z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() })

export const Pengguna = z.object({
  uuid: z.uuid(),
  username: z.string(),
  roles: z.array(z.enum(ROLES)),
  /** Each like 'A:T'; the part before the colon names the scope. */
  scopes: z.array(z.string()),
  wajibGantiSandi: z.boolean(),
  /** The college asks for an authenticator and this account has none yet: nothing else opens before. */
  wajibTotp: z.boolean(),
})
export type Pengguna = z.infer<typeof Pengguna>

/** What every way of signing in answers. */
export const JawabanMasuk = Token.extend({ user: Pengguna })

export const Sesi = z.object({
  id: z.uuid(),
  klien: z.string(),
  peramban: z.string().nullable(),
  alamatIp: z.string().nullable(),
  masukPada: z.date(),
  terakhirDipakai: z.date(),
  berakhirPada: z.date(),
  sesiIni: z.boolean(),
})

export const masuk = {
  login: procedure
    .meta({ scope: null, access: 'B', public: true })
    .route({ method: 'POST', path: '/v2/auth/login' })
    .input(LoginInput)
    .output(one(JawabanMasuk)),
  refreshToken: procedure
    .meta({ scope: null, access: 'B', public: true, bare: true })
    .route({ method: 'POST', path: '/api/refresh_token' })
    .input(z.object({ refresh_token: z.string().max(200).optional() }).optional())
    .output(Token.extend({ refresh_token: z.string().optional() })),
  userInfo: procedure
    .meta({ scope: null, access: 'B', bare: true, beforePasswordChange: true })
    .route({ method: 'GET', path: '/api/user_info' })
    .output(
      z.object({
        sub: z.uuid(),
        name: z.string(),
        preferred_username: z.string(),
        username: z.string(),
        email: z.string().nullable(),
        roles: z.array(z.enum(ROLES)),
        scopes: z.array(z.string()),
        idOperator: z.int().nullable(),
        college_id: z.string(),
        wajibGantiSandi: z.boolean(),
        wajibTotp: z.boolean(),
      }),
    ),
  logout: procedure
    .meta({ scope: null, access: 'B', public: true })
    .route({ method: 'POST', path: '/v2/auth/logout' })
    .input(z.object({ semua: z.boolean().default(false) }).optional())
    .output(done),
  gantiSandi: procedure
    .meta({ scope: null, access: 'B', beforePasswordChange: true })
    .route({ method: 'POST', path: '/v1/change_password' })
    .input(GantiSandiInput)
    .output(done),
  lupaSandi: procedure
    .meta({ scope: null, access: 'B', public: true })
    .route({ method: 'POST', path: '/v2/auth/lupa-password' })
    .input(LupaSandiInput)
    .output(done),
  aturSandi: procedure
    .meta({ scope: null, access: 'B', public: true })
    .route({ method: 'POST', path: '/v2/auth/atur-password' })
    .input(AturSandiInput)
    .output(done),
  listSesi: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/auth/sesi' })
    .input(z.strictObject({ idAkun: z.uuid().optional() }))
    .output(z.object({ status: done.shape.status, data: z.array(Sesi) })),
  hapusSesi: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'DELETE', path: '/v2/auth/sesi/{id}' })
    .input(z.strictObject({ id: z.uuid({ error: 'tidak_ditemukan' }) }))
    .output(done),
}
