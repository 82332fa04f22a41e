import { describe, expect, test } from 'vitest'
import { tujuanAman } from './tujuan-aman'

describe('tujuanAman', () => {
  test.each([
    ['/akademik/krs?page=2', '/akademik/krs?page=2'],
    ['/', '/'],
    ['https://jahat.example', '/dashboard'],
    ['//jahat.example', '/dashboard'],
    ['/\\jahat.example', '/dashboard'],
    ['/\t/jahat.example', '/dashboard'],
    ['/\n/jahat.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['akademik/krs', '/dashboard'],
    [' /akademik', '/dashboard'],
    ['', '/dashboard'],
    [null, '/dashboard'],
    [undefined, '/dashboard'],
  ])('PL-R8 follows %j to %j', (redirect, harapan) => {
    expect(tujuanAman(redirect)).toBe(harapan)
  })
})
