import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ipk, sksTanpaRincian } from './ipk'
import { bagiIndeks, ips, type NilaiMakul } from './ips'
import { jenisAmbil, percobaanTerhitung } from './mengulang'

const INDEKS: Readonly<Record<string, number>> = { A: 4, AB: 3.5, B: 3, BC: 2.5, C: 2, D: 1, E: 0 }

function nilai(...[idMakul, sks, huruf, idPeriode = 20242]: [string, number, string, number?]): NilaiMakul {
  const indeks = INDEKS[huruf] ?? null
  return { idMakul, idPeriode, sks, huruf, indeks, lulus: huruf === 'L' || (indeks ?? 0) > 0, masukIpk: indeks !== null }
}

/** The seven attempts of AK-R46. */
const TUJUH = [
  nilai('IF101', 4, 'C', 20231),
  nilai('MK101', 2, 'A', 20231),
  nilai('IF103', 3, 'D', 20231),
  nilai('IF102', 4, 'B', 20232),
  nilai('IF104', 3, 'E', 20232),
  nilai('IF103', 3, 'B', 20241),
  nilai('IF101', 4, 'D', 20241),
]

describe('bagiIndeks', () => {
  test.each([
    [53.5, 20, 2.68],
    [50, 16, 3.13],
    [35.97, 12, 3],
    [51, 18, 2.83],
    [57, 18, 3.17],
    [0, 3, 0],
    [0, 0, null],
  ])('AK-R47 %d / %d is %s', (mutu, sks, harapan) => expect(bagiIndeks(mutu, sks)).toBe(harapan))
})

describe('ips', () => {
  test('AK-R45 leaves pass/fail outside the mean and inside the SKS', () => {
    const semester = [
      nilai('a', 4, 'A'),
      nilai('b', 3, 'AB'),
      nilai('c', 3, 'B'),
      nilai('d', 3, 'BC'),
      nilai('e', 2, 'A'),
      nilai('f', 3, 'E'),
      nilai('g', 2, 'L'),
    ]
    expect(ips(semester)).toEqual({ ip: 2.83, mutu: 51, sks: 18, sksSemester: 20, sksLulusSemester: 17 })
  })
  test('AK edge case 24: a student with only L and T has no IPS', () => {
    expect(ips([nilai('a', 2, 'L'), nilai('b', 3, 'T')])).toMatchObject({ ip: null, sks: 0, sksSemester: 5, sksLulusSemester: 2 })
  })
  test('AK-R52 keeps recognised courses out of every IPS', () => {
    expect(ips([{ ...nilai('a', 3, 'A'), konversi: true }, nilai('b', 3, 'B'), nilai('c', 2, 'W')])).toMatchObject({
      ip: 3,
      sksSemester: 3,
    })
  })
})

describe('ipk', () => {
  test.each([
    [20231, 'terbaik', 2.11, 9],
    [20232, 'terbaik', 1.94, 16],
    [20241, 'terbaik', 2.31, 16],
    [20241, 'terakhir', 2.06, 16],
  ] as const)('AK-R46 after %i by %s is %d', (...[sampai, aturan, harapan, tempuh]) => {
    expect(ipk(percobaanTerhitung(TUJUH, { aturan, sampai }))).toMatchObject({ ip: harapan, sksTempuh: tempuh })
  })
  test('AK-R50 passes 13 of the 16 SKS', () => {
    expect(ipk(percobaanTerhitung(TUJUH, { aturan: 'terbaik' })).sksTotal).toBe(13)
  })
  test('e_masuk_ipk 0 takes the E out of the mean, not out of the SKS', () => {
    expect(ipk(percobaanTerhitung(TUJUH, { aturan: 'terbaik' }), { eMasukIpk: false })).toMatchObject({ ip: 2.85, sks: 13, sksTempuh: 16 })
  })
  test('AK-R2 counts SP Ganjil before Genap, whatever the ids say', () => {
    const terhitung = percobaanTerhitung([nilai('a', 3, 'B', 20252), nilai('a', 3, 'B', 20253)], { aturan: 'terakhir' })
    expect(terhitung.map((n) => n.idPeriode)).toEqual([20252])
    expect(percobaanTerhitung([nilai('a', 3, 'B', 20252)], { aturan: 'terakhir', sampai: 20253 })).toEqual([])
  })
  test('AK-R42 caps the letter of a retake, never of the first attempt', () => {
    const ulang = [nilai('a', 3, 'D', 20231), nilai('a', 3, 'A', 20241), nilai('b', 3, 'A', 20231)]
    const terhitung = percobaanTerhitung(ulang, { aturan: 'terbaik', maksimum: { huruf: 'B', indeks: 3 } })
    expect(terhitung.map((n) => [n.idMakul, n.huruf])).toEqual([
      ['b', 'A'],
      ['a', 'B'],
    ])
  })
  test('AK-R10 counts equivalents as one group and AK-R42 marks the later as U', () => {
    const setara = [
      { ...nilai('IF1101', 3, 'C', 20241), kelompok: 'IF101' },
      { ...nilai('IF101', 3, 'B', 20231), kelompok: 'IF101' },
    ]
    expect(percobaanTerhitung(setara, { aturan: 'terbaik' })).toHaveLength(1)
    expect(jenisAmbil(setara)).toEqual(['U', 'B'])
  })
  test('T, W and K neither count nor hide the attempt before them', () => {
    const daftar = [nilai('a', 3, 'C', 20231), nilai('a', 3, 'T', 20232), nilai('a', 3, 'W', 20241), nilai('a', 3, 'K', 20242)]
    expect(percobaanTerhitung(daftar, { aturan: 'terakhir' }).map((n) => n.huruf)).toEqual(['C'])
  })
})

