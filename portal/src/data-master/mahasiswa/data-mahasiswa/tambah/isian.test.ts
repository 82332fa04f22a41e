import { describe, expect, test } from 'vitest'
import { isianDari, susunBaru } from './isian'

describe('the wizard of a new student', () => {
  test('parts its flat fields into the sections of the call, with the parents of whom anything was written', () => {
    const isi = { nama: 'Siti', idProdi: 'p', kelurahan: 'Dago', namaIbuKandung: 'Nur', ibuLahir: '1980-01-01', waliNama: '' }
    expect(susunBaru(isi, null)).toEqual({
      registrasi: { idProdi: 'p' },
      biodata: { nama: 'Siti', namaIbuKandung: 'Nur' },
      alamat: { kelurahan: 'Dago' },
      orangTua: [{ peran: 'ibu', nama: 'Nur', tanggalLahir: '1980-01-01' }],
    })
  })
  test('sends only the registration of somebody who is here already', () => {
    expect(susunBaru({ nama: 'Siti', idProdi: 'p' }, 'orang-1')).toEqual({ registrasi: { idProdi: 'p' }, idBiodata: 'orang-1' })
  })
  test.each([
    ['biodata.nik', 'nik'],
    ['registrasi.idPtAsal', 'idPtAsal'],
    ['orangTua.0.tanggalLahir', 'ibuLahir'],
    ['orangTua.0.nama', 'namaIbuKandung'],
    ['orangTua.1.idPekerjaan', 'ayahPekerjaan'],
    ['nim', 'nim'],
  ])('%s of the server is %s of the wizard', (field, isian) => {
    expect(isianDari(field, [{ peran: 'ibu' }, { peran: 'ayah' }])).toBe(isian)
  })
})
