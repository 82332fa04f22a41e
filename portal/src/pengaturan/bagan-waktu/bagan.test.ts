import { describe, expect, test } from 'vitest'
import { bulanBagan, letak, rentangBagan, setelahTarik } from './bagan'

const batang = (mulai: string, selesai: string) => ({ id: mulai, mulai, selesai, judul: '' })

describe('the chart of days', () => {
  test('holds whole months around all bars', () => {
    const baris = [{ id: 'a', label: '', batang: [batang('2025-09-08', '2025-09-13'), batang('2025-12-20', '2026-02-02')] }]
    expect(rentangBagan(baris)).toEqual({ mulai: '2025-09-01', selesai: '2026-02-28' })
    expect(rentangBagan([{ id: 'a', label: '', batang: [] }])).toBeNull()
  })
  test('places a bar by its days, the last one included', () => {
    expect(letak({ mulai: '2025-09-01', selesai: '2025-09-10' }, { mulai: '2025-09-02', selesai: '2025-09-03' })).toEqual({
      kiri: 10,
      lebar: 20,
    })
  })
  test('names its months', () => {
    expect(bulanBagan({ mulai: '2025-12-01', selesai: '2026-01-31' }).map(({ label }) => label)).toEqual(['Des 25', 'Jan 26'])
  })
  test.each([
    ['geser', 3, { mulai: '2025-09-05', selesai: '2025-09-08' }],
    ['awal', 9, { mulai: '2025-09-05', selesai: '2025-09-05' }],
    ['akhir', -9, { mulai: '2025-09-02', selesai: '2025-09-02' }],
    ['akhir', 2, { mulai: '2025-09-02', selesai: '2025-09-07' }],
  ] as const)('dragging %s by %d days keeps the ends in order', (jenis, hari, hasil) => {
    expect(setelahTarik({ mulai: '2025-09-02', selesai: '2025-09-05' }, jenis, hari)).toEqual(hasil)
  })
})
