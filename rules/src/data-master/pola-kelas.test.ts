import { expect, test } from 'vitest'
import { hurufKelas, isiPolaKelas, kodeKelasBerikut, tandaKelas } from './pola-kelas'

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [27, 'AB'],
  [701, 'ZZ'],
])('the %i-th class is %s', (n, huruf) => {
  expect(hurufKelas(n)).toBe(huruf)
})

test.each([
  ['{KODE}-{YY}-{A..}', 'TI-23-A'],
  ['{KODE}{YYYY}.{1..}', 'TI2023.1'],
  ['Kelas {A..} {X}', 'Kelas A {X}'],
])('%s gives %s', (pola, kode) => {
  expect(isiPolaKelas(pola, { awalan: 'TI', angkatan: 2023 }, 0)).toBe(kode)
})

test('passes over codes that are taken, whatever their case (DM-R17)', () => {
  const dipakai = new Set(['ti-25-a', 'ti-25-c'])
  expect(kodeKelasBerikut('{KODE}-{YY}-{A..}', { awalan: 'TI', angkatan: 2025 }, { m: 3, dipakai })).toEqual([
    'TI-25-B',
    'TI-25-D',
    'TI-25-E',
  ])
})

test('a class is told by the last part of its code', () => {
  expect([tandaKelas('TI-25-B'), tandaKelas('TI2023.1'), tandaKelas('A')]).toEqual(['B', '1', 'A'])
})
