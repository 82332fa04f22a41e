import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idPeriode, periodeUtamaSesudah } from './periode'
import { angkatan, batasStudi, batasStudiPeriode, semesterKe, sisaStudi, type RiwayatStudi } from './semester-ke'

describe('angkatan', () => {
  test.each([
    [20231, 2023],
    [20232, 2023],
    [20254, 2025],
  ])('DM-R2 of %i is %i', (periode, tahun) => {
    expect(angkatan(periode)).toBe(tahun)
  })
})

describe('semesterKe', () => {
  const reguler: RiwayatStudi = { periodeMasuk: 20231, semesterAwal: 1 }
  test.each<[string, RiwayatStudi, number, number]>([
    ['entry 20231', reguler, 20251, 5],
    ['entry 20231, one leave not counted', { ...reguler, periodeCuti: [20242] }, 20251, 4],
    ['entry 20231, one leave counted', { ...reguler, periodeCuti: [20242], cutiDihitung: true }, 20251, 5],
    ['a transfer placed in 3, entry 20241', { periodeMasuk: 20241, semesterAwal: 3 }, 20251, 5],
    ['DM-R5: SP Ganjil is as Ganjil', reguler, 20253, 5],
    ['DM-R5: SP Genap is as Genap', reguler, 20254, 6],
    ['a leave listed for the short semester too', { ...reguler, periodeCuti: [20242, 20244] }, 20251, 4],
    ['a leave from a short semester only', { ...reguler, periodeCuti: [20244] }, 20251, 5],
    ['a leave after the period asked for', { ...reguler, periodeCuti: [20252] }, 20251, 5],
    ['never below 1', reguler, 20221, 1],
    ['an exited student stops', { ...reguler, periodeKeluar: 20242 }, 20252, 4],
    ['an exited student before the exit', { ...reguler, periodeKeluar: 20242 }, 20241, 3],
  ])('DM-R6 %s', (...[, studi, periode, harapan]) => {
    expect(semesterKe(studi, periode)).toBe(harapan)
  })
  test('DM-R6 grows by one with each main period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2040 }), fc.nat(20), (tahun, langkah) => {
        const masuk = idPeriode({ tahun, semester: 1 })
        let periode = masuk
        for (let i = 0; i < langkah; i++) periode = periodeUtamaSesudah(periode)
        expect(semesterKe({ periodeMasuk: masuk, semesterAwal: 1 }, periode)).toBe(1 + langkah)
      }),
    )
  })
})

describe('batas studi', () => {
  test.each([
    [8, 16],
    [6, 12],
    [4, 8],
  ])('DM-R7 masaTempuh %i gives %i semesters', (masaTempuh, batas) => {
    expect(batasStudi({ masaTempuh })).toBe(batas)
    expect(batasStudi({ masaTempuh, batasStudiSemester: 14 })).toBe(14)
  })
  test.each([
    [13, 3, null],
    [14, 2, 'Mendekati batas studi'],
    [15, 1, 'Mendekati batas studi'],
    [16, 0, 'Mendekati batas studi'],
    [17, -1, 'Lewat batas studi'],
  ])('DM-R7 semester %i of S1 leaves %i: %s', (semester, sisa, pesan) => {
    expect(sisaStudi(16, semester)).toMatchObject({ sisa, pesan })
  })
  test.each([
    [20231, 1, 16, 20302],
    [20232, 1, 16, 20311],
    [20241, 3, 16, 20302],
    [20231, 1, 1, 20231],
  ])('DM-R7 entry %i in semester %i with %i semesters ends in %i', (...[periodeMasuk, semesterAwal, batas, akhir]) => {
    expect(batasStudiPeriode({ periodeMasuk, semesterAwal }, batas)).toBe(akhir)
  })
})
