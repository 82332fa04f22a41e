import { describe, expect, test } from 'vitest'
import { aturanBerlaku, type CakupanAturan, type SetAturan } from './aturan'

const set = (id: number, cakupan: CakupanAturan, nilai: Record<string, unknown>): SetAturan => ({
  id,
  cakupan,
  nilai,
  berlakuMulai: 20201,
})
const sejak = (berlakuMulai: number, lama: SetAturan): SetAturan => ({ ...lama, berlakuMulai })

describe('aturanBerlaku', () => {
  const contoh = [
    set(0, {}, { krs_maks_perubahan: 3, tunda_hari: 30 }),
    set(1, { idProdi: '55201' }, { krs_maks_perubahan: 5 }),
    set(2, { jenjang: 'D3' }, { jumlah_pertemuan: 14 }),
  ]
  test('PL-R35 gives 5 for 55201 and 3 for a D3 prodi whose set is silent', () => {
    expect(aturanBerlaku(contoh, { jenjang: 'S1', idProdi: '55201', angkatan: 2025 }, 20261)).toEqual({
      krs_maks_perubahan: { nilai: 5, idAturan: 1 },
      tunda_hari: { nilai: 30, idAturan: 0 },
    })
    expect(aturanBerlaku(contoh, { jenjang: 'D3', idProdi: '57401', angkatan: 2025 }, 20261)).toEqual({
      krs_maks_perubahan: { nilai: 3, idAturan: 0 },
      jumlah_pertemuan: { nilai: 14, idAturan: 2 },
      tunda_hari: { nilai: 30, idAturan: 0 },
    })
  })

  const sasaran = { jenjang: 'S1', idProdi: '55201', jenisKelas: 'RP', angkatan: 2025 }
  const tangga: readonly CakupanAturan[] = [
    {},
    { jenjang: 'S1' },
    { jenjang: 'S1', angkatanMulai: 2024 },
    { idProdi: '55201' },
    { idProdi: '55201', jenisKelas: 'RP' },
    { idProdi: '55201', angkatanMulai: 2025, angkatanSampai: 2025 },
  ]
  test.each([1, 2, 3, 4, 5])('PL-R35 step %i of the ladder beats the ones below, in whatever order they are read', (langkah) => {
    const daftar = tangga.slice(0, langkah + 1).map((cakupan, id) => set(id, cakupan, { k: id }))
    expect(aturanBerlaku(daftar, sasaran, 20261)['k']).toEqual({ nilai: langkah, idAturan: langkah })
    expect(aturanBerlaku(daftar.toReversed(), sasaran, 20261)['k']?.idAturan).toBe(langkah)
  })

  test.each<[string, CakupanAturan]>([
    ['another prodi', { idProdi: '57201' }],
    ['another jenjang', { jenjang: 'D3' }],
    ['another jenis kelas', { idProdi: '55201', jenisKelas: 'KR' }],
    ['older angkatan', { idProdi: '55201', angkatanSampai: 2024 }],
    ['younger angkatan', { angkatanMulai: 2026 }],
  ])('PL-R35 ignores a set for %s', (_judul, cakupan) => {
    expect(aturanBerlaku([set(0, {}, { k: 0 }), set(1, cakupan, { k: 1 })], sasaran, 20261)['k']?.nilai).toBe(0)
  })
  test('PL-R35 ignores angkatan sets for a target without one', () => {
    expect(aturanBerlaku([set(1, { angkatanMulai: 2020 }, { k: 1 })], { idProdi: '55201' }, 20261)).toEqual({})
  })
  test('PL-R35 counts a set from its period on, in time and not by id: 20253 lies before 20252', () => {
    const daftar = [set(0, {}, { k: 'lama' }), sejak(20252, set(1, { idProdi: '55201' }, { k: 'baru' }))]
    expect(aturanBerlaku(daftar, sasaran, 20253)['k']?.nilai).toBe('lama')
    expect(aturanBerlaku(daftar, sasaran, 20252)['k']?.nilai).toBe('baru')
  })
  test('PL-R35 takes the set that began last among equals', () => {
    const daftar = [20251, 20231].map((periode, i) => sejak(periode, set(7 + i, { idProdi: '55201' }, { k: i === 0 ? 'baru' : 'lama' })))
    expect(aturanBerlaku(daftar, sasaran, 20261)['k']?.nilai).toBe('baru')
  })
  test('PL-R35 a zero or false is an answer, null is silence', () => {
    const daftar = [set(0, {}, { a: 1, b: 1 }), set(1, { idProdi: '55201' }, { a: 0, b: null })]
    const hasil = aturanBerlaku(daftar, sasaran, 20261)
    expect([hasil['a']?.nilai, hasil['b']?.nilai]).toEqual([0, 1])
  })
})
