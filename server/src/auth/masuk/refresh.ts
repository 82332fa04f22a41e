import { rotasi, UMUR_AKSES_DETIK } from '@sivitas/rules/platform/rotasi'
import { Galat } from '../../kit/galat'
import { beriTahu } from '../../notifikasi/queries'
import type { Context } from '../context'
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './cookie'
import { findSesiForRefresh, recordAct, revokeSesi, rotateSesi } from './queries'

type Sesi = NonNullable<Awaited<ReturnType<typeof findSesiForRefresh>>>

const ENDED = 'Sesi Anda telah berakhir. Silakan login kembali.'

/** Exchanges a refresh token for an access token and a successor; an old one ends its whole family (PL-R3, R4). */
export async function refresh(context: Context, given: string | undefined) {
  const claims = context.services.tokens.readRefresh(given ?? readRefreshCookie(context) ?? '')
  const sesi = claims ? await findSesiForRefresh(context.db, claims.sid) : undefined
  if (!claims || !sesi) return refuse(context, 'token_kedaluwarsa')
  switch (verdictOn(sesi, claims.urutan)) {
    case 'putar':
      return await rotate(context, sesi, given !== undefined)
    case 'ulangi':
      return await answer(context, sesi, given !== undefined)
    case 'reuse':
      return await punishReuse(context, sesi)
    default:
      return refuse(context, 'token_kedaluwarsa')
  }
}

/** A token two generations old was used up long ago, whenever that was. */
function verdictOn(sesi: Sesi, urutan: number) {
  const dipakaiPada = urutan >= sesi.urutan ? null : urutan === sesi.urutan - 1 ? (sesi.diputarPada?.getTime() ?? 0) : 0
  const dicabutPada = sesi.dicabutPada?.getTime() ?? null
  return rotasi({ berakhirPada: sesi.berakhirPada.getTime(), dicabutPada, dipakaiPada }, Date.now())
}

async function rotate(context: Context, sesi: Sesi, inBody: boolean) {
  if (sesi.statusAkun === 'nonaktif' || sesi.versiAkun !== sesi.versiToken || !sesi.indukHidup) return refuse(context, 'token_kedaluwarsa')
  const next = { ...sesi, urutan: sesi.urutan + 1 }
  await rotateSesi(context.db, sesi.id, { urutan: next.urutan, alamatIp: context.http.ip, peramban: context.http.userAgent })
  return await answer(context, next, inBody)
}

async function answer(context: Context, sesi: Sesi, inBody: boolean) {
  const { tokens } = context.services
  const next = tokens.refreshToken(sesi.id, sesi.urutan)
  setRefreshCookie(context, next, sesi.berakhirPada.getTime())
  const access_token = await tokens.sign({ sid: sesi.id, sub: sesi.idAkun, college: context.collegeId, versi: sesi.versiToken })
  return { access_token, token_type: 'Bearer' as const, expires_in: UMUR_AKSES_DETIK, ...(inBody ? { refresh_token: next } : {}) }
}

async function punishReuse(context: Context, sesi: Sesi): Promise<never> {
  const { db, services } = context
  await revokeSesi(db, sesi.id, 'reuse')
  services.sessions.forget(sesi.id)
  await beriTahu(db, [sesi.idAkun], {
    jenis: 'keamanan',
    judul: 'Sesi dihentikan demi keamanan',
    isi: 'Token masuk Anda dipakai dua kali dari tempat berbeda. Sesi itu dihentikan; ganti kata sandi bila bukan Anda.',
    tautan: '/pengaturan/kata-sandi',
  })
  await recordAct(context, { aksi: 'keluar', idAkun: sesi.idAkun, label: null, alasan: 'token dipakai ulang' })
  return refuse(context, 'token_reuse')
}

function refuse(context: Context, type: 'token_kedaluwarsa' | 'token_reuse'): never {
  clearRefreshCookie(context)
  throw new Galat([401, type], ENDED, { keepsWrites: true })
}
