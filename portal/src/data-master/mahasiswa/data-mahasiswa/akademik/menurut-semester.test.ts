import { expect, it } from 'vitest'
import { menurutSemester } from './menurut-semester'

it('puts courses under their semester, those outside of the plan last, and adds up their SKS', () => {
  const mk = [
    { semester: null, sks: 2 },
    { semester: 2, sks: 3 },
    { semester: 1, sks: 4 },
    { semester: 2, sks: 2 },
  ]
  expect(menurutSemester(mk).map(({ semester, sks, mk: milik }) => [semester, sks, milik.length])).toEqual([
    [1, 4, 1],
    [2, 5, 2],
    [null, 2, 1],
  ])
})
