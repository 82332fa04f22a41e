import type { AdapterPayload } from 'oidc-provider'
import type { Klien } from './klien-queries'

/** Where a browser comes back to when a signed hand-off needed a sign-in first. */
export const signedHandOffAddress = (issuer: string, idKlien: string): string => `${issuer}/v2/sso/jwt/${encodeURIComponent(idKlien)}`

/** No hash has this form, so nothing that is sent can ever match it. */
const NO_SECRET = '-'

/** Our row in the words of OpenID Connect. The secret is its hash; what is sent is hashed before it is compared. */
export function toClientMetadata(klien: Klien, issuer: string): AdapterPayload {
  const refreshes = klien.scopeOidc.includes('offline_access')
  const secret = klien.metodeAuth === 'none' ? {} : { client_secret: klien.rahasiaHash ?? NO_SECRET }
  return {
    client_id: klien.id,
    client_name: klien.nama,
    application_type: 'web',
    ...secret,
    token_endpoint_auth_method: klien.metodeAuth,
    redirect_uris: klien.caraKirim === 'jwt' ? [signedHandOffAddress(issuer, klien.id)] : klien.redirectUri,
    post_logout_redirect_uris: klien.logoutUri ? [klien.logoutUri] : [],
    response_types: ['code'],
    grant_types: ['authorization_code', ...(refreshes ? ['refresh_token'] : [])],
    scope: klien.scopeOidc.join(' '),
    id_token_signed_response_alg: 'RS256',
    // The other half of what the protocol knows of it: who may enter, as which group, with which older secret.
    klien: {
      peranDiizinkan: klien.peranDiizinkan,
      petaGrup: klien.petaGrup,
      pihakPertama: klien.pihakPertama,
      rahasiaLamaHash: klien.rahasiaLamaHash,
      rahasiaLamaSampai: klien.rahasiaLamaSampai?.getTime() ?? 0,
    },
  } as AdapterPayload
}

/** What `toClientMetadata` put into `klien`. */
export type KlienFacts = {
  peranDiizinkan: string[]
  petaGrup: Record<string, string>
  pihakPertama: boolean
  rahasiaLamaHash: string | null
  rahasiaLamaSampai: number
}

/** Our facts of a client of the library. */
export const factsOf = (client: object): KlienFacts => (client as { klien: KlienFacts }).klien
