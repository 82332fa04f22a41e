import { describe, expect, it } from 'vitest'
import { hasilAkhir, hasilPeriode, mutuDari, type NilaiTercatat } from './hasil-studi'

const INDEKS: Readonly<Record<string, number>> = { A: 4, AB: 3.5, B: 3, BC: 2.5, C: 2, D: 1, E: 0 }

/** '20231 IF101 4 C' as an attempt; '-' is a grade that is not final. */
function nilai(teks: string): NilaiTercatat {
  const [periode = '', kode = '', sks = '', huruf = ''] = teks.split(' ')
  const indeks = INDEKS[huruf] ?? null
  return {
    idMakul: kode,
    kode,
    nama: kode,
    namaInggris: null,
    idPeriode: Number(periode),
    sks: Number(sks),
    huruf: huruf === '-' ? 'A' : huruf,
    indeks: huruf === '-' ? 4 : indeks,
    lulus: huruf === 'L' || (indeks ?? 0) > 0,
    masukIpk: huruf !== 'L',
    angka: null,
    kelas: 'A',
    semester: 1,
    final: huruf !== '-',
  }
}

const R45 = ['IF204 4 A', 'IF201 3 AB', 'IF202 3 B', 'IF206 3 BC', 'MK207 2 A', 'IF208 3 E', 'MK208 2 L'].map((n) => nilai(`20242 ${n}`))
const R46 = [
  '20231 IF101 4 C',
  '20231 MK101 2 A',
  '20231 IF103 3 D',
  '20232 IF102 4 B',
  '20232 IF104 3 E',
  '20241 IF103 3 B',
  '20241 IF101 4 D',
].map(nilai)

describe('hasilPeriode', () => {
  it('is the example of AK-R45', () => {
    expect(hasilPeriode(R45, 20242, { aturan: 'terbaik' })).toMatchObject({ ips: 2.83, jumlahMutu: 51, sksSemester: 20, sementara: false })
  })

  it.each([
    [20231, 2.11],
    [20232, 1.94],
    [20241, 2.31],
  ])('has the IPK of AK-R46 after %i', (periode, ipk) => {
    expect(hasilPeriode(R46, periode, { aturan: 'terbaik' }).ipk).toBe(ipk)
  })

  it('shows a grade that is not final without its letter, and counts it nowhere', () => {
    const { mk, ips, sementara } = hasilPeriode([nilai('20251 IF301 3 -'), nilai('20251 IF302 3 B')], 20251, { aturan: 'terbaik' })
    expect(mk.map(({ kode, huruf }) => [kode, huruf])).toEqual([
      ['IF301', null],
      ['IF302', 'B'],
    ])
    expect([ips, sementara]).toEqual([3, true])
  })

  it('leaves the IPS empty without counted SKS (edge case 24)', () => {
    expect(hasilPeriode([nilai('20251 MK208 2 L')], 20251, { aturan: 'terbaik' }).ips).toBeNull()
  })
})

describe('hasilAkhir', () => {
  it('is the example of AK-R46: 16 SKS taken, 13 passed, 2.31', () => {
    const { mk, ...jumlah } = hasilAkhir(R46, 20241, { aturan: 'terbaik' })
    expect(jumlah).toEqual({ sksTempuh: 16, sksLulus: 13, jumlahMutu: 37, ipk: 2.31 })
    expect(mk.map(({ kode, huruf, percobaan }) => [kode, huruf, percobaan])).toEqual([
      ['IF101', 'C', 2],
      ['IF102', 'B', 1],
      ['IF103', 'B', 2],
      ['IF104', 'E', 1],
      ['MK101', 'A', 1],
    ])
  })

  it('takes the last attempt where the college wants it so', () => {
    expect(hasilAkhir(R46, 20241, { aturan: 'terakhir' }).ipk).toBe(2.06)
  })
})

it('multiplies SKS and index, and leaves out what is outside of the IP', () => {
  expect(mutuDari(nilai('20242 IF201 3 AB'))).toBe(10.5)
  expect(mutuDari(nilai('20242 MK208 2 L'))).toBeNull()
})
