import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import type { Config } from '../config'

type Next = () => void

/** The built portal: hashed assets for ever, everything else revalidated; any unknown path is the portal's to route. */
export function makePortal({ portalDir, mode }: Pick<Config, 'portalDir' | 'mode'>) {
  if (!existsSync(portalDir)) return (_req: IncomingMessage, _res: ServerResponse, next: Next) => next()
  return sirv(portalDir, {
    single: true,
    etag: true,
    gzip: true,
    brotli: true,
    dev: mode === 'development',
    setHeaders: (res, path) =>
      res.setHeader('cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  })
}
