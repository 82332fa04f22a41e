import { perluTotp } from '@sivitas/rules/platform/perlu-totp'
import { Galat, isianSalah } from '../../kit/galat'
import { konfigurasi } from '../../tenant/konfigurasi-queries'
import type { Context } from '../context'
import { api } from '../guard'
import { recordAct } from '../masuk/queries'
import { newRecoveryCodes, newSecret, recoveryHash, scanAddress, stepOf } from './code'
import { activateTotp, dropTotp, findTotp, putCandidate } from './queries'
import { codeFits } from './second-step'

const calls = api.platform.totp
const CANDIDATE_MS = 15 * 60_000
const SALAH = 'Kode tidak sesuai. Periksa jam telepon Anda, lalu ketik kode yang sedang tampil.'

/** A new secret to scan. It counts only after a code of it was typed, so that nobody locks himself out. */
async function offer({ db, session, services: { sealer }, tenant: { college } }: Context) {
  const totp = await findTotp(db, session.uuid)
  if (totp?.aktifPada) throw new Galat([409, 'duplikat'], 'Autentikator sudah aktif. Matikan dahulu untuk menggantinya.')
  const rahasia = newSecret()
  await putCandidate(db, session.uuid, sealer.seal(rahasia))
  return { alamat: scanAddress(rahasia, { issuer: college.nama, label: session.username }), rahasia, kodePemulihan: [] }
}

async function confirm(context: Context, code: string) {
  const { db, session, services } = context
  const totp = await findTotp(db, session.uuid, { lock: true })
  const fresh = totp?.calonPada && Date.now() - totp.calonPada.getTime() < CANDIDATE_MS
  if (!totp?.calon || !fresh) throw isianSalah('code', 'Kode QR sudah lama. Tampilkan yang baru lalu pindai lagi.', 'kedaluwarsa')
  const step = stepOf(services.sealer.open(totp.calon), code, totp.langkah)
  if (step === null) throw isianSalah('code', SALAH)
  const codes = newRecoveryCodes()
  const kodePemulihan = codes.map((one) => recoveryHash(services.sealer, one))
  await activateTotp(db, session.uuid, { rahasia: totp.calon, langkah: step, kodePemulihan })
  await recordAct(context, { aksi: 'ubah', idAkun: session.uuid, label: session.username, alasan: 'autentikator dipasang' })
  services.sessions.forget(session.sid)
  return { alamat: null, rahasia: null, kodePemulihan: codes }
}

export const totp = calls.router({
  status: calls.status.handler(async ({ context: { db, session } }) => {
    const found = await findTotp(db, session.uuid)
    const wajib = await konfigurasi(db, 'totp_wajib')
    return {
      data: {
        aktif: Boolean(found?.aktifPada),
        wajib: perluTotp(wajib, session.scopes),
        sejak: found?.aktifPada ?? null,
        sisaKodePemulihan: found?.aktifPada ? found.kodePemulihan.length : 0,
      },
    }
  }),
  pasang: calls.pasang.handler(async ({ input, context }) => ({
    data: input.code ? await confirm(context, input.code) : await offer(context),
  })),
  lepas: calls.lepas.handler(async ({ input, context }) => {
    const { db, session, services } = context
    if (!(await codeFits(context, session.uuid, input.code))) throw isianSalah('code', SALAH)
    await dropTotp(db, session.uuid)
    await recordAct(context, { aksi: 'ubah', idAkun: session.uuid, label: session.username, alasan: 'autentikator dimatikan' })
    services.sessions.forget(session.sid)
    return { data: null }
  }),
})
