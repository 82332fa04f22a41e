import { SCOPE_CODES } from '@sivitas/contract/kit/scope'
import { expect, it } from 'vitest'
import { KELOMPOK_SCOPE } from './nama-scope'

it('shows every scope in exactly one group', () => {
  expect(KELOMPOK_SCOPE.flatMap(({ kode }) => kode).toSorted()).toEqual(SCOPE_CODES.toSorted())
})
