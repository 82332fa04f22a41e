import { date, optionalDate, stamp } from '@sivitas/contract/kit/fields'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { exportColumns } from './columns'

const Row = z.object({
  ...stamp,
  nim: z.string().meta({ title: 'NIM' }),
  angkatan: z.int().nullable().meta({ title: 'Angkatan' }),
  semester: z.number().int().meta({ title: 'Semester' }),
  ipk: z.number().nullable().optional().meta({ title: 'IPK' }),
  tagihan: z.number().meta({ title: 'Tagihan', excel: 'rupiah' }).nullable(),
  tanggalLahir: z.string().nullable().meta({ title: 'Tanggal lahir' }),
  berlakuSampai: optionalDate().meta({ title: 'Berlaku sampai' }),
  mulai: date().meta({ title: 'Mulai' }),
  dibuatPada: z.iso.datetime().meta({ title: 'Dibuat pada' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
  prodi: z.object({ kode: z.string(), nama: z.string() }).meta({ title: 'Program studi' }),
  status: z.enum(['A', 'C']).meta({ title: 'Status' }),
  rahasia: z.string(),
})

const typeOf = Object.fromEntries(exportColumns(Row).map(({ key, type }) => [key, type]))

test('takes titles from the schema and leaves out what has none', () => {
  const columns = exportColumns(Row)
  expect(columns.find(({ key }) => key === 'nim')).toEqual({ key: 'nim', title: 'NIM', type: 'text' })
  expect(columns.map(({ key }) => key)).not.toContain('rahasia')
  expect(columns.map(({ key }) => key)).not.toContain('id')
})

test('finds the type below nullable, optional, default and preprocess', () => {
  expect(typeOf).toEqual({
    versi: 'int',
    diubahPada: 'datetime',
    nim: 'text',
    angkatan: 'int',
    semester: 'int',
    ipk: 'decimal',
    tagihan: 'rupiah',
    tanggalLahir: 'date',
    berlakuSampai: 'date',
    mulai: 'date',
    dibuatPada: 'datetime',
    aktif: 'boolean',
    prodi: 'text',
    status: 'text',
  })
})

test('chooses and orders by keys, each once, and passes over unknown ones', () => {
  expect(exportColumns(Row, ['ipk', 'tidakAda', 'nim', 'ipk', 'rahasia']).map(({ key }) => key)).toEqual(['ipk', 'nim'])
})

test('falls back to all columns where no key fits', () => {
  expect(exportColumns(Row, ['tidakAda'])).toHaveLength(exportColumns(Row).length)
  expect(exportColumns(Row, [])).toHaveLength(exportColumns(Row).length)
})
