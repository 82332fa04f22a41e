import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BAWAAN_HAK_SKS, batasSks, dasarIp, galatPita, peringatanPita, petunjukSnDikti, type AkmRingkas } from './hak-sks'

const akm = (...[idPeriode, status, ips, lain = {}]: [number, string, number | null, Partial<AkmRingkas>?]): AkmRingkas => ({
  idPeriode,
  status,
  ips,
  ipk: ips,
  final: true,
  ...lain,
})

describe('batasSks', () => {
  test.each([
    [{ ip: 2.74, semesterKe: 4 }, 21, '[2,50, 3,00)'],
    [{ ip: 3.21, semesterKe: 5 }, 24, '[3,00, 4,00]'],
    [{ ip: 3.67, semesterKe: 2 }, 20, '[3,00, 4,00]'],
    [{ ip: 2.48, semesterKe: 5 }, 18, '[2,00, 2,50)'],
    [{ ip: 2.9975, semesterKe: 5 }, 24, '[3,00, 4,00]'],
    [{ ip: 2.995, semesterKe: 5 }, 24, '[3,00, 4,00]'],
    [{ ip: 1.2, semesterKe: 5, tambahan: 3 }, 15, '[0,00, 1,50)'],
    [{ ip: 3.9, semesterKe: 5, tambahan: 9 }, 27, '[3,00, 4,00]'],
    [{ ip: 3.9, semesterKe: 5, semesterPendek: true }, 9, null],
    [{ ip: null, semesterKe: 1 }, 20, null],
    [{ ip: 0, semesterKe: 3 }, 12, '[0,00, 1,50)'],
  ])('AK-R20, PL-R33 %j gives %i SKS', (keadaan, hak, pita) => {
    expect(batasSks(BAWAAN_HAK_SKS, keadaan)).toMatchObject({ hak, pita })
  })

  test('PL-R33 tells every step to the answer', () => {
    const { langkah } = batasSks(BAWAAN_HAK_SKS, { ip: 3.67, semesterKe: 2 })
    expect(langkah.map((l) => [l.uraian, l.sks])).toEqual([
      ['IPS 3,67 pada pita [3,00, 4,00]: 24 SKS', 24],
      ['Semester 2: paling banyak 20 SKS', 20],
    ])
  })

  test('a band above sks_mutlak is cut', () => {
    const pita = [{ ipMin: 0, ipMaks: 4, sks: 30 }]
    expect(batasSks({ ...BAWAAN_HAK_SKS, pita }, { ip: 3, semesterKe: 5 })).toMatchObject({
      hak: 24,
      langkah: [{ sks: 30 }, { kode: 'MUTLAK', sks: 24 }],
    })
  })

  test('by the defaults a higher IP never gives less, and nobody more than 27 or less than 12', () => {
    const ip = fc.integer({ min: 0, max: 4000 }).map((n) => n / 1000)
    fc.assert(
      fc.property(
        ip,
        ip,
        fc.record({ semesterKe: fc.integer({ min: 1, max: 14 }), tambahan: fc.integer({ min: 0, max: 6 }) }),
        (a, b, lain) => {
          const rendah = batasSks(BAWAAN_HAK_SKS, { ip: Math.min(a, b), ...lain }).hak
          const tinggi = batasSks(BAWAAN_HAK_SKS, { ip: Math.max(a, b), ...lain }).hak
          expect(rendah).toBeLessThanOrEqual(tinggi)
          expect(rendah).toBeGreaterThanOrEqual(12)
          expect(tinggi).toBeLessThanOrEqual(27)
        },
      ),
    )
  })
})

