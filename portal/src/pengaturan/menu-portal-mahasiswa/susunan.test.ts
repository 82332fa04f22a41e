import { describe, expect, it } from 'vitest'
import type { IndukMenu } from '@sivitas/contract/pengaturan/menu-portal/menu-portal'
import {
  AKAR,
  buangItem,
  dibawah,
  geser,
  kelompokDari,
  keluarkan,
  masukkan,
  menurutKelompok,
  tambahItem,
  ubahItem,
  type Pohon,
} from './susunan'

const item = (kunci: string, anak: string[] = []): IndukMenu => ({
  kunci,
  label: kunci,
  jenis: 'halaman',
  tujuan: `/${kunci}`,
  ikon: null,
  tampil: true,
  syarat: { statusMahasiswa: [], angkatan: [], prodi: [] },
  lencana: null,
  anak: anak.map((satu) => {
    const { anak: _tanpa, ...isi } = item(satu)
    return isi
  }),
})
const bentuk = (pohon: Pohon) => pohon.map(({ kunci, anak }) => [kunci, ...anak.map((satu) => satu.kunci)].join(' '))
const pohon = [item('a', ['b', 'c']), item('d'), item('e', ['f'])]

describe('the tree of the menu', () => {
  it.each([
    ['moves down among its siblings', geser(pohon, 'a', 1), ['d', 'a b c', 'e f']],
    ['stays at an end', geser(pohon, 'a', -1), ['a b c', 'd', 'e f']],
    ['moves children within their parent', geser(pohon, 'c', -1), ['a c b', 'd', 'e f']],
    ['goes below the one before', masukkan(pohon, 'd'), ['a b c d', 'e f']],
    ['never makes a third level', masukkan(pohon, 'e'), ['a b c', 'd', 'e f']],
    ['the first has nobody to go below', masukkan(pohon, 'a'), ['a b c', 'd', 'e f']],
    ['comes out behind its parent', keluarkan(pohon, 'b'), ['a c', 'b', 'd', 'e f']],
    ['goes with all below', buangItem(pohon, 'a'), ['d', 'e f']],
    ['loses a child', buangItem(pohon, 'f'), ['a b c', 'd', 'e']],
  ])('%s', (_apa, hasil, harap) => {
    expect(bentuk(hasil)).toEqual(harap)
  })

  it('follows the lists that dragging answers', () => {
    const kelompok = kelompokDari(pohon)
    expect(kelompok).toEqual({ [AKAR]: ['a', 'd', 'e'], [dibawah('a')]: ['b', 'c'], [dibawah('d')]: [], [dibawah('e')]: ['f'] })
    const diseret = { ...kelompok, [AKAR]: ['e', 'a', 'd'], [dibawah('a')]: ['c'], [dibawah('d')]: ['b'] }
    expect(bentuk(menurutKelompok(pohon, diseret))).toEqual(['e f', 'a c', 'd b'])
  })

  it('adds under a free key and changes fields of one item', () => {
    const satu = tambahItem(pohon, 'tautan')
    const dua = tambahItem(satu.pohon, 'tautan')
    expect([satu.kunci, dua.kunci]).toEqual(['tautan-1', 'tautan-2'])
    expect(ubahItem(pohon, 'f', { label: 'Baru' })[2]?.anak[0]).toMatchObject({ kunci: 'f', label: 'Baru' })
  })
})
