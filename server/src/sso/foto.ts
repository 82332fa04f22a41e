import { createHmac, timingSafeEqual } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { inTransaction } from '../db/client'
import { openFile } from '../files/files'
import { findFile } from '../files/queries'
import type { Sealer } from '../kit/sealed'
import type { SsoCall } from './call'

/** Long enough for a client that fetches the photo once at sign-in or shows it for a working day; it comes anew with each sign-in. */
const UMUR_DETIK = 24 * 60 * 60

export const FOTO = /^\/v2\/sso\/foto\/([0-9a-f-]{36})-(\d{10})-([\w-]{43})$/

type Signing = { sealer: Sealer; collegeId: string }

const signature = ({ sealer, collegeId }: Signing, idBerkas: string, sampai: number) =>
  createHmac('sha256', sealer.derive('foto sso')).update(`${collegeId}|${idBerkas}|${sampai}`).digest('base64url')

/**
 * Where another system finds somebody's photo (claim `picture`, PL-R13). Clients fetch it from their own server, without a
 * token of ours, so the address itself is the key: signed, for one photo, for a day.
 */
export function fotoAddress(idBerkas: string, { issuer, now, ...signing }: Signing & { issuer: string; now: Date }): string {
  const sampai = Math.floor(now.getTime() / 1000) + UMUR_DETIK
  return `${issuer}/v2/sso/foto/${idBerkas}-${sampai}-${signature(signing, idBerkas, sampai)}`
}

function isGenuine(signing: Signing, [, idBerkas = '', sampai = '', given = '']: RegExpExecArray): boolean {
  const expected = signature(signing, idBerkas, Number(sampai))
  return Number(sampai) * 1000 > Date.now() && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}

/** GET /v2/sso/foto/{address}: the thumbnail (PL-R57), or a bare 404 for every address that is not ours, over, or replaced. */
export async function answerFoto({ req, res, context, path }: SsoCall): Promise<void> {
  const { services, tenant } = context
  const { collegeId } = tenant.college
  const asked = FOTO.exec(path)
  const genuine = asked && req.method === 'GET' && isGenuine({ sealer: services.sealer, collegeId }, asked)
  const found = genuine
    ? await inTransaction(services.app, { collegeId, readOnly: true }, async (db) => {
        const row = await findFile(db, asked[1] ?? '')
        return row?.status === 'tersimpan' ? await openFile({ db, services }, row.id, { kecil: true }) : null
      })
    : null
  if (!found) return void res.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not Found')
  res.writeHead(200, {
    'content-type': found.row.mime,
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    // Pages of other systems show it; by default a browser keeps our pictures for our own pages.
    'cross-origin-resource-policy': 'cross-origin',
  })
  await pipeline(found.isi, res)
}