describe('a change of curriculum', () => {
  const lama = { ...nilai('LM1', 3, 'B', 20231), digantiSejak: 20241 }
  const baru = { ...nilai('BR1', 4, 'B', 20241), konversi: true, diakui: false }
  test('AK-R10: the old course counts until its period, the new one from then on', () => {
    const terhitung = (sampai?: number) => percobaanTerhitung([lama, baru], { aturan: 'terbaik', ...(sampai && { sampai }) })
    expect(terhitung(20232).map(({ idMakul }) => idMakul)).toEqual(['LM1'])
    expect(terhitung(20241).map(({ idMakul }) => idMakul)).toEqual(['BR1'])
    expect(terhitung().map(({ idMakul }) => idMakul)).toEqual(['BR1'])
    expect(sksTanpaRincian(10, [baru])).toBe(10)
  })
})

describe('sksTanpaRincian', () => {
  test.each([
    [40, [36], 4],
    [36, [36], 0],
    [0, [3], 0],
    [20, [], 20],
  ])('AK-R52 of %d recognised SKS and rows of %j stay %d', (...[diakui, terinci, sisa]: [number, number[], number]) => {
    const rows = terinci.map((sks) => ({ ...nilai('k', sks, 'A'), konversi: true }))
    expect(sksTanpaRincian(diakui, [...rows, nilai('b', 3, 'B')])).toBe(sisa)
  })
})

describe('properties', () => {
  const huruf = fc.constantFrom('A', 'AB', 'B', 'BC', 'C', 'D', 'E', 'L', 'TL', 'T', 'W', 'K')
  const periode = fc.constantFrom(20231, 20233, 20232, 20234, 20241, 20242)
  const daftar = fc.array(
    fc
      .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 24 }), huruf, periode)
      .map((t) => nilai(t[0], t[1] / 4, t[2], t[3])),
  )
  test('an average lies between the lowest and the highest index', () => {
    fc.assert(
      fc.property(daftar, (semua) => {
        const { ip } = ips(semua)
        const indeks = semua.flatMap((n) => (n.indeks === null ? [] : [n.indeks]))
        expect(ip === null).toBe(indeks.length === 0)
        if (ip !== null) expect(ip >= Math.min(...indeks) && ip <= Math.max(...indeks)).toBe(true)
      }),
    )
  })
  test('the order in which grades are read never changes the IPK of distinct periods', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          daftar.filter((d) => d.length > 0).map((d) => d[0]!),
          { selector: (n) => `${n.idMakul}${n.idPeriode}` },
        ),
        (semua) => {
          const maju = ipk(percobaanTerhitung(semua, { aturan: 'terbaik' }))
          expect(ipk(percobaanTerhitung(semua.toReversed(), { aturan: 'terbaik' }))).toEqual(maju)
          expect(maju.sksTotal).toBeLessThanOrEqual(maju.sksTempuh)
        },
      ),
    )
  })
})
