import type { Services } from './auth/context'
import { serverKey } from './auth/queries'
import { Sessions } from './auth/sessions'
import { AccessTokens, randomToken } from './auth/token'
import type { Config } from './config'
import type { AppDatabase } from './db/client'
import { openStore } from './files/open-store'
import { JobSignals } from './jobs/signals'
import { openSealer } from './kit/sealed'
import { SsoProviders } from './sso/providers'
import { Tenants } from './tenant/tenant'

/** The parts every request shares. */
export async function makeServices(config: Config, app: AppDatabase, log: Services['log']): Promise<Services> {
  const tokens = new AccessTokens(await serverKey(app.db, 'akses', randomToken()))
  const sealer = openSealer(config)
  return {
    config,
    app,
    log,
    tokens,
    sealer,
    sso: new SsoProviders({ app, sealer, log }),
    tenants: new Tenants(app),
    sessions: new Sessions(app),
    files: openStore(config),
    signals: new JobSignals(app, log),
  }
}
