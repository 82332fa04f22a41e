import { expect, it } from 'vitest'
import { alamatCetak, CENTANG_MAKS } from './alamat-cetak'

const query = (alamat: string | null) => decodeURIComponent(alamat?.split('?')[1] ?? '')

it('takes the filters of the list along, ranges and lists in the form of the API', () => {
  const saringan = { prodi: ['a', 'b'], ipk: { after: '3' }, cari: 'sari', status: 'A', kampus: '', order: { nim: 'asc' } }
  expect(query(alamatCetak({ kind: 'all', query: saringan, except: [] }))).toBe('prodi[0]=a&prodi[1]=b&ipk[after]=3&cari=sari&status=A')
})

it('names ticked students', () => {
  expect(query(alamatCetak({ kind: 'ids', ids: ['x', 'y'], rows: [] }))).toBe('pilih[0]=x&pilih[1]=y')
})

it('says when an address can not tell whom to print', () => {
  expect(alamatCetak({ kind: 'all', query: {}, except: ['x'] })).toBeNull()
  expect(alamatCetak({ kind: 'ids', ids: Array.from({ length: CENTANG_MAKS + 1 }, String), rows: [] })).toBeNull()
})
