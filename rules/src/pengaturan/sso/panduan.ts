/** Systems whose connection the wizard knows (PL-R14). */
export const SISTEM_SSO = {
  moodle: 'Moodle',
  dspace: 'DSpace 7 atau lebih baru',
  superset: 'Apache Superset',
  metabase: 'Metabase (opsi JWT)',
  slims: 'SLiMS (plugin)',
} as const
export type SistemSso = keyof typeof SISTEM_SSO

export interface RancanganKlien {
  readonly jenis: 'lms' | 'elib' | 'dashboard'
  readonly redirectUri: string
  readonly metodeAuth: 'client_secret_basic' | 'client_secret_post'
  readonly caraKirim: 'oidc' | 'kode' | 'jwt'
  readonly scopeOidc: readonly ('openid' | 'profile' | 'email' | 'akademik' | 'roles')[]
}

const PROFIL = ['openid', 'profile', 'email'] as const

/** The client that a system needs, as it is known of the system's own documentation; all of it can be changed. */
const RANCANGAN: Readonly<Record<SistemSso, RancanganKlien>> = {
  moodle: {
    jenis: 'lms',
    redirectUri: '/admin/oauth2callback.php',
    metodeAuth: 'client_secret_post',
    caraKirim: 'oidc',
    scopeOidc: PROFIL,
  },
  dspace: { jenis: 'elib', redirectUri: '/server/api/authn/oidc', metodeAuth: 'client_secret_post', caraKirim: 'oidc', scopeOidc: PROFIL },
  superset: {
    jenis: 'dashboard',
    redirectUri: '/oauth-authorized/sivitas',
    metodeAuth: 'client_secret_basic',
    caraKirim: 'oidc',
    scopeOidc: [...PROFIL, 'roles'],
  },
  metabase: {
    jenis: 'dashboard',
    redirectUri: '/auth/sso',
    metodeAuth: 'client_secret_basic',
    caraKirim: 'jwt',
    scopeOidc: [...PROFIL, 'roles'],
  },
  slims: {
    jenis: 'elib',
    redirectUri: '/index.php?p=sso',
    metodeAuth: 'client_secret_post',
    caraKirim: 'kode',
    scopeOidc: [...PROFIL, 'akademik'],
  },
}

/** Answers the client to register for a system at an address such as https://lms.contoh.ac.id (PL-R14). */
export function rancanganKlien(sistem: SistemSso, alamat: string): RancanganKlien {
  const rancangan = RANCANGAN[sistem]
  return { ...rancangan, redirectUri: alamat.trim().replace(/\/+$/, '') + rancangan.redirectUri }
}

export interface NilaiTempel {
  readonly label: string
  readonly nilai: string
}

export interface Tempelan {
  readonly issuer: string
  readonly idKlien: string
  readonly rahasia: string | null
}

const BELUM = '(rahasia yang ditampilkan saat klien dibuat)'

/** Answers what is pasted into the other system, field by field in its own words (PL-R14). */
export function nilaiTempel(sistem: SistemSso, { issuer, idKlien, rahasia }: Tempelan): NilaiTempel[] {
  const id = { label: 'Client ID', nilai: idKlien }
  const secret = { label: 'Client secret', nilai: rahasia ?? BELUM }
  switch (sistem) {
    case 'moodle':
      return [{ label: 'Service base URL (discovery)', nilai: issuer }, id, secret, { label: 'Scopes', nilai: PROFIL.join(' ') }]
    case 'dspace':
      return [
        { label: 'authentication-oidc.auth-server-url', nilai: issuer },
        { label: 'authentication-oidc.authorize-endpoint', nilai: `${issuer}/v2/sso/authorize` },
        { label: 'authentication-oidc.token-endpoint', nilai: `${issuer}/api/access_token` },
        { label: 'authentication-oidc.user-info-endpoint', nilai: `${issuer}/api/user_info` },
        { label: 'authentication-oidc.client-id', nilai: idKlien },
        { label: 'authentication-oidc.client-secret', nilai: rahasia ?? BELUM },
        { label: 'authentication-oidc.scopes', nilai: PROFIL.join(',') },
      ]
    case 'superset':
      return [
        { label: 'OAUTH_PROVIDERS name', nilai: 'sivitas' },
        id,
        secret,
        { label: 'server_metadata_url', nilai: `${issuer}/.well-known/openid-configuration` },
        { label: 'client_kwargs scope', nilai: [...PROFIL, 'roles'].join(' ') },
        { label: 'Klaim peran (AUTH_ROLES_MAPPING)', nilai: 'groups' },
      ]
    case 'metabase':
      return [
        { label: 'JWT Identity Provider URI', nilai: `${issuer}/v2/sso/jwt/${idKlien}` },
        { label: 'String used by the JWT signing key', nilai: rahasia ?? BELUM },
        { label: 'Email attribute', nilai: 'email' },
        { label: 'First name attribute', nilai: 'first_name' },
        { label: 'Last name attribute', nilai: 'last_name' },
        { label: 'Group assignment attribute', nilai: 'groups' },
      ]
    case 'slims':
      return [
        id,
        secret,
        { label: 'Alamat penukaran kode', nilai: `${issuer}/api/access_token` },
        { label: 'Alamat profil', nilai: `${issuer}/api/user_info` },
      ]
  }
}

/** What must be known beside the values; editions differ in what they can do. */
export const CATATAN_SISTEM: Readonly<Partial<Record<SistemSso, string>>> = {
  metabase: 'Edisi gratis Metabase tidak memiliki OIDC maupun JWT; pasang proxy OIDC di depannya.',
  slims: 'SLiMS tidak memiliki klien OIDC. Diperlukan plugin yang menukar parameter code dan membaca profil, atau proxy OIDC.',
}
