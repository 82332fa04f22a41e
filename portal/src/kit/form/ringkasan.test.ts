import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ApiError } from '../galat'
import { galatFormulir, versiUsang } from './galat-server'
import { judulRingkasan, susunRingkasan } from './ringkasan'

const Contoh = z.object({
  nama: z.string().meta({ title: 'Nama' }),
  anggota: z.array(z.object({ nim: z.string() })).meta({ title: 'Anggota' }),
  kode: z.string().meta({ title: 'Kode' }),
})

describe('the summary of a refused form', () => {
  it('lists fields in the order of the form, whatever order they failed in', () => {
    const errors = { kode: { type: 'x', message: 'Kode sudah dipakai' }, nama: { type: 'x', message: 'Field tidak boleh kosong' } }
    expect(susunRingkasan(Contoh, errors, []).map(({ label }) => label)).toEqual(['Nama', 'Kode'])
  })

  it('finds the fields of rows and counts rows from 1', () => {
    const errors = { anggota: [undefined, { nim: { type: 'x', message: 'NIM tidak ditemukan' } }] } as never
    expect(susunRingkasan(Contoh, errors, [])).toEqual([{ name: 'anggota.1.nim', label: 'Anggota 2', message: 'NIM tidak ditemukan' }])
  })

  it('puts what belongs to no field first', () => {
    expect(susunRingkasan(Contoh, {}, ['Periode sudah ditutup.'])[0]).toEqual({ name: null, label: '', message: 'Periode sudah ditutup.' })
    expect(judulRingkasan(3)).toBe('Ada 3 isian yang perlu diperbaiki')
  })
})

describe('a refusal of the server', () => {
  const galat = new ApiError({
    status: 422,
    type: 'validasi',
    message: 'Isian tidak sesuai',
    errors: [
      { field: 'anggota.0.nim', code: 'asing', message: 'NIM tidak ditemukan' },
      { field: 'periode', code: 'tutup', message: 'Periode sudah ditutup.' },
    ],
  })

  it('goes to its fields; what names no field of the form stays above it', () => {
    expect(galatFormulir(galat, ['nama', 'anggota'])).toEqual({
      isian: [{ name: 'anggota.0.nim', message: 'NIM tidak ditemukan' }],
      umum: ['Periode sudah ditutup.'],
    })
  })

  it('without fields shows its message', () => {
    const tutup = new ApiError({ status: 423, type: 'jendela_tutup', message: 'Masa KRS sudah berakhir.' })
    expect(galatFormulir(tutup, ['nama']).umum).toEqual(['Masa KRS sudah berakhir.'])
  })

  it('of a stale version is told apart from other conflicts', () => {
    expect(versiUsang(new ApiError({ status: 409, type: 'versi_usang', message: 'x' }))).toBe(true)
    expect(versiUsang(new ApiError({ status: 409, type: 'duplikat', message: 'x' }))).toBe(false)
  })
})
