import type { Services } from './auth/context'
import { serverKey } from './auth/queries'
import { Sessions } from './auth/sessions'
import { AccessTokens, randomToken } from './auth/token'
import type { Config } from './config'
import type { AppDatabase } from './db/client'
import { openStore } from './files/open-store'
import { Tenants } from './tenant/tenant'

/** The parts every request shares. */
export async function makeServices(config: Config, app: AppDatabase, log: Services['log']): Promise<Services> {
  const tokens = new AccessTokens(await serverKey(app.db, 'akses', randomToken()))
  return { config, app, log, tokens, tenants: new Tenants(app), sessions: new Sessions(app), files: openStore(config) }
}
