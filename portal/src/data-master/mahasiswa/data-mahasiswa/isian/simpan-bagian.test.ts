import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../../kit/galat'
import { diBagian, yangBerubah } from './simpan-bagian'

describe('saving one section of a student', () => {
  test('sends what was changed and nothing else; empty is empty however it is spelt', () => {
    expect(yangBerubah({ nama: 'A', hobi: null, anakKe: 2 }, { nama: 'A', hobi: undefined, anakKe: 3 })).toEqual({ anakKe: 3 })
  })
  test('puts refusals on the fields of the form', async () => {
    const error = new ApiError({
      status: 422,
      type: 'validasi',
      message: 'x',
      errors: [{ field: 'biodata.nik', code: 'salah', message: 'NIK harus 16 angka' }],
    })
    await expect(diBagian('biodata', Promise.reject(error))).rejects.toMatchObject({ errors: [{ field: 'nik' }] })
  })
})
