import { createHash } from 'node:crypto'
import type { CollegeSeed } from '../college-seed'
import { demoSites } from '../data-master/college-tables'
import { rowsOf, type TableRows } from '../kit/copy-text'

/** Secret of the built-in demo client, as published as the password of the demo accounts (server/src/sso/demo). */
const RAHASIA_DEMO = 'rahasia-klien-contoh'
const SEMUA_PERAN = ['ROLE_OPERATOR', 'ROLE_MAHASISWA', 'ROLE_DOSEN'] as const

const hash = (rahasia: string) => createHash('sha256').update(rahasia).digest('base64url')

/** Address of the client that shows the claims, at which the links and portals of the demo point. */
const alamatKlienDemo = (c: CollegeSeed): string => `${demoSites(c.id, c.port)[0]?.origin ?? ''}/v2/sso/demo`

/** Settings by which the feature links and 'Login sebagai' lead to it. */
export function konfigurasiSso(c: CollegeSeed): Readonly<Record<string, string>> {
  const alamat = alamatKlienDemo(c)
  return {
    fitur_lms: '1',
    fitur_elib: '1',
    fitur_de: '1',
    url_lms_operator: alamat,
    url_elib: alamat,
    ssotarget_dashboard_executive: alamat,
    klien_lms: 'demo',
    klien_elib: 'demo',
    klien_de: 'demo',
    url_portal_mahasiswa: alamat,
    url_portal_dosen: alamat,
  }
}

const SISTEM = {
  rahasia_hash: null as string | null,
  metode_auth: 'client_secret_basic',
  cara_kirim: 'oidc',
  scope_oidc: ['openid', 'profile', 'email'] as readonly string[],
  peran_diizinkan: SEMUA_PERAN as readonly string[],
  peta_grup: '{}',
  parameter_tambahan: '{}',
  pihak_pertama: true,
}

/** Answers the registered systems: five in the full college, the built-in one alone in the others. */
export function* ssoTables(c: CollegeSeed): Generator<TableRows> {
  const demo = alamatKlienDemo(c)
  const grup = JSON.stringify({ Administrator: 'Admin', Pembaca: 'Gamma' })
  const lain = [
    {
      id: 'moodle',
      nama: 'LMS Moodle',
      jenis: 'lms',
      redirect_uri: ['https://lms.contoh.ac.id/admin/oauth2callback.php'],
      metode_auth: 'client_secret_post',
    },
    {
      id: 'dspace',
      nama: 'E-Library DSpace',
      jenis: 'elib',
      redirect_uri: ['https://elib.contoh.ac.id/server/api/authn/oidc'],
      scope_oidc: ['openid', 'profile', 'email', 'akademik'],
    },
    {
      id: 'superset',
      nama: 'Superset',
      jenis: 'dashboard',
      redirect_uri: ['https://data.contoh.ac.id/oauth-authorized/sivitas'],
      scope_oidc: ['openid', 'profile', 'email', 'roles'],
      peran_diizinkan: ['ROLE_OPERATOR'],
      peta_grup: grup,
    },
    {
      id: 'metabase',
      nama: 'Metabase',
      jenis: 'dashboard',
      redirect_uri: ['https://metabase.contoh.ac.id/auth/sso'],
      scope_oidc: ['openid', 'profile', 'email', 'roles'],
      peran_diizinkan: ['ROLE_OPERATOR'],
      peta_grup: grup,
      cara_kirim: 'jwt',
    },
  ]
  const klien = [
    {
      id: 'demo',
      nama: 'Klien contoh',
      jenis: 'portal',
      redirect_uri: [demo, `${demo}/kembali`],
      scope_oidc: ['openid', 'profile', 'email', 'akademik', 'roles'],
      rahasia_hash: hash(RAHASIA_DEMO),
    },
    ...(c.lengkap ? lain : []),
  ]
  yield rowsOf(
    'sso_klien',
    klien.map((satu) => ({ college_id: c.id, ...SISTEM, ...satu })),
  )
}
