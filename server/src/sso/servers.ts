import type { JWK } from 'jose'
import type { default as Provider } from 'oidc-provider'

/** The authorization servers of all sites, as the rest of the server asks for them. */
export type SsoServers = {
  /** The server of a college for one issuer, with the keys of now. */
  of(collegeId: string, issuer: string): Promise<Provider>
  /** Signing keys of a college, the one that signs first. */
  keysOf(collegeId: string): Promise<JWK[]>
}
