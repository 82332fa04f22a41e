import { expect, it } from 'vitest'
import { keyTurnover, signOrder } from './keys'

const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000)
const at = (n: number) => day(n).getTime()

it.each([
  ['no key yet', [], 0, true, []],
  ['a young key', [0], 89, false, []],
  ['a key of 90 days', [0], 90, true, []],
  ['a successor: the old one stays published', [90, 0], 119, false, []],
  ['30 days later the old one goes', [90, 0], 120, false, ['k0']],
  ['a long sleep leaves nothing of the oldest', [90, 0, -90], 200, true, ['k0', 'k-90']],
])('turns keys over (PL-R12): %s', (...given) => {
  const [, made, today, due, retired] = given
  const keys = made.map((n) => ({ kid: `k${n}`, dibuatPada: day(n) }))
  expect(keyTurnover(keys, at(today))).toEqual({ due, retired })
})

it('lets a new key sign only when every server publishes it', () => {
  const keys = [
    { kid: 'baru', dibuatPada: day(90) },
    { kid: 'lama', dibuatPada: day(0) },
  ]
  expect(signOrder(keys, at(90) + 60_000).map(({ kid }) => kid)).toEqual(['lama', 'baru'])
  expect(signOrder(keys, at(90) + 300_000).map(({ kid }) => kid)).toEqual(['baru', 'lama'])
  expect(signOrder(keys.slice(0, 1), at(90)).map(({ kid }) => kid)).toEqual(['baru'])
})
