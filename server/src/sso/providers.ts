import type { EventEmitter } from 'node:events'
import type { JWK } from 'jose'
import type { default as Provider } from 'oidc-provider'
import type { AppDatabase } from '../db/client'
import type { Log } from '../kit/log'
import type { Sealer } from '../kit/sealed'
import { signingKeys } from './keys'
import { makeProvider } from './provider'
import { endSessionToo, inOneTransaction, noteEvents, tellStatus } from './provider-events'
import type { SsoServers } from './servers'

/** Keys are looked at so often. */
const FRESH_MS = 60_000
const KEPT = 100

type Kept = { kids: string; provider: Promise<Provider> }
type Keys = { at: number; keys: Promise<JWK[]> }

/** The authorization servers of all sites, made when one is first asked. */
export class SsoProviders implements SsoServers {
  readonly #parts: { app: AppDatabase; sealer: Sealer; log: Log }
  readonly #kept = new Map<string, Kept>()
  readonly #keys = new Map<string, Keys>()

  constructor(parts: { app: AppDatabase; sealer: Sealer; log: Log }) {
    this.#parts = parts
  }

  /** The server of a college for one issuer, with the keys of now. */
  async of(collegeId: string, issuer: string): Promise<Provider> {
    const keys = await this.keysOf(collegeId)
    const kids = keys.map(({ kid }) => kid).join()
    const name = `${collegeId} ${issuer}`
    const kept = this.#kept.get(name)
    if (kept?.kids === kids) return await kept.provider
    if (this.#kept.size >= KEPT) this.#kept.clear()
    const provider = this.#make(collegeId, issuer, keys)
    this.#kept.set(name, { kids, provider })
    return await provider
  }

  /**
   * Signing keys of a college, the one that signs first. Whoever asks in the middle of a transaction must not wait for a
   * second connection, so known keys are answered at once and looked at anew behind.
   */
  async keysOf(collegeId: string): Promise<JWK[]> {
    const known = this.#keys.get(collegeId)
    if (known && Date.now() - known.at < FRESH_MS) return await known.keys
    const keys = signingKeys(this.#parts.app, this.#parts.sealer, collegeId)
    if (!known) {
      this.#keys.set(collegeId, { at: Date.now(), keys })
      keys.catch(() => this.#keys.delete(collegeId))
      return await keys
    }
    known.at = Date.now()
    keys.then(
      () => this.#keys.set(collegeId, { at: Date.now(), keys }),
      (err: unknown) => this.#parts.log.warn({ err, collegeId }, 'kunci SSO tidak terbaca; dicoba lagi'),
    )
    return await known.keys
  }

  async #make(collegeId: string, issuer: string, keys: JWK[]): Promise<Provider> {
    const secure = issuer.startsWith('https:')
    const provider = await makeProvider({ issuer, keys, secure, cookieKey: this.#parts.sealer.derive(`sso-cookie ${collegeId}`) })
    const tell = (err: unknown) => this.#parts.log.error({ err, collegeId }, 'server SSO gagal')
    provider.on('server_error', (_ctx, err) => tell(err))
    ;(provider as EventEmitter).on('error', tell)
    noteEvents(provider)
    provider.use(inOneTransaction)
    provider.use(tellStatus)
    provider.use(endSessionToo)
    return provider
  }
}
