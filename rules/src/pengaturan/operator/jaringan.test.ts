import { describe, expect, it } from 'vitest'
import { galatJaringan, jaringanSah } from './jaringan'

describe('network addresses of a lokasi', () => {
  it.each(['10.1.0.0/16', '192.168.7.4', '0.0.0.0/0', '203.0.113.128/25', '2001:db8::/32', '::1', 'fe80::/10', '2001:DB8:0:0:0:0:0:1'])(
    'accepts %s',
    (teks) => expect(jaringanSah(teks)).toBe(true),
  )

  it.each([
    '',
    'kampus',
    '10.1.2.3/16',
    '10.1.0.0/33',
    '256.1.1.1',
    '10.1.0/16',
    '10.1.0.0/16/8',
    '1::2::3',
    '2001:db8::1/32',
    '1:2:3:4:5:6:7',
    'g::',
  ])('refuses %j', (teks) => expect(jaringanSah(teks)).toBe(false))

  it('names the first wrong line as a person counts, blank lines included', () => {
    expect(galatJaringan(['10.1.0.0/16', '', ' 10.2.0.0/16 '])).toBeNull()
    expect(galatJaringan(['10.1.0.0/16', '', 'lantai dua'])).toBe('Baris 3 bukan alamat jaringan')
  })
})
