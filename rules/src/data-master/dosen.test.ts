import { describe, expect, it } from 'vitest'
import { akunDosenDitutup, dosenKeluar, kurangDosen, namaAkunDosen, peringatanDosen, peringatanNidn, statusAktifDosen } from './dosen'

describe('keaktifan', () => {
  it.each<[string, unknown[]]>([
    ['1', ['A', false, false]],
    ['24', ['A', false, false]],
    ['26', ['A', false, false]],
    ['2', ['N', false, false]],
    ['20', ['N', false, false]],
    ['27', ['N', false, false]],
    ['21', ['N', true, true]],
    ['22', ['N', true, true]],
    ['23', ['N', true, false]],
    ['28', ['N', true, true]],
  ])('%s: flag, whether he leaves, whether his account closes: %j', (kode, harapan) => {
    expect([statusAktifDosen(kode), dosenKeluar(kode), akunDosenDitutup(kode)]).toEqual(harapan)
  })
})

describe('the NIDN', () => {
  it.each([
    ['0405068301', '1983-06-05', null],
    ['0406068301', '1983-06-05', 'NIDN tidak cocok dengan tanggal lahir'],
    [null, '1983-06-05', null],
    ['04050683', '1983-06-05', null],
  ])('%s of somebody born on %s: %s', (nidn, lahir, pesan) => {
    expect(peringatanNidn(nidn, lahir)).toBe(pesan)
  })
})

describe('warnings of a record', () => {
  const lahir = { jenisKelamin: 'P', tanggalLahir: '1983-06-05' } as const
  it('names a NIK and a NIDN that do not fit, and a missing number', () => {
    expect(peringatanDosen({ ...lahir, nik: '3273014506830001', nidn: '0405068301', nuptk: null, nidk: null })).toEqual([])
    expect(peringatanDosen({ ...lahir, nik: '3273010506830001', nidn: '0405068201', nuptk: null, nidk: null })).toEqual([
      'NIK tidak cocok dengan tanggal lahir',
      'NIDN tidak cocok dengan tanggal lahir',
    ])
    expect(peringatanDosen({ ...lahir, nik: null, nidn: null, nuptk: null, nidk: null })).toEqual([
      'NUPTK, NIDN, atau NIDK/NUP belum ada: belum dapat dilaporkan ke PDDikti',
    ])
  })
})

describe('completeness', () => {
  it('names every point of an empty record but the four that are always there', () => {
    expect(kurangDosen({})).toHaveLength(16)
  })
  it('takes any of the numbers, and a unit outside for a homebase', () => {
    const kurang = kurangDosen({ nidk: '8800000001', unitTamu: 'Praktisi industri', idFoto: null })
    expect(kurang).not.toContain('NUPTK/NIDN/NIDK')
    expect(kurang).not.toContain('Homebase')
    expect(kurang).toContain('Foto')
  })
})

describe('the user name', () => {
  it('is the first number that there is', () => {
    const kosong = { nidn: null, nuptk: null, nidk: null, nip: null }
    expect(namaAkunDosen(kosong)).toBeNull()
    expect(namaAkunDosen({ ...kosong, nip: '198306052008011001' })).toBe('198306052008011001')
    expect(namaAkunDosen({ ...kosong, nuptk: '4147764665130043', nidn: '0405068301' })).toBe('0405068301')
  })
})
