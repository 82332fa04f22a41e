import { expect, it } from 'vitest'
import { namaDaftar, PILIHAN_DAFTAR } from './nama-daftar'

it('names a list as people read it, and offers each once in the order of the alphabet', () => {
  expect(namaDaftar('golongan-darah')).toBe('Golongan darah')
  expect(namaDaftar('bentuk-pt')).toBe('Bentuk perguruan tinggi')
  const labels = PILIHAN_DAFTAR.map(({ label }) => label)
  expect(labels).toEqual([...new Set(labels)].toSorted((a, b) => a.localeCompare(b, 'id')))
})
