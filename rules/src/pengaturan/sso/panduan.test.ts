import { describe, expect, it } from 'vitest'
import { nilaiTempel, rancanganKlien, SISTEM_SSO, type SistemSso } from './panduan'

describe('the wizard for known systems (PL-R14)', () => {
  it.each([
    ['moodle', 'https://lms.contoh.ac.id/', 'https://lms.contoh.ac.id/admin/oauth2callback.php', 'oidc'],
    ['dspace', 'https://elib.contoh.ac.id', 'https://elib.contoh.ac.id/server/api/authn/oidc', 'oidc'],
    ['superset', 'https://data.contoh.ac.id', 'https://data.contoh.ac.id/oauth-authorized/sivitas', 'oidc'],
    ['metabase', 'https://mb.contoh.ac.id', 'https://mb.contoh.ac.id/auth/sso', 'jwt'],
    ['slims', 'https://slims.contoh.ac.id', 'https://slims.contoh.ac.id/index.php?p=sso', 'kode'],
  ] as const)('%s', (...given) => {
    const [sistem, alamat, redirectUri, caraKirim] = given
    expect(rancanganKlien(sistem, alamat)).toMatchObject({ redirectUri, caraKirim })
  })

  it('shows id and secret of the client in the words of each system', () => {
    for (const sistem of Object.keys(SISTEM_SSO) as SistemSso[]) {
      const nilai = nilaiTempel(sistem, { issuer: 'https://sia.contoh.ac.id', idKlien: 'klien-x', rahasia: 'r4h4s14' }).map(
        (satu) => satu.nilai,
      )
      expect(nilai.some((teks) => teks.includes('klien-x'))).toBe(true)
      expect(nilai).toContain('r4h4s14')
    }
  })

  it('says where the secret was when it is no longer known', () => {
    const [, , secret] = nilaiTempel('moodle', { issuer: 'https://sia.contoh.ac.id', idKlien: 'moodle', rahasia: null })
    expect(secret?.nilai).toContain('saat klien dibuat')
  })
})
