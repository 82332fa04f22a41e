import { describe, expect, test } from 'vitest'
import { hitungAkm, type NilaiAkm } from './akm'

const nilai = (
  ...[idMakul, sks, [huruf, indeks], lain = {}]: [string, number, [string | null, number | null], Partial<NilaiAkm>?]
): NilaiAkm => ({
  idMakul,
  idPeriode: 20241,
  sks,
  huruf,
  indeks,
  lulus: indeks === null ? huruf === 'L' : indeks > 0,
  masukIpk: indeks !== null,
  final: true,
  ...lain,
})
const R45 = [
  nilai('a', 4, ['A', 4]),
  nilai('b', 3, ['AB', 3.5]),
  nilai('c', 3, ['B', 3]),
  nilai('d', 3, ['BC', 2.5]),
  nilai('e', 2, ['A', 4]),
  nilai('f', 3, ['E', 0]),
  nilai('g', 2, ['L', null]),
]
const minta = { periode: 20241, status: 'A', sksDiakui: 0, aturan: { aturan: 'terbaik' as const } }

describe('hitungAkm', () => {
  test('AK-R45: the example', () => {
    expect(hitungAkm(R45, minta)).toMatchObject({ ips: 2.83, sksSemester: 20, sksLulusSemester: 17, sementara: false })
  })

  test('AK-R49: open grades are SKS of the period and nothing else', () => {
    const terbuka = [...R45, nilai('h', 3, [null, null], { final: false })]
    expect(hitungAkm(terbuka, minta)).toMatchObject({ ips: 2.83, sksSemester: 23, sksLulusSemester: 17, sementara: true })
  })

  test('AK-R49: leave carries on', () => {
    expect(hitungAkm(R45, { ...minta, periode: 20242, status: 'C', sksDiakui: 10 })).toEqual({
      ips: null,
      ipk: 2.83,
      sksSemester: 0,
      sksLulusSemester: 0,
      sksTempuh: 20,
      sksTotal: 27,
      sementara: false,
    })
  })

  test('edge case 24 of Akademik: only L and T leave the IPS empty', () => {
    const tanpa = [nilai('g', 2, ['L', null]), nilai('t', 3, ['T', null])]
    expect(hitungAkm(tanpa, minta)).toMatchObject({ ips: null, ipk: null })
  })
})
