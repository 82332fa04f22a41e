import { describe, expect, it } from 'vitest'
import { alamatDaftar, bacaBentuk, BENTUK_AWAL, geser, pindahkan } from './bentuk'

const bentuk = bacaBentuk(JSON.stringify({ baris: ['prodi', 'angkatan'], kolom: ['status'] }))

describe('bacaBentuk', () => {
  it('begins with angkatan by status where the address has none, or one that is cut off', () => {
    expect(bacaBentuk(null)).toEqual(BENTUK_AWAL)
    expect([BENTUK_AWAL.baris, BENTUK_AWAL.kolom]).toEqual([['angkatan'], ['status']])
    expect(bacaBentuk('{"baris":["pro')).toEqual(BENTUK_AWAL)
    expect(bacaBentuk('{"baris":["warna"]}')).toEqual(BENTUK_AWAL)
  })
})

describe('pindahkan', () => {
  it('takes a dimension from rows to columns', () => {
    expect(pindahkan(bentuk, 'angkatan', 'kolom')).toMatchObject({ baris: ['prodi'], kolom: ['status', 'angkatan'] })
  })
  it('leaves the table as it is where rows would be empty or columns too many', () => {
    const one = pindahkan(pindahkan(bentuk, 'angkatan', 'kolom'), 'agama', 'kolom')
    expect(one.kolom).toEqual(['status', 'angkatan'])
    expect(pindahkan(one, 'prodi', 'keluar').baris).toEqual(['prodi'])
  })
  it('moves within its own by one place', () => {
    expect(geser(['prodi', 'angkatan'], 'angkatan', -1)).toEqual(['angkatan', 'prodi'])
    expect(geser(['prodi', 'angkatan'], 'angkatan', 1)).toEqual(['prodi', 'angkatan'])
  })
})

describe('alamatDaftar', () => {
  it('names the filters of the list that find the same students', () => {
    const url = alamatDaftar({ ...bentuk, filter: { kampus: ['k1'], status: ['C'] } }, ['p1', '2023', 'A'], 20251)
    expect(decodeURIComponent(url ?? '')).toBe(
      '/data-master/mahasiswa/data-mahasiswa?prodi[0]=p1&angkatan[0]=2023&status[0]=A&kampus[0]=k1&periode=20251',
    )
  })
  it('writes a bin of the IPK as a range', () => {
    const url = alamatDaftar({ ...bentuk, baris: ['ipk'], kolom: [] }, ['2.5'], 20251)
    expect(decodeURIComponent(url ?? '')).toContain('ipk[after]=2.5&ipk[before]=2.74')
  })
  it('is none where the list can’t tell the students of a cell', () => {
    expect(alamatDaftar(bentuk, ['p1', null, 'A'], 20251)).toBeNull()
    expect(alamatDaftar({ ...bentuk, baris: ['umur'], kolom: [] }, ['20'], 20251)).toBeNull()
    expect(alamatDaftar({ ...bentuk, mode: 'aktivitas' }, ['p1', '2023', 'A'], 20251)).toBeNull()
  })
})
