import { describe, expect, test } from 'vitest'
import { badgePendidikan, kesediaanCukup, kewajibanMengajar } from './mengajar'

describe('kewajibanMengajar', () => {
  const dasar = {
    ekuivalen: [4],
    kelas: [
      { sks: 3, persen: 100 },
      { sks: 3, persen: 50 },
    ],
    maksSksMengajar: 16,
  }
  test('DM-R13 12 - 4 = 8 against 4,5 lacks 3,5', () => {
    expect(kewajibanMengajar(dasar)).toEqual({ target: 8, terpenuhi: 4.5, kurang: 3.5, lebihBatas: false })
  })
  test('DM-R13 posts above the obligation leave nothing, over the maximum is red', () => {
    expect(kewajibanMengajar({ ...dasar, ekuivalen: [12, 2] })).toMatchObject({ target: 0, kurang: 0 })
    expect(kewajibanMengajar({ ...dasar, kelas: [{ sks: 17, persen: 100 }] })).toMatchObject({ lebihBatas: true })
    expect(kewajibanMengajar({ ...dasar, sksWajib: 9, kelas: [] })).toMatchObject({ target: 5, kurang: 5 })
  })
})

describe('kesediaanCukup', () => {
  test.each([
    [900, 12, true],
    [899, 12, false],
    [0, 0, true],
  ])('DM-R15 %i minutes for %i SKS are enough: %s', (menit, sks, cukup) => {
    expect(kesediaanCukup(menit, sks).cukup).toBe(cukup)
  })
  test('DM-R15 12 SKS need 900 minutes', () => {
    expect(kesediaanCukup(0, 12).menitPerlu).toBe(900)
  })
})

describe('badgePendidikan', () => {
  test.each([
    [30, 30, false, 'Perlu S2'],
    [30, 35, false, null],
    [22, 36, false, null],
    [35, 35, true, 'Perlu S3'],
    [40, 41, false, null],
    [31, 35, false, 'Perlu S2 dan pengalaman'],
    [31, 35, true, null],
  ])('DM-R16 prodi %i, degree %i, experienced %s: %s', (...[jenjang, pendidikan, pengalaman, badge]) => {
    expect(badgePendidikan(jenjang, pendidikan, pengalaman)).toBe(badge)
  })
})
