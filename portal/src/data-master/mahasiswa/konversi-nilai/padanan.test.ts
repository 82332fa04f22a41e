import { describe, expect, it } from 'vitest'
import { buang, dariBaris, dariNilai, hasilPerMakul, jumlahSks, keBaris, KOSONG, pasang, tambah, terimaUsulan } from './padanan'

const skala = [
  { huruf: 'A', indeks: 4, lulus: true },
  { huruf: 'AB', indeks: 3.5, lulus: true },
  { huruf: 'B', indeks: 3, lulus: true },
  { huruf: 'E', indeks: 0, lulus: false },
]
const makul = (kode: string, sks: number, terpakai = false) => ({
  idMakul: kode,
  kode,
  nama: kode,
  sks,
  semester: 1,
  wajib: true,
  terpakai,
})
const kurikulum = [makul('IF101', 4), makul('IF103', 3), makul('MK101', 2, true)]
const subjek = (kode: string, sks: number, nilai: string) => ({ kode, nama: `Nama ${kode}`, sks, nilai })
const awal = tambah(KOSONG, [subjek('T1', 3, 'A'), subjek('T2', 2, 'B'), subjek('T3', 3, 'E'), subjek('T4', 2, 'Z')])

describe('matching subjects to courses', () => {
  it('DM-R21: several subjects make one course of their mean grade and at most its SKS', () => {
    const padanan = pasang(awal, new Set([1, 2]), 'IF101')
    expect(hasilPerMakul(padanan, kurikulum, skala).get('IF101')).toMatchObject({ huruf: 'AB', indeks: 3.5, sks: 4, galat: null })
    expect(jumlahSks(hasilPerMakul(padanan, kurikulum, skala))).toBe(4)
  })

  it('says why a match will be refused before it is sent', () => {
    const galat = (kunci: number, id: string, sks?: number) =>
      hasilPerMakul({ ...pasang(awal, new Set([kunci]), id), sks: sks === undefined ? {} : { [id]: sks } }, kurikulum, skala).get(id)?.galat
    expect(galat(3, 'IF103')).toBe('Nilai asal tidak lulus.')
    expect(galat(4, 'IF103')).toContain('Indeks')
    expect(galat(1, 'MK101')).toBe('MK101 sudah dikonversi.')
    expect(galat(1, 'IF103', 5)).toBe('SKS diakui 5 melebihi SKS tujuan 3.')
  })

  it('is sent with subjects of one course together, and comes back the same', () => {
    const padanan = pasang(awal, new Set([1, 4]), 'IF101')
    const baris = keBaris(padanan)
    expect(baris.map(({ idMakul, asal }) => [idMakul, asal.map(({ kode }) => kode)])).toEqual([
      ['IF101', ['T1', 'T4']],
      [null, ['T2']],
      [null, ['T3']],
    ])
    const tersimpan = [
      {
        ...KOLOM,
        idMakul: 'IF101',
        sksDiakui: 3,
        asal: [
          { ...subjek('T1', 3, 'A'), urut: 0, indeks: 4, idMakulAsal: null },
          { ...subjek('T4', 2, 'Z'), urut: 3, indeks: 2, idMakulAsal: null },
        ],
      },
      { ...KOLOM, idMakul: null, sksDiakui: null, asal: [{ ...subjek('T2', 2, 'B'), urut: 1, indeks: 3, idMakulAsal: null }] },
    ]
    const kembali = dariBaris(tersimpan)
    expect(kembali.asal.map(({ kode }) => kode)).toEqual(['T1', 'T2', 'T4'])
    expect(kembali.sks).toEqual({ IF101: 3 })
  })

  it('AK-R10: reads own grades anew with their matches kept; a pass without a weight goes over as it is', () => {
    const nilai = [
      { ...subjek('LM1', 3, 'B'), indeks: 3, idMakulAsal: 'lm1' },
      { ...subjek('LM4', 2, 'L'), indeks: null, idMakulAsal: 'lm4' },
    ]
    const padanan = pasang(dariNilai(nilai), new Set([2]), 'IF103')
    expect(hasilPerMakul(padanan, kurikulum, skala).get('IF103')).toMatchObject({ huruf: 'L', indeks: null, sks: 2, galat: null })
    const lagi = dariNilai([...nilai, { ...subjek('LM5', 2, 'A'), indeks: 4, idMakulAsal: 'lm5' }], padanan)
    expect(lagi.asal.map(({ idMakul }) => idMakul)).toEqual([null, 'IF103', null])
    expect(keBaris(lagi)[1]?.asal[0]).toMatchObject({ nilai: 'L', idMakulAsal: 'lm4' })
  })

  it('takes proposals for subjects that are still free, and forgets typed SKS with the match', () => {
    const diusulkan = terimaUsulan(awal, [{ urut: 1, idMakul: 'IF103', dasar: 'nama', kemiripan: 90 }], [1, 2])
    expect(diusulkan.asal.find(({ kunci }) => kunci === 2)).toMatchObject({ idMakul: 'IF103', dasar: 'nama' })
    const diketik = { ...diusulkan, sks: { IF103: 1 } }
    expect(pasang(diketik, new Set([2]), null).sks).toEqual({})
    expect(buang(diketik, new Set([2])).asal).toHaveLength(3)
  })
})

const KOLOM = { kodeMakul: null, namaMakul: null, sksMakul: null, nilaiHuruf: null, nilaiAngka: null }
