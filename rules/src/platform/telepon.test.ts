import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitTelepon, handphoneSah, teleponSimpan } from './telepon'

describe('digitTelepon', () => {
  test.each([
    ['+62 812-3456-7890', '81234567890'],
    ['081234567890', '81234567890'],
    ['6281234567890', '81234567890'],
    ['006281234567890', '81234567890'],
    ['+62 0812 3456 7890', '81234567890'],
    ['8123456789012345', '812345678901'],
    ['+62812345678901', '812345678901'],
    ['0', ''],
    ['62', '62'],
    ['+62', '62'],
    ['abc', ''],
    ['0622123456', '622123456'],
    ['622123456', '622123456'],
    ['+62622123456', '622123456'],
  ])('PL-C2 reduces %j to %j', (ketikan, harapan) => {
    expect(digitTelepon(ketikan)).toBe(harapan)
  })
  test('PL-C2 does not change a stored number when it is read again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^8\d{8,11}$/), (digit) => {
        expect(digitTelepon(`+62${digit}`)).toBe(digit)
        expect(teleponSimpan(digit)).toBe(`+62${digit}`)
      }),
    )
  })
})

describe('teleponSimpan', () => {
  test.each([
    ['0812-3456-7890', '+6281234567890'],
    ['', null],
  ])('PL-C2 stores %j as %j', (ketikan, harapan) => {
    expect(teleponSimpan(ketikan)).toBe(harapan)
  })
})

describe('handphoneSah', () => {
  test.each([
    ['81234567', false],
    ['812345678', true],
    ['+62 812-3456-7890', true],
  ])('PL-C2 takes %j for a mobile number: %s', (ketikan, harapan) => {
    expect(handphoneSah(ketikan)).toBe(harapan)
  })
})