describe('dasarIp', () => {
  test('AK-R20 passes over leave, N, short semesters and what is still open', () => {
    const baris = [
      akm(20231, 'A', 2.48),
      akm(20232, 'C', null),
      akm(20241, 'N', null),
      akm(20243, 'A', 4),
      akm(20242, 'A', 3.5, { final: false }),
    ]
    const dasar = dasarIp(baris, 20251, 'ips')
    expect(dasar).toMatchObject({ ip: 2.48, idPeriode: 20231 })
    expect(dasar.lewat).toEqual([
      '2024/2025 Genap dilewati: nilainya belum semua final',
      '2024/2025 Ganjil dilewati: status N',
      '2023/2024 Genap dilewati: status C',
    ])
  })
  test('the period itself and later ones never count; without any there is no IP', () => {
    expect(dasarIp([akm(20251, 'A', 3), akm(20252, 'A', 3)], 20251, 'ips')).toEqual({ ip: null, idPeriode: null, lewat: [] })
  })
  test('dasar_hak_sks ipk reads the other average', () => {
    expect(dasarIp([akm(20242, 'A', 2, { ipk: 3.1 })], 20251, 'ipk').ip).toBe(3.1)
  })
  test('a period with pass/fail courses only has no IPS and is passed over', () => {
    expect(dasarIp([akm(20241, 'A', 3), akm(20242, 'S', null)], 20251, 'ips')).toMatchObject({ ip: 3, idPeriode: 20241 })
  })
})

const pita = (...baris: [number, number, number][]) => baris.map(([ipMin, ipMaks, sks]) => ({ ipMin, ipMaks, sks }))

describe('galatPita', () => {
  test.each([
    [pita([3, 4, 24], [2, 2.9, 18], [0, 1.99, 12]), [{ baris: 0, pesan: 'IP 2,91-2,99 belum tercakup' }]],
    [pita([3, 4, 24], [2, 3.2, 18], [0, 1.99, 12]), [{ baris: 0, pesan: 'Pita 3,00-4,00 bertumpuk dengan 2,00-3,20' }]],
    [pita([0.01, 4, 24]), [{ baris: 0, pesan: 'IP 0,00 belum tercakup' }]],
    [pita([0, 3.5, 24]), [{ baris: 0, pesan: 'IP 3,51-4,00 belum tercakup' }]],
    [pita([4, 0, 24]), [{ baris: 0, pesan: 'Pita 4,00-0,00: batas bawah melebihi batas atas' }]],
    [[], [{ baris: 0, pesan: 'Isi paling sedikit satu pita' }]],
    [BAWAAN_HAK_SKS.pita, []],
  ])('PL-R34 %j', (daftar, galat) => expect(galatPita(daftar)).toEqual(galat))

  test('edge case 23: two bands leave the gap between them and what lies below', () => {
    expect(galatPita(pita([3, 4, 24], [2, 2.9, 20])).map((g) => g.pesan)).toEqual([
      'IP 0,00-1,99 belum tercakup',
      'IP 2,91-2,99 belum tercakup',
    ])
  })

  test('any cut of 0,00-4,00 into neighbouring bands is accepted, and holds every IP exactly once', () => {
    const potong = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 8 })
    fc.assert(
      fc.property(potong, fc.integer({ min: 0, max: 400 }), (titik, ip) => {
        const batas = [0, ...titik.toSorted((a, b) => a - b), 401]
        const daftar = batas.slice(1).map((atas, i) => ({ ipMin: (batas[i] ?? 0) / 100, ipMaks: (atas - 1) / 100, sks: i + 10 }))
        expect(galatPita(daftar)).toEqual([])
        expect(daftar.filter((p) => ip / 100 >= p.ipMin && ip / 100 <= p.ipMaks)).toHaveLength(1)
      }),
    )
  })
})

describe('peringatanPita', () => {
  test('PL-R34 asks back when SKS fall while the IP rises', () => {
    expect(peringatanPita(pita([3, 4, 24], [2.5, 2.99, 26], [0, 2.49, 18]))).toEqual([
      'Mulai IP 3,00 hanya 24 SKS, padahal mulai IP 2,50 26 SKS',
    ])
    expect(peringatanPita(BAWAAN_HAK_SKS.pita)).toEqual([])
  })
})

describe('petunjukSnDikti', () => {
  test('hints above 20 SKS in the first year and above 24 later', () => {
    expect(petunjukSnDikti(BAWAAN_HAK_SKS)).toEqual([])
    expect(petunjukSnDikti({ ...BAWAAN_HAK_SKS, batasSemester: [], sksMutlak: 26, pita: pita([0, 4, 26]) })).toEqual([
      'Semester 1-2 boleh 26 SKS; SN-Dikti lazimnya paling banyak 20',
      'Semester 3 ke atas boleh 26 SKS; SN-Dikti lazimnya paling banyak 24',
    ])
  })
})
