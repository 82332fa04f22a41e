import { expect, it } from 'vitest'
import { titlesOf } from '../../../kit/resource/titles-of'
import { lokasi } from './lokasi.resource'

it('names every column, filter and field of a lokasi', () => {
  expect(titlesOf(lokasi).filter(({ title }) => title === undefined)).toEqual([])
})
