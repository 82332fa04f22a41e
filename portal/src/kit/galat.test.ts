import { describe, expect, it } from 'vitest'
import { ApiError, galatBerkas, galatDari, galatJawaban, NetworkError, perluDicatat, pesanGalat, sebabGalat } from './galat'

const envelope = {
  status: { code: 422, message: 'Isian tidak sesuai' },
  detail: 'Nama sudah dipakai',
  type: 'validasi',
  errors: [{ field: 'nama', code: 'duplikat', message: 'Nama sudah dipakai' }],
  requestId: 'r-1',
}

describe('a failing answer (PL-R48)', () => {
  it('carries message, slug, fields and request id', () => {
    const galat = galatJawaban(422, envelope)
    expect(galat).toMatchObject({ status: 422, type: 'validasi', message: 'Isian tidak sesuai', requestId: 'r-1' })
    expect(galat.errors).toEqual(envelope.errors)
  })

  it('of a gateway that waited too long is Terjadi kesalahan, whatever its body says', () => {
    expect(galatDari(galatJawaban(504, '<html>'))).toMatchObject({ message: 'Terjadi kesalahan', type: 'Gateway Timeout' })
  })

  it('that is no envelope is Unknown error.', () => {
    expect(galatJawaban(500, null).message).toBe('Unknown error.')
  })

  it('of a download is read from its blob', async () => {
    expect((await galatBerkas(403, new Blob([JSON.stringify(envelope)]))).message).toBe('Isian tidak sesuai')
    expect((await galatBerkas(500, new Blob(['{}']))).message).toBe('Unknown blob error.')
    expect((await galatBerkas(500, new Blob(['<html>']))).message).toBe('Unknown blob error.')
  })

  it('shows detail first for fakultas and jurusan', () => {
    expect(pesanGalat(galatJawaban(409, envelope), 'detail')).toBe('Nama sudah dipakai')
    expect(pesanGalat(new ApiError({ status: 409, type: 'dipakai', message: 'Masih dipakai' }), 'detail')).toBe('Masih dipakai')
  })
})

describe('a failure without an answer', () => {
  it('is a lost connection, in every browser', () => {
    for (const text of ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed']) {
      expect(sebabGalat(new TypeError(text))).toBe('jaringan')
    }
    expect(galatDari(new NetworkError()).message).toBe('Tidak ada koneksi internet')
  })

  it('is no lost connection when our own code is wrong', () => {
    expect(sebabGalat(new TypeError('x is not a function'))).toBe('lain')
  })

  it('is recorded when the network or the clock was the reason', () => {
    expect(perluDicatat(new DOMException('late', 'TimeoutError'))).toBe(true)
    expect(perluDicatat(galatJawaban(500, null))).toBe(false)
  })

  it('without words is Unknown error.', () => {
    expect(galatDari(undefined).message).toBe('Unknown error.')
  })
})
