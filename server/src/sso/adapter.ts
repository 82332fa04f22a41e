import type { Adapter, AdapterPayload } from 'oidc-provider'
import { toClientMetadata } from './client-metadata'
import { findKlien } from './klien-queries'
import { dropToken, dropTokensOfGrant, findBrowserSession, findToken, putToken, useToken } from './token-queries'
import { ask, work } from './work'

/** Thrown when a code was used between our reading and our marking it; the provider answers it as invalid_grant. */
type AlreadyUsed = (idHibah: string | null) => Promise<never>

/** Keeps everything of the authorization server in one table of the college (sso_token), and reads clients from theirs. */
export function makeAdapter(refuseUsed: AlreadyUsed) {
  return (jenis: string): Adapter => (jenis === 'Client' ? clients() : new TokenAdapter(jenis, refuseUsed))
}

class TokenAdapter implements Adapter {
  readonly #jenis: string
  readonly #refuseUsed: AlreadyUsed

  constructor(jenis: string, refuseUsed: AlreadyUsed) {
    this.#jenis = jenis
    this.#refuseUsed = refuseUsed
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    // The value itself is the secret; it comes back from the one who shows it.
    const { jti, ...isi } = payload
    const idHibah = this.#jenis === 'Grant' ? (jti ?? id) : (payload.grantId ?? null)
    const row = { jenis: this.#jenis, id, isi: isi as Record<string, unknown>, uid: payload.uid ?? null, ttl: expiresIn }
    await ask((db) => putToken(db, { ...row, idHibah: this.#jenis === 'Interaction' ? null : idHibah }))
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const stored = await ask((db) => (this.#jenis === 'Session' ? findBrowserSession(db, id) : findToken(db, { jenis: this.#jenis, id })))
    if (!stored) return undefined
    const consumed = stored.dipakaiPada ? { consumed: Math.floor(stored.dipakaiPada.getTime() / 1000) } : {}
    return { ...stored.isi, jti: id, ...consumed } as AdapterPayload
  }

  async consume(id: string): Promise<void> {
    const key = { jenis: this.#jenis, id }
    if (await ask((db) => useToken(db, key))) return
    const stored = await ask((db) => findToken(db, key))
    await this.#refuseUsed((stored?.isi['grantId'] as string | undefined) ?? null)
  }

  destroy(id: string): Promise<void> {
    return ask((db) => dropToken(db, { jenis: this.#jenis, id }))
  }

  revokeByGrantId(grantId: string): Promise<void> {
    return ask((db) => dropTokensOfGrant(db, this.#jenis, grantId))
  }

  /** Only tokens that are bound to a browser's cookie would ask for it; ours are bound to the sesi. */
  findByUid(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  /** The device flow is off. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined)
  }
}

/** Clients are written on /pengaturan/sso only, never by the protocol. */
function clients(): Adapter {
  const never = (): Promise<never> => Promise.reject(new Error('Clients are kept on /pengaturan/sso.'))
  return {
    find: async (id) => {
      const klien = await ask((db) => findKlien(db, id))
      return klien?.aktif ? toClientMetadata(klien, work().issuer) : undefined
    },
    upsert: never,
    destroy: never,
    consume: never,
    revokeByGrantId: never,
    findByUid: never,
    findByUserCode: never,
  }
}
