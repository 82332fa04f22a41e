import { describe, expect, test } from 'vitest'
import { gerbangDataMaster, type MintaDataMaster } from './gerbang-data-master'

const dasar: MintaDataMaster = {
  path: '/data-master/dosen/data-dosen',
  scopes: { F2: 'B' },
  syarat: 'F2',
  dataMasterAktif: '1',
}

describe('gerbangDataMaster', () => {
  test.each<[string, MintaDataMaster, unknown]>([
    ['the screen of who has its scope', dasar, { buka: true }],
    ['every screen for an administrator', { ...dasar, scopes: { A: 'B' } }, { buka: true }],
    ['paths outside', { ...dasar, path: '/data-masterpiece', scopes: {}, dataMasterAktif: '0' }, { buka: true }],
    ['404 where the area is hidden', { ...dasar, dataMasterAktif: '0' }, { buka: false, status: 404, alamatLain: null }],
    [
      '404 for an administrator too, with the other system',
      { ...dasar, scopes: { A: 'T' }, dataMasterAktif: '0', urlSikadLegacy: 'https://lama.contoh.ac.id' },
      { buka: false, status: 404, alamatLain: 'https://lama.contoh.ac.id' },
    ],
    [
      '403 for who has none of the scopes',
      { ...dasar, scopes: { K1: 'T' } },
      { buka: false, status: 403, pesan: 'Anda tidak memiliki hak akses ke Data Master. Hubungi administrator.' },
    ],
    [
      '403 naming the scope of the screen',
      { ...dasar, scopes: { F3: 'T' } },
      { buka: false, status: 403, pesan: 'Anda tidak memiliki hak akses F2 untuk halaman ini' },
    ],
    ['a screen that LP opens too', { ...dasar, scopes: { LP: 'B' }, syarat: { type: 'or', scopes: ['F3', 'F4', 'LP'] } }, { buka: true }],
    [
      '403 naming any of several',
      { ...dasar, scopes: { F1: 'B' }, syarat: { type: 'or', scopes: ['F3', 'F4', 'LP'] } },
      { buka: false, status: 403, pesan: 'Anda tidak memiliki hak akses F3 atau F4 atau LP untuk halaman ini' },
    ],
    ['the bare /data-master needs one of the five', { ...dasar, path: '/data-master', syarat: null }, { buka: true }],
    [
      'the bare /data-master is shut without them',
      { ...dasar, path: '/data-master', syarat: null, scopes: { K1: 'T' } },
      { buka: false, status: 403, pesan: 'Anda tidak memiliki hak akses ke Data Master. Hubungi administrator.' },
    ],
  ])('PL-R21 %s', (_judul, minta, harapan) => {
    expect(gerbangDataMaster(minta)).toEqual(harapan)
  })
})
