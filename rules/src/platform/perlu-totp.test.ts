import { expect, it } from 'vitest'
import { perluTotp } from './perlu-totp'

it.each([
  ['tidak', { A: 'T' }, false],
  ['admin', { A: 'T' }, true],
  ['admin', { A: 'B' }, true],
  ['admin', { F3: 'T' }, false],
  ['semua', {}, true],
  ['entah', { A: 'T' }, false],
  [null, { A: 'T' }, false],
] as const)('totp_wajib=%s with %o asks: %s', (wajib, scopes, asked) => {
  expect(perluTotp(wajib, scopes)).toBe(asked)
})
