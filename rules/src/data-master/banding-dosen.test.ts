import { describe, expect, it } from 'vitest'
import { bandingDosen, catatanDosen } from './banding-dosen'

const kita = {
  nama: 'Ayu Lestari',
  nidn: '0405068301',
  nuptk: null,
  nik: '3273014506830001',
  tanggalLahir: '1983-06-05',
  jenisKelamin: 'P',
  tempatLahir: 'Bandung',
  handphone: '+6281234567890',
  jalan: null,
}

describe('the comparison with SISTER and PDDikti', () => {
  it('finds what differs and leaves alone what the file does not say', () => {
    const { sama, beda } = bandingDosen(kita, {
      nama_dosen: 'AYU LESTARI',
      nidn: '0405068301',
      tanggal_lahir: '05-06-1983',
      jenis_kelamin: 'Perempuan',
      tempat_lahir: 'Cimahi',
      handphone: '081234567890',
      jalan: 'Jalan Dago 5',
      nik: '',
    })
    expect(sama).toBe(5)
    expect(beda).toEqual([
      { field: 'tempatLahir', disini: 'Bandung', disana: 'Cimahi' },
      { field: 'jalan', disini: null, disana: 'Jalan Dago 5' },
    ])
  })

  it('gives telephone numbers back as people write them', () => {
    expect(bandingDosen(kita, { handphone: '+62 811-2222-3333' }).beda).toEqual([
      { field: 'handphone', disini: '+6281234567890', disana: '081122223333' },
    ])
  })
})

describe('the record of a lecturer in a file', () => {
  const lain = { nama_dosen: 'Ayu Lestari', nidn: '0101018001', tanggal_lahir: '1980-01-01' }
  it.each([
    ['by NIDN', { nidn: '0405068301' }],
    ['by NIK', { nik: '3273014506830001' }],
    ['by name and birth date', { nama: 'ayu  lestari', tanggal_lahir: '1983-06-05' }],
  ])('is found %s', (_, catatan) => {
    expect(catatanDosen(kita, [lain, catatan])).toBe(catatan)
  })
  it('is not a namesake born on another day', () => {
    expect(catatanDosen(kita, [lain])).toBeNull()
  })
})
