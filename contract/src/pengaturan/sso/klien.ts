import { ALAMAT_SALAH, galatAlamatKembali } from '@sivitas/rules/pengaturan/sso/alamat-kembali'
import { z } from 'zod'
import { all, done, many, one } from '../../kit/answer'
import { crud } from '../../kit/crud'
import { optionalText, text, Versi } from '../../kit/fields'
import { listQuery } from '../../kit/list'
import { procedure } from '../../kit/procedure'

export const JENIS_KLIEN = ['lms', 'elib', 'dashboard', 'portal', 'lain'] as const
export const METODE_AUTH = ['client_secret_basic', 'client_secret_post', 'none'] as const
export const CARA_KIRIM = ['oidc', 'kode', 'jwt'] as const
export const SCOPE_OIDC = ['openid', 'profile', 'email', 'akademik', 'roles', 'offline_access'] as const
const PERAN = ['ROLE_OPERATOR', 'ROLE_MAHASISWA', 'ROLE_DOSEN'] as const

/** localhost passes here; outside a demo college the server refuses it. */
const alamat = z
  .string()
  .trim()
  .refine((uri) => galatAlamatKembali(uri, { izinkanLokal: true }) === null, ALAMAT_SALAH)
const alamatBolehKosong = () =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), alamat.nullable()).optional()

const IdKlien = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9._-]{1,39}$/, 'Huruf kecil, angka, titik, dan strip; 2-40 karakter')
  // The portal's own client: a row of that name would never be asked.
  .refine((id) => id !== 'portal-operator', 'Nama ini dipakai portal sendiri')

