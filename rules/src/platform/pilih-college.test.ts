import { describe, expect, test } from 'vitest'
import { configUsang, pilihCollege } from './pilih-college'

const satu = { collegeId: 'x', origins: ['https://sikad.x.ac.id'] }
const dua = { collegeId: 'y', origins: ['https://sikad.y.ac.id', 'https://surat.y.ac.id'] }
const kosong = { header: null, origin: null, collegeToken: null }

describe('pilihCollege', () => {
  test.each([
    ['the header before the origin', { ...kosong, header: 'x', origin: 'https://sikad.y.ac.id' }, { collegeId: 'x' }],
    ['the origin without header', { ...kosong, origin: 'https://Surat.Y.ac.id' }, { collegeId: 'y' }],
    ['an empty header as none', { ...kosong, header: '', origin: 'https://sikad.x.ac.id' }, { collegeId: 'x' }],
    ['a header of another college than the token', { ...kosong, header: 'x', collegeToken: 'y' }, { status: 403 }],
    ['an unknown header with a token', { ...kosong, header: 'z', collegeToken: 'y' }, { status: 403 }],
    ['an origin of another college than the token', { ...kosong, origin: 'https://sikad.x.ac.id', collegeToken: 'y' }, { status: 403 }],
    ['an unknown header', { ...kosong, header: 'z' }, { status: 404 }],
    ['two colleges and an unknown origin', { ...kosong, origin: 'https://lain.ac.id' }, { status: 404 }],
    ['an unknown origin with a token', { ...kosong, origin: 'https://lain.ac.id', collegeToken: 'y' }, { status: 404 }],
    ['two colleges and no hint', kosong, { status: 404 }],
  ])('PL-R16 %s', (_judul, minta, harapan) => {
    expect(pilihCollege([satu, dua], minta)).toMatchObject(harapan)
  })
  test('PL-R16 the only college needs no hint', () => {
    expect(pilihCollege([satu], { ...kosong, origin: 'http://localhost:5173' })).toEqual({ collegeId: 'x' })
  })
  test('PL-R17 a stored configuration is stale after 24 hours', () => {
    expect([configUsang(0, 86_400_000), configUsang(0, 86_400_001)]).toEqual([false, true])
  })
})
