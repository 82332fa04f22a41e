import { expect, test } from 'vitest'
import { buang, ganti, geser } from './susun'

const ABC = ['a', 'b', 'c'] as const

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, 2, ['b', 'c', 'a']],
  [0, -1, ['a', 'b', 'c']],
  [2, 5, ['a', 'b', 'c']],
  [7, 1, ['a', 'b', 'c']],
])('moving item %i by %i gives %j', (dari, langkah, hasil) => {
  expect(geser(ABC, dari, langkah)).toEqual(hasil)
})

test('exchanges and removes by place', () => {
  expect(ganti(ABC, 1, 'x')).toEqual(['a', 'x', 'c'])
  expect(buang(ABC, 1)).toEqual(['a', 'c'])
})
