import { randomUUID } from 'node:crypto'
import { alamatTerkunciSampai, akunTerkunciSampai, penolakanMasuk } from '@sivitas/rules/platform/kunci-masuk'
import { namaMasuk } from '@sivitas/rules/platform/nama-masuk'
import { akhirSesi, UMUR_AKSES_DETIK } from '@sivitas/rules/platform/rotasi'
import { tulisScopes } from '@sivitas/rules/platform/scope'
import type { Context } from '../context'
import { Galat } from '../../kit/galat'
import { passwordFits } from '../password'
import { hashToken } from '../token'
import { setRefreshCookie } from './cookie'
import {
  clearFailures,
  findAkunByLogin,
  insertFailure,
  insertSesi,
  listAddressFailures,
  listFailures,
  lockAkun,
  recordAct,
  type AkunMasuk,
} from './queries'

type Credentials = { username: string; password: string }

const wrong = () => new Galat([401, 'kredensial_salah'], 'Nama pengguna atau kata sandi salah.', { keepsWrites: true })

/** Signs an operator in: one text for unknown user and wrong password, locks by account and address (PL-R1, R2). */
export async function login(context: Context, { username, password }: Credentials) {
  const { db } = context
  const typed = namaMasuk(username)
  const akun = await findAkunByLogin(db, typed)
  await refuseWhileLocked(context, akun)
  if (!(await passwordFits(akun?.sandiHash, password)) || !akun) {
    await recordFailure(context, typed, akun)
    throw wrong()
  }
  await clearFailures(db, akun.uuid)
  assertMayUsePortal(akun)
  const opened = await openSession(context, akun)
  await recordAct(context, {
    aksi: 'masuk',
    idAkun: akun.uuid,
    label: akun.username,
  })
  return opened
}

async function refuseWhileLocked({ db, http }: Context, akun: AkunMasuk | undefined): Promise<void> {
  const now = Date.now()
  const address = alamatTerkunciSampai(
    (await listAddressFailures(db, http.ip)).map(({ waktu, loginHash }) => ({ waktu: waktu.getTime(), akun: loginHash })),
  )
  const refusal = penolakanMasuk(akun?.terkunciSampai?.getTime() ?? null, now) ?? penolakanMasuk(address, now)
  if (refusal) throw new Galat([429, 'terlalu_sering'], refusal.pesan, { headers: { 'retry-after': String(refusal.retryAfter) } })
}

async function recordFailure(context: Context, typed: string, akun: AkunMasuk | undefined): Promise<void> {
  const { db, http } = context
  await insertFailure(db, { idAkun: akun?.uuid ?? null, loginHash: hashToken(typed), alamatIp: http.ip })
  await recordAct(context, {
    aksi: 'gagal_masuk',
    idAkun: akun?.uuid ?? null,
    label: akun?.username ?? null,
  })
  if (!akun) return
  const failures = (await listFailures(db, akun.uuid)).map(({ waktu }) => waktu.getTime())
  // Every earlier lock counts for the ladder; only the end of the newest matters for which failures are paid for.
  const earlier = Array.from({ length: akun.jumlahKunci }, () => akun.terkunciSampai?.getTime() ?? 0)
  const until = akunTerkunciSampai({ gagal: failures, kunciTerdahulu: earlier })
  if (until !== null && until > Date.now()) await lockAkun(db, akun.uuid, new Date(until))
}

/** Asked only after the right password, so that the answer tells a stranger nothing. */
function assertMayUsePortal(akun: AkunMasuk): void {
  if (akun.status === 'nonaktif') throw new Galat([403, 'hak_akses'], 'Akun dinonaktifkan. Hubungi administrator.', { keepsWrites: true })
  if (!akun.roles.includes('ROLE_OPERATOR'))
    throw new Galat([403, 'bukan_operator'], 'Akun Anda tidak memiliki akses ke portal operator.', { keepsWrites: true })
}

async function openSession(context: Context, akun: AkunMasuk) {
  const { db, http, services, tenant, collegeId } = context
  const sid = randomUUID()
  const refresh = services.tokens.refreshToken(sid, 1)
  const ends = akhirSesi(Date.now())
  await insertSesi(db, {
    id: sid,
    idAkun: akun.uuid,
    berakhirPada: new Date(ends),
    versiToken: akun.versiToken,
    alamatIp: http.ip,
    peramban: http.userAgent,
  })
  const claims = { sid, sub: akun.uuid, college: collegeId, versi: akun.versiToken }
  const session = await services.sessions.forWrite(db, claims, tenant.college)
  if (!session) throw new Galat([403, 'hak_akses'], 'Akun dinonaktifkan. Hubungi administrator.')
  setRefreshCookie(context, refresh, ends)
  return {
    access_token: await services.tokens.sign(claims),
    token_type: 'Bearer' as const,
    expires_in: UMUR_AKSES_DETIK,
    user: {
      uuid: akun.uuid,
      username: akun.username,
      roles: akun.roles as ('ROLE_OPERATOR' | 'ROLE_MAHASISWA' | 'ROLE_DOSEN')[],
      scopes: tulisScopes(session.scopes),
      wajibGantiSandi: akun.wajibGantiSandi,
    },
  }
}
