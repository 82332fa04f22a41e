import { expect, it } from 'vitest'
import { pesanOauth } from './galat-oauth'

it('says what an error of the protocol means, and names an unknown one', () => {
  expect(pesanOauth('invalid_grant')).toBe('Kode atau token tidak berlaku lagi. Ulangi masuk dari awal.')
  expect(pesanOauth('aneh')).toBe('Masuk tidak dapat dilanjutkan (aneh).')
})