const isian = {
  nama: text().meta({ title: 'Nama' }),
  jenis: z.enum(JENIS_KLIEN, { error: 'Jenis tidak dikenal' }).meta({ title: 'Jenis' }),
  redirectUri: z
    .array(alamat)
    .min(1)
    .max(10)
    .meta({ title: 'Alamat kembali', description: 'Satu alamat per baris; harus sama persis dengan yang dikirim sistem itu' }),
  logoutUri: alamatBolehKosong().meta({ title: 'Alamat setelah keluar' }),
  backchannelLogoutUri: alamatBolehKosong().meta({
    title: 'Alamat back-channel logout',
    description: 'Diberi tahu saat sesi seseorang berakhir',
  }),
  metodeAuth: z.enum(METODE_AUTH, { error: 'Metode tidak dikenal' }).meta({ title: 'Autentikasi klien' }),
  scopeOidc: z.array(z.enum(SCOPE_OIDC)).min(1).max(6).meta({ title: 'Scope' }),
  peranDiizinkan: z.array(z.enum(PERAN)).min(1).max(3).meta({ title: 'Peran diizinkan' }),
  petaGrup: z.record(text(100), text(100)).meta({ title: 'Pemetaan grup', description: 'Nama hak akses ke nama grup di sistem tujuan' }),
  caraKirim: z.enum(CARA_KIRIM, { error: 'Cara tidak dikenal' }).meta({ title: 'Cara kirim' }),
  parameterTambahan: z.record(z.string().regex(/^[\w.-]{1,40}$/), z.string().max(200)).meta({ title: 'Parameter tambahan' }),
  pihakPertama: z.boolean().meta({ title: 'Pihak pertama', description: 'Tanpa halaman persetujuan' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
}

export const SsoKlienInput = z.object({
  id: IdKlien.meta({ title: 'Id klien', description: 'client_id yang ditempel di sistem tujuan' }),
  ...isian,
  metodeAuth: isian.metodeAuth.default('client_secret_basic'),
  scopeOidc: isian.scopeOidc.default(['openid', 'profile', 'email']),
  petaGrup: isian.petaGrup.default({}),
  caraKirim: isian.caraKirim.default('oidc'),
  parameterTambahan: isian.parameterTambahan.default({}),
  pihakPertama: isian.pihakPertama.default(true),
  aktif: isian.aktif.default(true),
})
export type SsoKlienInput = z.infer<typeof SsoKlienInput>

const kunci = z.object({ id: z.string().max(40) })
/** Any named field changes, the others stay. */
export const SsoKlienUbah = z
  .object(isian)
  .partial()
  .extend({ id: z.string().max(40), versi: Versi })
export type SsoKlienUbah = z.infer<typeof SsoKlienUbah>

export const SsoKlien = z.object({
  id: z.string().meta({ title: 'Id klien' }),
  nama: z.string().meta({ title: 'Nama' }),
  jenis: z.enum(JENIS_KLIEN).meta({ title: 'Jenis' }),
  redirectUri: z.array(z.string()).meta({ title: 'Alamat kembali' }),
  logoutUri: z.string().nullable().meta({ title: 'Alamat setelah keluar' }),
  backchannelLogoutUri: z.string().nullable().meta({ title: 'Alamat back-channel logout' }),
  metodeAuth: z.enum(METODE_AUTH).meta({ title: 'Autentikasi klien' }),
  scopeOidc: z.array(z.enum(SCOPE_OIDC)).meta({ title: 'Scope' }),
  peranDiizinkan: z.array(z.enum(PERAN)).meta({ title: 'Peran diizinkan' }),
  petaGrup: z.record(z.string(), z.string()).meta({ title: 'Pemetaan grup' }),
  caraKirim: z.enum(CARA_KIRIM).meta({ title: 'Cara kirim' }),
  parameterTambahan: z.record(z.string(), z.string()).meta({ title: 'Parameter tambahan' }),
  pihakPertama: z.boolean().meta({ title: 'Pihak pertama' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
  /** End of the day on which the replaced secret still works. */
  rahasiaLamaSampai: z.date().nullable().meta({ title: 'Rahasia lama berlaku sampai' }),
  terakhirDipakai: z.date().nullable().meta({ title: 'Terakhir dipakai' }),
  versi: z.int(),
  diubahPada: z.date().meta({ title: 'Diubah pada' }),
})
export type SsoKlien = z.infer<typeof SsoKlien>

const SsoCatatan = z.object({
  id: z.int(),
  waktu: z.date().meta({ title: 'Waktu' }),
  idKlien: z.string().nullable().meta({ title: 'Klien' }),
  langkah: z.string().meta({ title: 'Langkah' }),
  berhasil: z.boolean().meta({ title: 'Hasil' }),
  galat: z.string().nullable().meta({ title: 'Galat' }),
  pesan: z.string().nullable().meta({ title: 'Pesan' }),
  alamatKembali: z.string().nullable().meta({ title: 'Alamat kembali' }),
  username: z.string().nullable().meta({ title: 'Akun' }),
  saran: z.string().nullable().meta({ title: 'Saran' }),
})
export type SsoCatatan = z.infer<typeof SsoCatatan>

/** One step of the test of a client. */
const LangkahUji = z.object({ langkah: z.string(), berhasil: z.boolean(), pesan: z.string() })
const HasilUji = z.object({ langkah: z.array(LangkahUji), klaim: z.record(z.string(), z.unknown()).nullable() })
export type HasilUji = z.infer<typeof HasilUji>

const Rahasia = z.object({ rahasia: z.string().nullable() })
const baca = { scope: 'A', access: 'B' } as const
const tulis = { scope: 'A', access: 'T' } as const

export const ssoKlien = {
  list: procedure
    .meta(baca)
    .route({ method: 'GET', path: '/v2/pengaturan/sso-klien' })
    .input(
      listQuery({
        filter: { jenis: z.enum(JENIS_KLIEN, { error: 'Jenis tidak dikenal' }).optional() },
        sort: ['nama', 'id', 'jenis', 'terakhirDipakai'],
      }),
    )
    .output(many(SsoKlien)),
  get: procedure
    .meta(baca)
    .route({ method: 'GET', path: '/v2/pengaturan/sso-klien/{id}' })
    .input(z.strictObject({ id: z.string().max(40) }))
    .output(one(SsoKlien)),
  /** The secret is in this answer and never again. */
  create: procedure
    .meta({ ...tulis, secret: true })
    .route({ method: 'POST', path: '/v2/pengaturan/sso-klien', successStatus: 201 })
    .input(SsoKlienInput)
    .output(one(SsoKlien.extend(Rahasia.shape))),
  update: procedure.meta(tulis).route({ method: 'PUT', path: '/v2/pengaturan/sso-klien/{id}' }).input(SsoKlienUbah).output(one(SsoKlien)),
  remove: procedure.meta(tulis).route({ method: 'DELETE', path: '/v2/pengaturan/sso-klien/{id}' }).input(kunci).output(done),
  /** A new secret; the old one works for another 24 hours. */
  rahasia: procedure
    .meta({ ...tulis, secret: true })
    .route({ method: 'POST', path: '/v2/pengaturan/sso-klien/{id}/rahasia' })
    .input(kunci)
    .output(one(Rahasia.extend({ rahasiaLamaSampai: z.date().nullable() }))),
  uji: procedure.meta(tulis).route({ method: 'POST', path: '/v2/pengaturan/sso-klien/{id}/uji' }).input(kunci).output(one(HasilUji)),
  /** The last 100 exchanges, of one client or of all. */
  catatan: procedure
    .meta(baca)
    .route({ method: 'GET', path: '/v2/pengaturan/sso-catatan' })
    .input(z.strictObject({ idKlien: z.string().max(40).optional(), gagal: z.enum(['1']).optional() }))
    .output(all(SsoCatatan)),
  /** What every wizard shows: the issuer of this site, and the names of the hak akses that groups can be mapped from. */
  panduan: procedure
    .meta(baca)
    .route({ method: 'GET', path: '/v2/pengaturan/sso-panduan' })
    .output(
      one(
        z.object({
          issuer: z.string(),
          hakAkses: z.array(z.string()),
          kunci: z.array(z.object({ kid: z.string(), dibuatPada: z.date() })),
        }),
      ),
    ),
}

export const IdpLuarInput = z.object({
  nama: text(60).meta({ title: 'Nama', description: 'Tampil pada tombol di halaman masuk' }),
  issuer: alamat.meta({ title: 'Issuer', description: 'Alamat penyedia; discovery dibaca dari sana' }),
  clientId: text(200).meta({ title: 'Client ID' }),
  rahasia: optionalText(200).meta({ title: 'Client secret', description: 'Kosongkan bila tidak diubah' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
})
export type IdpLuarInput = z.infer<typeof IdpLuarInput>

export const IdpLuar = z.object({
  id: z.uuid(),
  nama: z.string().meta({ title: 'Nama' }),
  issuer: z.string().meta({ title: 'Issuer' }),
  clientId: z.string().meta({ title: 'Client ID' }),
  adaRahasia: z.boolean().meta({ title: 'Rahasia' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
  jumlahAkun: z.int().meta({ title: 'Akun tertaut' }),
  versi: z.int(),
  diubahPada: z.date().meta({ title: 'Diubah pada' }),
})
export type IdpLuar = z.infer<typeof IdpLuar>

/** Identity providers of others that may vouch for our people. */
export const idpLuar = crud({
  path: '/v2/pengaturan/idp-luar',
  scope: 'A',
  row: IdpLuar,
  input: IdpLuarInput,
  filter: {},
  sort: ['nama', 'issuer'],
})
