import { describe, expect, test } from 'vitest'
import { duaBelasBulan, entriBulan, entriHari } from './bulan'

const entri = (nama: string, tanggalMulai: string, tanggalSelesai: string) => ({
  nama,
  tanggalMulai,
  tanggalSelesai,
  libur: nama === 'libur',
})

describe('the months of an academic year', () => {
  test('run from August unless an entry is earlier', () => {
    expect(duaBelasBulan(2026, []).map(({ kunci }) => kunci)).toEqual([
      ...['08', '09', '10', '11', '12'].map((bulan) => `2025-${bulan}`),
      ...['01', '02', '03', '04', '05', '06', '07'].map((bulan) => `2026-${bulan}`),
    ])
    expect(duaBelasBulan(2026, [entri('a', '2025-07-28', '2025-07-28')])[0]?.judul).toBe('Juli 2025')
  })
  test('begin their weeks on Monday', () => {
    const [agustus] = duaBelasBulan(2026, [])
    expect(agustus?.pekan[0]).toEqual([null, null, null, null, '2025-08-01', '2025-08-02', '2025-08-03'])
  })
  test('colour a day by its holiday, else by the shortest entry', () => {
    const kuliah = entri('kuliah', '2025-09-01', '2025-12-20')
    const uts = entri('uts', '2025-10-20', '2025-11-01')
    const libur = entri('libur', '2025-10-20', '2025-10-20')
    expect(entriHari('2025-10-21', [kuliah, uts, libur])?.nama).toBe('uts')
    expect(entriHari('2025-10-20', [kuliah, uts, libur])?.nama).toBe('libur')
    expect(entriBulan('2025-12', [kuliah, uts])).toEqual([kuliah])
  })
})
