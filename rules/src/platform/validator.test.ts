import { describe, expect, test } from 'vitest'
import { larikTerisi, surelSah, terisi, tujuanMenuSah, urlSah } from './validator'

describe('terisi', () => {
  test.each<[unknown, boolean]>([
    ['a', true],
    [' ', false],
    ['', false],
    [null, false],
    [undefined, false],
    [0, true],
    [Number.NaN, false],
    [false, true],
    [[], false],
    [['a'], true],
    [{}, true],
  ])('PL-C17 a required field with %j is filled: %s', (nilai, harapan) => {
    expect(terisi(nilai)).toBe(harapan)
  })
  test('PL-C17 wants a non-empty list', () => {
    expect([[1], [], 'a', null].map(larikTerisi)).toEqual([true, false, false, false])
  })
})

describe('surelSah', () => {
  test.each([
    ['a@contoh.ac.id', true],
    ['nama.depan+tag@sub.contoh.co', true],
    ['abc', false],
    ['a@contoh', false],
    ['a@contoh.c', false],
    ['@contoh.id', false],
    ['a b@contoh.id', false],
    ['a@contoh..id', false],
    ['a@-contoh.id', false],
    ['a@contoh.i2', false],
  ])('PL-C17 %j is an e-mail address: %s', (teks, harapan) => {
    expect(surelSah(teks)).toBe(harapan)
  })
})

describe('urlSah', () => {
  test.each([
    ['https://elib.contoh.ac.id', true],
    ['http://localhost:3000/masuk?x=1#y', true],
    ['https://127.0.0.1/', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['ftp://contoh.ac.id', false],
    ['https://', false],
    ['https://contoh .id', false],
    ['//contoh.ac.id', false],
    ['https://user:sandi@contoh.ac.id', false],
    ['contoh.ac.id', false],
  ])('PL-C17 %j is an address: %s', (teks, harapan) => {
    expect(urlSah(teks)).toBe(harapan)
  })
})

describe('tujuanMenuSah', () => {
  test.each([
    ['/krs', true],
    ['https://elib.contoh.ac.id', true],
    ['http://elib.contoh.ac.id', false],
    ['//jahat.example', false],
    ['/\\jahat.example', false],
    ['javascript:alert(1)', false],
  ])('PL menuPortal %j may be a target: %s', (teks, harapan) => {
    expect(tujuanMenuSah(teks)).toBe(harapan)
  })
})
