import { date, digits, kode, optionalDate, optionalId, optionalText, text } from '@sivitas/contract/kit/fields'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { batasIsian, siapDiperiksa } from './batas'

const Contoh = z.strictObject({
  nama: text(60).meta({ title: 'Nama' }),
  catatan: optionalText(500),
  kode: kode(10),
  nik: digits(16, 'NIK'),
  lahir: date(),
  wafat: optionalDate(),
  induk: optionalId(),
  sks: z.int().min(1).max(24),
  biaya: z.coerce.number<number>().min(0),
  aktif: z.boolean(),
  peran: z.array(z.uuid()).min(1),
  tag: z.array(z.string()),
})

const wajib = (name: string) => batasIsian(Contoh, name).wajib

describe('what a schema says about a field', () => {
  it('is required when no empty value is accepted', () => {
    expect(['nama', 'kode', 'nik', 'lahir', 'sks', 'biaya', 'peran'].filter(wajib)).toHaveLength(7)
    expect(['catatan', 'wafat', 'induk', 'tag'].filter(wajib)).toEqual([])
  })

  it('gives the length at which typing stops, also below preprocess and nullable', () => {
    expect(batasIsian(Contoh, 'nama').maksHuruf).toBe(60)
    expect(batasIsian(Contoh, 'catatan').maksHuruf).toBe(500)
  })

  it('gives the limits of a number, and none where zod only means whole numbers', () => {
    expect(batasIsian(Contoh, 'sks')).toMatchObject({ min: 1, max: 24 })
    expect(batasIsian(z.object({ n: z.int() }), 'n').min).toBeUndefined()
  })

  it('lets an emptied number be missing instead of 0', () => {
    expect(siapDiperiksa(Contoh, { biaya: null, wafat: null, induk: undefined, asing: 1 })).toEqual({
      biaya: undefined,
      wafat: null,
      induk: null,
    })
    expect(Contoh.shape.biaya.safeParse(siapDiperiksa(Contoh, { biaya: null })['biaya']).success).toBe(false)
  })
})
