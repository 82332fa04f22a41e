import { expect, it } from 'vitest'
import { petaGrup } from './peta-grup'

it('answers the groups of the roles that a client knows (PL-R13)', () => {
  const peta = { Administrator: 'Admin', Pembaca: 'Gamma', BAAK: 'Alpha', Nilai: 'Alpha', Kasir: ' ' }
  expect(petaGrup(peta, ['BAAK', 'nilai', 'Tracer', 'Kasir'])).toEqual(['Alpha'])
  expect(petaGrup(peta, ['Pembaca', 'administrator'])).toEqual(['Admin', 'Gamma'])
  expect(petaGrup({}, ['BAAK'])).toEqual([])
})
