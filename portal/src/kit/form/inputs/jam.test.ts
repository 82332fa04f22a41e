import { describe, expect, it } from 'vitest'
import { bacaJam, DAFTAR_JAM } from './jam'

describe('a typed time (C6)', () => {
  it.each([
    ['08:30', '08:30'],
    ['8.30', '08:30'],
    ['0830', '08:30'],
    ['830', '08:30'],
    ['8', '08:00'],
    ['23:59', '23:59'],
  ])('reads %s', (teks, jam) => {
    expect(bacaJam(teks)).toBe(jam)
  })

  it.each(['24:00', '08:60', '8:3', 'pagi', '', '08:30:00'])('refuses %s', (teks) => {
    expect(bacaJam(teks)).toBeNull()
  })

  it('is offered every five minutes', () => {
    expect(DAFTAR_JAM).toHaveLength(288)
    expect(DAFTAR_JAM.slice(0, 3)).toEqual(['00:00', '00:05', '00:10'])
    expect(DAFTAR_JAM.at(-1)).toBe('23:55')
  })
})
