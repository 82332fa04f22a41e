import { expect, test } from 'vitest'
import { pemilihOf } from './pemilih'

const PRODI = '0b8a6f1e-0001-4c7e-9d5a-0123456789ab'

test('takes ticked students by name, up to a thousand', () => {
  expect(pemilihOf({ kind: 'ids', ids: ['a', 'b'], rows: [] })).toEqual({ pilih: ['a', 'b'] })
  expect(pemilihOf({ kind: 'ids', ids: Array.from({ length: 1001 }, String), rows: [] })).toBeNull()
})

test('takes everybody whom prodi, angkatan and status find', () => {
  const query = { prodi: [PRODI], angkatan: ['2023'], status: ['A', 'L'], cari: '', order: { nim: 'asc' } }
  expect(pemilihOf({ kind: 'all', query, except: [] })).toEqual({ prodi: [PRODI], angkatan: [2023], status: ['A', 'L'] })
  expect(pemilihOf({ kind: 'all', query: {}, except: [] })).toEqual({})
})

test.each([
  ['a search', { cari: 'putri' }, []],
  ['another filter', { jenisKelas: ['x'] }, []],
  ['rows that were unticked', {}, ['a']],
  ['a prodi by code', { prodi: ['55201'] }, []],
])('says that it can not for %s', (_, query, except) => {
  expect(pemilihOf({ kind: 'all', query, except })).toBeNull()
})
