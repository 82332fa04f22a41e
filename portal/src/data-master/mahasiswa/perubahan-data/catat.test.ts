import { CatatPermintaan } from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../kit/galat'
import { menurutIsian, permintaanDari } from './catat'

const ID = '00000000-0000-4000-8000-000000000001'
const isi = (more: object) => CatatPermintaan.safeParse({ idMahasiswa: ID, field: ['jalan', 'nik'], ...more })

describe('a request that the counter writes down', () => {
  it('sends the chosen fields alone, and the proof where there is one', () => {
    expect(permintaanDari({ idMahasiswa: ID, field: ['jalan'], jalan: 'Jalan Melati', dusun: 'lama', alasan: null, bukti: ID })).toEqual({
      idMahasiswa: ID,
      isian: [{ field: 'jalan', baru: 'Jalan Melati' }],
      alasan: null,
      bukti: [ID],
    })
  })

  it('holds each value to the rules of its own form, and the others to none', () => {
    const { error } = isi({ jalan: 'Jalan Melati', nik: '123', nama: '', kodePos: 'x' })
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['nik', 'NIK harus 16 angka']])
    expect(CatatPermintaan.safeParse({ idMahasiswa: ID, field: ['nama'] }).error?.issues[0]).toMatchObject({
      path: ['nama'],
      message: 'Field tidak boleh kosong',
    })
    expect(CatatPermintaan.safeParse({ idMahasiswa: ID, field: [] }).error?.issues[0]?.message).toBe('Pilih minimal satu isian')
  })

  it('puts a refusal of the server at the field that it is about', () => {
    const errors = [
      { field: 'isian.1.baru', code: 'sama', message: 'NIK sudah berisi nilai itu' },
      { field: 'bukti.0', code: 'salah', message: 'Unggah berkasnya' },
    ]
    const galat = menurutIsian(new ApiError({ status: 422, type: 'validasi', message: 'x', errors }), ['jalan', 'nik'])
    expect(galat).toMatchObject({ status: 422, errors: [{ field: 'nik' }, { field: 'bukti' }] })
  })
})
