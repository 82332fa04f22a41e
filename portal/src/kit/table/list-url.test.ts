import { describe, expect, it } from 'vitest'
import { isNarrowed, inputDariQuery, listInput, readListState, writeListState } from './list-url'

const spec = { names: ['prodi', 'status', 'tanggal'], initial: {} }
const read = (text: string) => readListState(new URLSearchParams(text), spec)
const write = (text: string, next: Partial<ReturnType<typeof read>>) =>
  writeListState(new URLSearchParams(text), { ...read(text), ...next }, spec).toString()

describe('the address of a list', () => {
  it('starts on page 1 with 20 rows and nothing narrowed', () => {
    expect(read('')).toEqual({ page: 1, itemsPerPage: 20, cari: '', order: {}, filter: {} })
  })

  it.each([
    ['prodi[0]=55201&prodi[1]=57201', { prodi: ['55201', '57201'] }],
    ['prodi[]=55201', { prodi: ['55201'] }],
    ['status=aktif', { status: 'aktif' }],
    ['tanggal[after]=2026-01-01&tanggal[before]=2026-02-01', { tanggal: { after: '2026-01-01', before: '2026-02-01' } }],
    ['status=', {}],
  ])('reads the bracket form %s', (text, filter) => {
    expect(read(text).filter).toEqual(filter)
  })

  it('ignores what can not be: sizes that are not offered, pages below 1, directions that are none', () => {
    expect(read('page=0&itemsPerPage=7&order[nama]=up')).toMatchObject({ page: 1, itemsPerPage: 20, order: {} })
    expect(read('page=abc').page).toBe(1)
  })

  it('reads back what it wrote', () => {
    const state = {
      page: 3,
      itemsPerPage: 50,
      cari: 'budi & siti',
      order: { nama: 'desc', nim: 'asc' } as const,
      filter: { prodi: ['a', 'b'], tanggal: { after: '2026-01-01' } },
    }
    const text = writeListState(new URLSearchParams(), state, spec).toString()
    expect(read(text)).toEqual(state)
  })

  it('leaves parameters alone that are not its own', () => {
    expect(write('tab=krs&page=4', { page: 2 })).toBe('tab=krs&page=2')
  })

  it('says that a start value was cleared on purpose, and gives it back where the address is silent', () => {
    const own = { names: ['periode'], initial: { periode: '20251' } }
    expect(readListState(new URLSearchParams(''), own).filter).toEqual({ periode: '20251' })
    const cleared = writeListState(new URLSearchParams(''), { ...read(''), filter: {} }, own)
    expect(cleared.toString()).toBe('periode=')
    expect(readListState(cleared, own).filter).toEqual({})
  })
})

describe('listInput', () => {
  it('leaves out what is blank', () => {
    expect(listInput(read('status=aktif'))).toEqual({ page: 1, itemsPerPage: 20, status: 'aktif' })
  })
})

describe('isNarrowed', () => {
  it('is what search and filters say, not the start values', () => {
    expect(isNarrowed(read('page=2&order[nama]=asc'))).toBe(false)
    expect(isNarrowed(read('cari=a'))).toBe(true)
    expect(isNarrowed(read('status=aktif'), { status: 'aktif' })).toBe(false)
  })
})

describe('a stored query', () => {
  it('gives the input of its list, without tabs and open rows', () => {
    expect(inputDariQuery('tab=daftar&angkatan[0]=2025&status[0]=A&tanggal[after]=2025-01-01&order[nama]=asc&cari=an')).toMatchObject({
      angkatan: ['2025'],
      status: ['A'],
      tanggal: { after: '2025-01-01' },
      order: { nama: 'asc' },
      cari: 'an',
    })
    expect(inputDariQuery('tab=daftar')).not.toHaveProperty('tab')
  })
})
