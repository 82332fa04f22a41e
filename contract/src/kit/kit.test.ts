import './messages'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compositeKey, keyText } from './composite-key'
import { updateOf } from './crud'
import { date, Id, optionalText, text } from './fields'
import { flag, listed, listQuery, range, wholeNumber } from './list'
import { NOT_FOUND, REQUIRED } from './messages'

const messagesOf = (schema: z.ZodType, value: unknown) => {
  const read = schema.safeParse(value)
  return read.success ? [] : read.error.issues.map(({ message }) => message)
}

const query = listQuery({
  filter: { prodi: listed(z.string()), aktif: flag().optional(), tahun: range(wholeNumber()) },
  sort: ['nama', 'kode'],
})

describe('a list query', () => {
  it('starts at page 1 with 20 rows', () => {
    expect(query.parse({})).toEqual({ page: 1, itemsPerPage: 20 })
  })

  it('reads numbers, flags, ranges and lone values of a list from text', () => {
    expect(
      query.parse({ page: '3', itemsPerPage: '50', prodi: 'a', aktif: '0', tahun: { after: '2020' }, order: { nama: 'desc' } }),
    ).toEqual({
      page: 3,
      itemsPerPage: 50,
      prodi: ['a'],
      aktif: false,
      tahun: { after: 2020 },
      order: { nama: 'desc' },
    })
  })

  it.each([
    { page: '0' },
    { itemsPerPage: '1001' },
    { order: { ibu: 'asc' } },
    { order: { nama: 'naik' } },
    { warna: '1' },
    { aktif: 'ya' },
  ])('refuses %j', (input) => {
    expect(query.safeParse(input).success).toBe(false)
  })
})

describe('fields', () => {
  it('say in Indonesian what is missing or too long', () => {
    expect(messagesOf(text(5), '')).toEqual([REQUIRED])
    expect(messagesOf(text(5), undefined)).toEqual([REQUIRED])
    expect(messagesOf(text(5), 'panjang')).toEqual(['Paling banyak 5 karakter'])
    expect(messagesOf(Id, 'bukan')).toEqual([NOT_FOUND])
  })

  it('store an emptied text as none and leave an unnamed one alone', () => {
    const schema = z.object({ catatan: optionalText() })
    expect(schema.parse({ catatan: '  ' })).toEqual({ catatan: null })
    expect(schema.parse({})).toEqual({})
  })

  it('read days as Indonesians write them and never the American way', () => {
    expect(date().parse('05/08/1999')).toBe('1999-08-05')
    expect(date().parse('17 Agustus 1999')).toBe('1999-08-17')
    expect(date().safeParse('31/02/2005').success).toBe(false)
  })
})

describe('an update', () => {
  it('leaves fields alone that were not named, also those with a default', () => {
    const input = z.object({ nama: text(), urut: z.int().default(0), aktif: z.boolean().default(true) })
    const id = '3f0e4f2a-6f0b-4b55-9d7b-0c3c1f6a1b11'
    expect(updateOf(input).parse({ id, versi: 2, nama: 'Baru' })).toEqual({ id, versi: 2, nama: 'Baru' })
  })
})

describe('a composite key', () => {
  const key = compositeKey({ idUser: z.coerce.number<string>().int(), event: z.string().min(1) })

  it('reads its parts in any order and writes them again', () => {
    expect(key.parse('idUser=12;event=SEM-001')).toEqual({ idUser: 12, event: 'SEM-001' })
    expect(key.parse('event=SEM-001;idUser=12')).toEqual({ idUser: 12, event: 'SEM-001' })
    expect(keyText({ idUser: 12, event: 'SEM-001' })).toBe('idUser=12;event=SEM-001')
  })

  it.each(['', 'idUser=12', 'idUser=12;event=', 'idUser=12;event=a;x=1', 'idUser=12;idUser=13;event=a', 'idUser=a;event=b', '12'])(
    'is not found as %j',
    (text_) => {
      expect(messagesOf(key, text_)).toEqual([NOT_FOUND])
    },
  )
})
