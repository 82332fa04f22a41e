import type { SsoKlien } from '@sivitas/contract/pengaturan/sso/klien'
import type { Pilihan } from '../../kit/form/inputs/pilih-input'

type Kata<Key extends string> = Readonly<Record<Key, string>>

export const JENIS: Kata<SsoKlien['jenis']> = {
  lms: 'LMS',
  elib: 'E-library',
  dashboard: 'Dashboard',
  portal: 'Portal mahasiswa atau dosen',
  lain: 'Lainnya',
}
export const METODE: Kata<SsoKlien['metodeAuth']> = {
  client_secret_basic: 'Rahasia di header (client_secret_basic)',
  client_secret_post: 'Rahasia di isi permintaan (client_secret_post)',
  none: 'Tanpa rahasia, dengan PKCE',
}
export const CARA: Kata<SsoKlien['caraKirim']> = {
  oidc: 'OpenID Connect',
  kode: 'Kode pada alamat (?code=)',
  jwt: 'JWT dengan rahasia bersama',
}
export const SCOPE: Kata<SsoKlien['scopeOidc'][number]> = {
  openid: 'openid: pengenal orang',
  profile: 'profile: nama',
  email: 'email: surel',
  akademik: 'akademik: NIM, NIDN, prodi, status',
  roles: 'roles: peran dan grup',
  offline_access: 'offline_access: token penyegar',
}
export const PERAN: Kata<SsoKlien['peranDiizinkan'][number]> = {
  ROLE_OPERATOR: 'Operator',
  ROLE_MAHASISWA: 'Mahasiswa',
  ROLE_DOSEN: 'Dosen',
}

/** The words of a list as choices of a select. */
export const pilihanDari = <Key extends string>(kata: Kata<Key>): Pilihan<Key>[] =>
  (Object.entries(kata) as [Key, string][]).map(([value, label]) => ({ value, label }))
