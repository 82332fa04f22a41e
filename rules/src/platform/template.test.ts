import { describe, expect, test } from 'vitest'
import { pilihTemplate, type CakupanTemplate } from './template'

const terbit = (id: number, cakupan: CakupanTemplate, status = 'terbit') => ({ id, jenis: 'khs', status, cakupan })
const sasaran = { jenjang: 'S1', idProdi: '55201', idKampus: 'K1', jenisKelas: 'RP', jenisUjian: 'UTS' }
const tangga: CakupanTemplate[] = [
  {},
  { jenjang: 'S1' },
  { jenisKelas: 'RP' },
  { idKampus: 'K1' },
  { idKampus: 'K1', jenisKelas: 'RP' },
  { idProdi: ['57201', '55201'] },
]

describe('pilihTemplate', () => {
  test.each([0, 1, 2, 3, 4, 5])('PL-R52 step %i of prodi > kampus+jenisKelas > jenjang > all wins over those below', (langkah) => {
    const daftar = tangga.slice(0, langkah + 1).map((cakupan, id) => terbit(id, cakupan))
    expect(pilihTemplate(daftar.toReversed(), 'khs', sasaran)).toMatchObject({ template: { id: langkah } })
  })
  test.each<[string, CakupanTemplate]>([
    ['another prodi', { idProdi: ['57201'] }],
    ['another kampus', { idKampus: 'K2', jenisKelas: 'RP' }],
    ['another exam', { jenisUjian: 'UAS' }],
  ])('PL-R52 passes over %s', (_judul, cakupan) => {
    expect(pilihTemplate([terbit(1, cakupan), terbit(2, {})], 'khs', sasaran)).toMatchObject({ template: { id: 2 } })
  })
  test('PL-R52 prefers the template of the exam', () => {
    expect(pilihTemplate([terbit(1, {}), terbit(2, { jenisUjian: 'UTS' })], 'khs', sasaran)).toMatchObject({ template: { id: 2 } })
  })
  test('PL-R52 says that none is published', () => {
    expect(pilihTemplate([terbit(1, {}, 'draf'), terbit(2, {}, 'arsip')], 'khs', sasaran)).toEqual({
      galat: 'kosong',
      pesan: 'Belum ada template khs yang terbit.',
    })
  })
  test('PL-R52 refuses two equal ones', () => {
    expect(pilihTemplate([terbit(1, { jenjang: 'S1' }), terbit(2, { jenjang: 'S1' })], 'khs', sasaran)).toMatchObject({ galat: 'kembar' })
  })
})
