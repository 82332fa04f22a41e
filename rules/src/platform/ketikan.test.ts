import { describe, expect, test } from 'vitest'
import { hanyaAngka, hanyaHuruf } from './ketikan'

describe('hanyaHuruf', () => {
  test.each([
    ["Siti Nur'aini, S.Kom 2", "Siti Nur'aini S.Kom "],
    ['Al-Ghazālī', 'Al-Ghazālī'],
    ['<b>1</b>', 'bb'],
  ])('PL-C4 keeps of %j %j', (teks, harapan) => {
    expect(hanyaHuruf(teks)).toBe(harapan)
  })
})

describe('hanyaAngka', () => {
  test.each([
    ['12a3', {}, '123'],
    ['1.234', {}, '1234'],
    ['3.456', { desimal: 2 }, '3,45'],
    ['3,4', { desimal: 2 }, '3,4'],
    ['3,', { desimal: 2 }, '3,'],
    ['3,4,5', { desimal: 2 }, '3,45'],
    ['-5', {}, '5'],
    ['-5', { negatif: true }, '-5'],
  ])('PL-C4 keeps of %j with %j %j', (teks, aturan, harapan) => {
    expect(hanyaAngka(teks, aturan)).toBe(harapan)
  })
})
