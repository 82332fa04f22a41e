import { z } from 'zod'
import { done, one } from '../../kit/answer'
import { optionalText, text } from '../../kit/fields'
import { flag } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { LoginInput, ROLES } from './masuk'

/** Form fields, so that a switch arrives as text. */
export const SerahInput = z.object({
  response_type: z.literal('code', { error: 'Hanya response_type=code' }),
  client_id: text(40),
  state: z.string().max(500).default(''),
  redirect_uri: text(400),
  as_role: z.enum(ROLES, { error: 'Peran tidak dikenal' }),
  nonce: z.string().max(200).optional(),
  /** A client without a secret proves itself with the verifier of this. */
  code_challenge: z.string().min(43).max(128).optional(),
  /** Login as: account of the student or lecturer. */
  as_user: z.uuid('Pilihan tidak dikenal').optional(),
  alasan: optionalText(255).meta({ title: 'Alasan' }),
  bolehUbah: flag().optional().meta({ title: 'Izinkan mengubah data' }),
})
export type SerahInput = z.infer<typeof SerahInput>

/** A system that the operator may go to, ready to be opened. */
export const TautanFitur = z.object({
  fitur: z.enum(['elib', 'lms', 'de']),
  klien: z.string(),
  /** How one arrives: by a code that is asked for at the press, or by an address of ours that hands a signed note on. */
  cara: z.enum(['kode', 'jwt']),
  alamat: z.string(),
  /** Extra parameters of the address (PL-R11). */
  parameter: z.record(z.string(), z.string()),
})
export type TautanFitur = z.infer<typeof TautanFitur>

export const PERAN_TARGET = ['mahasiswa', 'dosen'] as const

/** A person through whose eyes an administrator may look. */
export const KandidatLoginSebagai = z.object({
  idAkun: z.uuid(),
  nama: z.string(),
  /** NIM or NIDN. */
  nomor: z.string(),
  prodi: z.string().nullable(),
  status: z.string().nullable(),
  fotoUrl: z.string().nullable(),
  terakhirMasuk: z.date().nullable(),
})
export type KandidatLoginSebagai = z.infer<typeof KandidatLoginSebagai>

const PemakaianLoginSebagai = z.object({
  id: z.int(),
  waktu: z.date(),
  nama: z.string(),
  nomor: z.string(),
  alasan: z.string().nullable(),
})

const Portal = z.object({ alamat: z.string(), klien: z.string(), parameter: z.record(z.string(), z.string()) }).nullable()

const LANGKAH = ['masuk', 'pilih_akun', 'setuju', 'peran'] as const

/** Where an interaction of the authorization server stands: who asks, and what is wanted of the person. */
const Interaksi = z.object({
  langkah: z.enum(LANGKAH),
  klien: z.object({ id: z.string(), nama: z.string() }),
  /** Who is signed in in this browser. */
  akun: z.object({ nama: z.string(), username: z.string() }).nullable(),
  scope: z.array(z.string()),
})
export type Interaksi = z.infer<typeof Interaksi>

const uid = z.string().regex(/^[\w-]{20,64}$/, 'tidak_ditemukan')
const terbuka = { scope: null, access: 'B', public: true } as const
const Lanjut = one(z.object({ lanjut: z.string() }))

export const sso = {
  /** One code for another system (PL-R11), for oneself or, by administrators, as a student or lecturer (PL-R10). */
  serah: procedure
    .meta({ scope: null, access: 'B', secret: true })
    .route({ method: 'POST', path: '/v1/authorize/sikad' })
    .input(SerahInput)
    .output(one(z.object({ code: z.string(), state: z.string(), expiresIn: z.int() }))),
  tautan: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/auth/tautan' })
    .output(one(z.object({ fitur: z.array(TautanFitur), portalTerpisah: z.string().nullable() }))),
  loginSebagai: procedure
    .meta({ scope: 'A', access: 'B' })
    .route({ method: 'GET', path: '/v2/auth/login-as' })
    .input(
      z.strictObject({
        peran: z.enum(PERAN_TARGET, { error: 'Peran tidak dikenal' }).default('mahasiswa'),
        cari: z.string().trim().max(100).optional(),
        riwayat: flag().optional(),
      }),
    )
    .output(
      one(
        z.object({
          kandidat: z.array(KandidatLoginSebagai),
          riwayat: z.array(PemakaianLoginSebagai),
          portal: Portal,
        }),
      ),
    ),
  interaksi: procedure
    .meta(terbuka)
    .route({ method: 'GET', path: '/v2/sso/interaksi/{uid}/rincian' })
    .input(z.strictObject({ uid }))
    .output(one(Interaksi)),
  masukInteraksi: procedure
    .meta(terbuka)
    .route({ method: 'POST', path: '/v2/sso/interaksi/{uid}/masuk' })
    .input(LoginInput.omit({ scope: true }).extend({ uid }))
    .output(Lanjut),
  lanjutInteraksi: procedure
    .meta(terbuka)
    .route({ method: 'POST', path: '/v2/sso/interaksi/{uid}/lanjut' })
    .input(z.object({ uid }))
    .output(Lanjut),
  batalInteraksi: procedure
    .meta(terbuka)
    .route({ method: 'POST', path: '/v2/sso/interaksi/{uid}/batal' })
    .input(z.object({ uid }))
    .output(Lanjut),
}

/** The second step of a sign-in: an authenticator on the telephone, with recovery codes for the day it is lost. */
export const totp = {
  status: procedure
    .meta({ scope: null, access: 'B', beforePasswordChange: true })
    .route({ method: 'GET', path: '/v2/auth/totp' })
    .output(one(z.object({ aktif: z.boolean(), wajib: z.boolean(), sejak: z.date().nullable(), sisaKodePemulihan: z.int() }))),
  /** Without a code: a new secret to scan. With the first code of it: switched on, recovery codes shown once. */
  pasang: procedure
    .meta({ scope: null, access: 'B', secret: true, beforePasswordChange: true })
    .route({ method: 'POST', path: '/v2/auth/totp' })
    .input(z.object({ code: z.string().trim().max(20).optional().meta({ title: 'Kode' }) }))
    .output(
      one(
        z.object({
          /** otpauth address, to be shown as a QR code. */
          alamat: z.string().nullable(),
          rahasia: z.string().nullable(),
          kodePemulihan: z.array(z.string()),
        }),
      ),
    ),
  lepas: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'DELETE', path: '/v2/auth/totp' })
    .input(z.object({ code: text(20).meta({ title: 'Kode' }) }))
    .output(done),
}
