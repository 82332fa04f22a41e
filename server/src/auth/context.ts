import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config'
import type { AppDatabase, Trx } from '../db/client'
import type { FileStore } from '../files/store'
import type { JobSignals } from '../jobs/signals'
import type { Log } from '../kit/log'
import type { Reply } from '../kit/reply'
import type { Sealer } from '../kit/sealed'
import type { SsoServers } from '../sso/servers'
import type { Tenant, Tenants } from '../tenant/tenant'
import type { Session } from './session'
import type { Sessions } from './sessions'
import type { AccessTokens } from './token'

/** What lives as long as the server. */
export type Services = {
  config: Config
  app: AppDatabase
  tenants: Tenants
  sessions: Sessions
  tokens: AccessTokens
  log: Log
  /** Encrypts what is stored and must be readable again. */
  sealer: Sealer
  /** The authorization servers of the sites. */
  sso: SsoServers
  /** Contents of uploaded and made files; rows and rights are in `berkas`. */
  files: FileStore
  /** Hears which jobs change, for workers and open event streams. */
  signals: JobSignals
}

/** What the HTTP layer knows of one request before anybody is asked who he is. */
export type RequestContext = {
  services: Services
  tenant: Tenant
  reply: Reply
  /** Set where a job asks on behalf of its akun, never by HTTP: it stands in for the token. Reads only. */
  actor?: Session
  http: {
    requestId: string
    method: string
    path: string
    ip: string
    userAgent: string
    origin: string | undefined
    secure: boolean
    headers: IncomingHttpHeaders
    cookies: Record<string, string>
  }
}

/** What a handler gets from the guard: a transaction on behalf of the caller, and the caller. */
export type Authenticated = {
  db: Trx
  /** Public calls have none; asking for it there is a fault. */
  session: Session
  collegeId: string
}

export type Context = RequestContext & Authenticated
