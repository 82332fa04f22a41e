import { describe, expect, test } from 'vitest'
import { kelengkapan, kurangDari, TITIK_KELENGKAPAN, topengKurang, type DataKelengkapan } from './kelengkapan'

const penuh: DataKelengkapan = {
  nama: 'Mahasiswa A',
  jenisKelamin: 'P',
  tempatLahir: 'Bandung',
  tanggalLahir: '2005-01-31',
  idAgama: 1,
  kewarganegaraan: 'ID',
  nik: '3273017101050002',
  noPaspor: null,
  namaIbuKandung: 'Ibu A',
  kelurahan: 'Dago',
  idWilayah: '026001',
  handphone: '+6281234567890',
  email: 'mahasiswa.a@contoh.ac.id',
  periodeMasuk: 20231,
  tanggalMasuk: '2023-09-01',
  jenisDaftar: 'peserta_didik_baru',
  jalurDaftar: 12,
  pembiayaan: 1,
  biayaMasuk: 0,
  pendidikanAsal: '20219283',
  idPtAsal: null,
  foto: 'berkas-1',
  prodiTerpetakan: true,
}

describe('kelengkapan', () => {
  test('DM-R8 all 20 points are 100% and ready', () => {
    expect(kelengkapan(penuh)).toEqual({ terisi: 20, persen: 100, kurang: [], halangan: [], siapPddikti: true })
  })
  test('DM-R8 17 of 20 are 85%', () => {
    const hasil = kelengkapan({ ...penuh, foto: null, email: 'abc', handphone: '0812' })
    expect(hasil).toMatchObject({ terisi: 17, persen: 85, kurang: ['handphone', 'email', 'foto'], siapPddikti: false })
  })
  test.each<[string, Partial<DataKelengkapan>, string[], boolean]>([
    ['foto is not needed to be ready', { foto: null }, ['foto'], true],
    ['nor pendidikan asal of a new student', { pendidikanAsal: null }, ['pendidikanAsal'], true],
    ['but the PT asal of a transfer is', { jenisDaftar: 'pindahan' }, ['pendidikanAsal'], false],
    ['a transfer with PT asal', { jenisDaftar: 'pindahan', idPtAsal: 'pt-1', pendidikanAsal: null }, [], true],
    ['agama 98 is no answer', { idAgama: 98 }, ['agama'], false],
    ['an empty NIK', { nik: '' }, ['identitas'], false],
    ['a NIK that does not fit is a point, but blocks (DM-R3)', { tanggalLahir: '2005-01-30' }, [], false],
    ['unless verified against the KTP', { tanggalLahir: '2005-01-30', nikTerverifikasi: true }, [], true],
    ['a foreigner needs a passport', { kewarganegaraan: 'MY', nik: null }, ['identitas'], false],
    ['a foreigner with one', { kewarganegaraan: 'MY', nik: null, noPaspor: 'A1234567' }, [], true],
    ['a zero date', { tanggalLahir: '0001-01-01', nik: null, kewarganegaraan: 'MY', noPaspor: 'A1234567' }, ['tanggalLahir'], false],
    ['an unmapped prodi (DM-R29)', { prodiTerpetakan: false }, [], false],
    ['a negative biaya masuk', { biayaMasuk: -1 }, ['biayaMasuk'], false],
  ])('DM-R8 %s', (...[, ubah, kurang, siap]) => {
    expect(kelengkapan({ ...penuh, ...ubah })).toMatchObject({ kurang, siapPddikti: siap })
  })
  test('DM-R8 the mask of missing points keeps their names, and says what else stands in the way', () => {
    const hasil = kelengkapan({ ...penuh, foto: null, nik: '', prodiTerpetakan: false })
    expect(topengKurang([...hasil.kurang, ...hasil.halangan])).toBe((1 << 5) + (1 << 19) + (1 << 21))
    expect(kurangDari((1 << 5) + (1 << 19) + (1 << 21))).toEqual(['identitas', 'foto', 'prodiBelumDipetakan'])
    expect(kurangDari(topengKurang(TITIK_KELENGKAPAN))).toEqual(TITIK_KELENGKAPAN)
    expect(topengKurang(['bukan titik'])).toBe(0)
  })
})
