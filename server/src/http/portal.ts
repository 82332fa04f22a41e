import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import type { Config } from '../config'

type Next = () => void

/**
 * The thread that reads text in pictures: it may compile the program that it brings along, and reach nothing but what the page
 * lays before it (blob:), so that a photo of a KTP cannot leave the browser (docs/decisions/2026-11-22-ktp-in-the-browser.md).
 */
const BACA_TEKS = /^\/assets\/baca-teks-[\w-]+\.js$/
const BACA_TEKS_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src blob:"

/** The built portal: hashed assets for ever, everything else revalidated; any unknown path is the portal's to route. */
export function makePortal({ portalDir, mode }: Pick<Config, 'portalDir' | 'mode'>) {
  if (!existsSync(portalDir)) return (_req: IncomingMessage, _res: ServerResponse, next: Next) => next()
  return sirv(portalDir, {
    single: true,
    etag: true,
    gzip: true,
    brotli: true,
    dev: mode === 'development',
    setHeaders: (res, path) => {
      res.setHeader('cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (BACA_TEKS.test(path)) res.setHeader('content-security-policy', BACA_TEKS_POLICY)
    },
  })
}
