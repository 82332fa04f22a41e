import { expect, test } from 'vitest'
import { kurangKartu, type LapisanKartu } from './wajib-kartu'

const KTM = ['{nama}', '{nim}', '{prodi}', 'Berlaku sampai {berlakuSampai}'].map((isi) => ({ jenis: 'teks', isi }))
const FOTO = { jenis: 'foto', isi: '' }

test.each([
  ['nothing', [], ['foto', 'nama', 'NIM', 'program studi', 'masa berlaku']],
  ['all of it', [FOTO, ...KTM], []],
  ['all but the photo', KTM, ['foto']],
  ['the NIM as barcode only', [FOTO, ...KTM.filter(({ isi }) => isi !== '{nim}'), { jenis: 'barcode', isi: '{nim}' }], ['NIM']],
  ['the prodi by its other name', [FOTO, ...KTM.filter(({ isi }) => isi !== '{prodi}'), { jenis: 'teks', isi: '{labelProdi}' }], []],
])('a KTM that shows %s lacks what it must show', (_, lapisan: LapisanKartu[], kurang: string[]) => {
  expect(kurangKartu('ktm', lapisan)).toEqual(kurang)
})

test('a card of an employee needs no prodi, and what is no card needs nothing', () => {
  expect(kurangKartu('kartu-pegawai', [FOTO, ...KTM])).toEqual(['jabatan atau unit'])
  expect(kurangKartu('khs', [])).toEqual([])
})
