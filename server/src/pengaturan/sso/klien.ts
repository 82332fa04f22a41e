import { randomBytes } from 'node:crypto'
import { SsoKlien, type SsoKlienInput } from '@sivitas/contract/pengaturan/sso/klien'
import { ALAMAT_SALAH, galatAlamatKembali } from '@sivitas/rules/pengaturan/sso/alamat-kembali'
import { saranSso } from '@sivitas/rules/pengaturan/sso/saran'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { hashToken } from '../../auth/token'
import { dipakai, duplikat, isianSalah, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { plainTable } from '../../kit/plain-table'
import { updateVersioned } from '../../kit/versioned'
import { issuerOf } from '../../sso/issuer'
import {
  columnsOf,
  findKlienRow,
  isLinked,
  listCatatan,
  listHakAksesNames,
  listPublishedKeys,
  replaceSecret,
  selectKlien,
} from './klien-queries'
import { ujiKlien } from './uji'

const calls = api.pengaturan.ssoKlien

const table = plainTable({
  table: 'ssoKlien',
  name: 'Klien SSO',
  find: findKlienRow,
  words: () => ({ sso_klien_pkey: () => duplikat('id', 'Id klien sudah dipakai') }),
  usedBy: async (db, id) => {
    const keyword = await isLinked(db, id)
    return keyword ? dipakai(`Klien ini dipakai konfigurasi ${keyword}. Ganti atau nonaktifkan tautannya dahulu.`) : null
  },
})

type Addresses = Partial<Pick<SsoKlienInput, 'redirectUri' | 'logoutUri' | 'backchannelLogoutUri'>>

/** One's own machine is no address of a college; only the demo may lead there. */
function assertAddresses({ tenant }: Pick<Context, 'tenant'>, { redirectUri, logoutUri, backchannelLogoutUri }: Addresses): void {
  const izinkanLokal = tenant.college.demo
  const wrong = (alamat: string | null | undefined) => Boolean(alamat) && galatAlamatKembali(alamat ?? '', { izinkanLokal }) !== null
  if (redirectUri?.some(wrong)) throw isianSalah('redirectUri', ALAMAT_SALAH)
  if (wrong(logoutUri)) throw isianSalah('logoutUri', ALAMAT_SALAH)
  if (wrong(backchannelLogoutUri)) throw isianSalah('backchannelLogoutUri', ALAMAT_SALAH)
}

type SecretKind = Pick<SsoKlienInput, 'metodeAuth' | 'caraKirim'>

/** A secret and how it is kept: hashed, or sealed where both sides must know it; none for a public client. */
function newSecret({ services }: Pick<Context, 'services'>, { metodeAuth, caraKirim }: SecretKind) {
  if (caraKirim !== 'jwt' && metodeAuth === 'none') return { rahasia: null, rahasiaHash: null, rahasiaJwt: null }
  // Metabase wants its shared secret in 64 hexadecimal signs.
  const rahasia = caraKirim === 'jwt' ? randomBytes(32).toString('hex') : randomBytes(32).toString('base64url')
  const shared = caraKirim === 'jwt'
  return { rahasia, rahasiaHash: shared ? null : hashToken(rahasia), rahasiaJwt: shared ? services.sealer.seal(rahasia) : null }
}

export const ssoKlien = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectKlien(context.db, input),
      sort: { nama: 'ssoKlien.nama', id: 'ssoKlien.id', jenis: 'ssoKlien.jenis', terakhirDipakai: 'terakhirDipakai' },
      tie: 'ssoKlien.id',
      show: (row) => row,
      schema: SsoKlien,
      title: 'Klien SSO',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await table.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context }) => {
    assertAddresses(context, input)
    const { rahasia, ...stored } = newSecret(context, input)
    const row = await table.create(context.db, columnsOf({ ...input, ...stored }))
    return { data: { ...row, rahasia } }
  }),
  update: calls.update.handler(async ({ input, context }) => {
    assertAddresses(context, input)
    const before = await table.get(context.db, input.id)
    const { caraKirim = before.caraKirim } = input
    // The two kinds keep their secrets in different ways, so a change of kind needs a new one.
    if ((caraKirim === 'jwt') !== (before.caraKirim === 'jwt'))
      throw isianSalah('caraKirim', 'Cara kirim jwt memakai rahasia jenis lain. Buat klien baru untuk itu.')
    const { id, versi, ...values } = input
    await updateVersioned(context.db, 'ssoKlien', { id, versi, ...columnsOf(values) })
    return { data: await table.get(context.db, id) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await table.remove(context.db, input.id)
    return { data: null }
  }),
  rahasia: calls.rahasia.handler(async ({ input, context }) => {
    const klien = await table.get(context.db, input.id)
    const { rahasia, ...stored } = newSecret(context, klien)
    if (rahasia === null) throw isianSalah('metodeAuth', 'Klien tanpa rahasia memakai PKCE, bukan rahasia.')
    return { data: { rahasia, rahasiaLamaSampai: await replaceSecret(context.db, input.id, stored) } }
  }),
  uji: calls.uji.handler(async ({ input, context }) => {
    const klien = await findKlienRow(context.db, input.id)
    if (!klien) throw tidakDitemukan('Klien SSO')
    return { data: await ujiKlien(context, klien) }
  }),
  catatan: calls.catatan.handler(async ({ input, context }) => {
    const rows = await listCatatan(context.db, { idKlien: input.idKlien, gagal: input.gagal === '1' })
    return { data: rows.map((row) => ({ ...row, saran: saranSso(row.galat, row.pesan) })) }
  }),
  panduan: calls.panduan.handler(async ({ context }) => {
    const { db, tenant, services, collegeId } = context
    await services.sso.keysOf(collegeId)
    return { data: { issuer: await issuerOf(db, tenant), hakAkses: await listHakAksesNames(db), kunci: await listPublishedKeys(db) } }
  }),
})
