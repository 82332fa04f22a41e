import { expect, it } from 'vitest'
import { saranSso } from './saran'

it.each([
  ['redirect_uri_mismatch', 'https://lms.contoh.ac.id/sso/', 'alamat kembali'],
  ['invalid_grant', 'authorization code already consumed', 'dua kali'],
  ['invalid_grant', 'authorization code is expired', '120 detik'],
  ['invalid_client', 'client authentication failed', 'Rahasia'],
  ['invalid_request', 'Authorization Server policy requires PKCE to be used for this request', 'PKCE S256'],
  ['access_denied', 'peran tidak diizinkan', 'Peran diizinkan'],
  ['login_required', 'End-User authentication is required', 'belum masuk'],
  ['invalid_grant', 'grant not found', 'Ulangi masuk'],
  ['server_error', 'apa saja', 'Bandingkan'],
])('advises on %s (%s)', (galat, pesan, kata) => {
  expect(saranSso(galat, pesan)).toContain(kata)
})

it('has no advice for what went well', () => {
  expect(saranSso(null, null)).toBeNull()
})
