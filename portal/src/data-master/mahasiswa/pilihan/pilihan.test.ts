import { expect, test } from 'vitest'
import { pilihanOf } from './pilihan'

test('names ticked students, or the filters that find them without paging and order', () => {
  expect(pilihanOf({ kind: 'ids', ids: ['a', 'b'], rows: [] })).toEqual({ idMahasiswa: ['a', 'b'] })
  const query = { page: 2, order: { nim: 'asc' }, prodi: ['55201'], tanpaKelas: '1', facet: 1 }
  expect(pilihanOf({ kind: 'all', query, except: ['c'] })).toEqual({ saringan: { prodi: ['55201'], tanpaKelas: '1' }, kecuali: ['c'] })
})
