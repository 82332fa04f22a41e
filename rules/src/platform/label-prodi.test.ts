import { expect, test } from 'vitest'
import { labelProdi } from './label-prodi'

test('PL-R45 labels a study program', () => {
  expect(labelProdi('S1', 'Teknik Informatika')).toBe('S1 - Teknik Informatika')
})
