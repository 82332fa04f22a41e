import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cariMenu, daunMenu, pathMenuInduk, saringMenu } from './menu'

interface Simpul {
  readonly label: string
  readonly anak?: readonly Simpul[]
}
const pohon: Simpul[] = [
  { label: 'Beranda' },
  {
    label: 'Akademik',
    anak: [
      { label: 'Perkuliahan', anak: [{ label: 'Jadwal Kuliah' }, { label: 'Presensi Kuliah' }] },
      { label: 'Surat', anak: [{ label: 'Daftar Surat' }] },
    ],
  },
  { label: 'Keuangan', anak: [{ label: 'Honor', anak: [{ label: 'Daftar Bayar Honor' }] }] },
]
const nama = (simpul: readonly Simpul[]): string[] => simpul.map((s) => s.label)

describe('saringMenu', () => {
  test('PL-R18 PL-R19 drops items, then groups and areas that are left empty', () => {
    const hasil = saringMenu(pohon, (s) => !['Presensi Kuliah', 'Daftar Surat', 'Daftar Bayar Honor'].includes(s.label))
    expect(nama(hasil)).toEqual(['Beranda', 'Akademik'])
    expect(nama(hasil[1]?.anak ?? [])).toEqual(['Perkuliahan'])
    expect(nama(daunMenu(hasil))).toEqual(['Beranda', 'Jadwal Kuliah'])
  })
  test('PL-R18 a refused branch takes its items along, and the tree given stays as it was', () => {
    const sebelum = JSON.parse(JSON.stringify(pohon)) as Simpul[]
    expect(nama(daunMenu(saringMenu(pohon, (s) => s.label !== 'Akademik')))).toEqual(['Beranda', 'Daftar Bayar Honor'])
    expect(pohon).toEqual(sebelum)
  })
  test('PL-R19 never leaves an empty branch', () => {
    const { akar } = fc.letrec<{ akar: Simpul }>((tie) => ({
      akar: fc.record({ label: fc.string(), anak: fc.array(tie('akar'), { maxLength: 3 }) }, { requiredKeys: ['label'] }),
    }))
    const adaKosong = (simpul: Simpul): boolean => simpul.anak !== undefined && (simpul.anak.length === 0 || simpul.anak.some(adaKosong))
    fc.assert(
      fc.property(fc.array(akar), (acak) => {
        expect(saringMenu(acak, (s) => s.label.length % 2 === 0).some(adaKosong)).toBe(false)
      }),
    )
  })
})

describe('cariMenu', () => {
  test.each([
    ['kuLIah', ['Jadwal Kuliah', 'Presensi Kuliah']],
    ['  jadwal   kul ', ['Jadwal Kuliah']],
    ['wisuda', []],
    ['', []],
    ['  ', []],
  ])('PL-R46 finds by %j %j', (ketikan, harapan) => {
    expect(nama(cariMenu(daunMenu(pohon), ketikan))).toEqual(harapan)
  })
})

describe('pathMenuInduk', () => {
  const menu = ['/akademik/krs', '/akademik/krs/persetujuan', '/dashboard']
  test.each([
    ['/akademik/krs/persetujuan/12', '/akademik/krs/persetujuan'],
    ['/akademik/krs/mahasiswa/7', '/akademik/krs'],
    ['/akademik/krs-lama', null],
    ['/dashboard', '/dashboard'],
  ])('PL shell: %s belongs to %s', (path, harapan) => {
    expect(pathMenuInduk(path, menu)).toBe(harapan)
  })
})
