import { expect, test } from 'vitest'
import { bentrokLibur, type EntriKalender } from './bentrok-kalender'

const entri = (id: string, [mulai, selesai]: readonly [string, string], lain: Partial<EntriKalender> = {}): EntriKalender => ({
  id,
  nama: id,
  kodeJendela: null,
  tanggalMulai: mulai,
  tanggalSelesai: selesai,
  idProdi: null,
  libur: false,
  ...lain,
})
const natal = entri('Natal', ['2025-12-25', '2025-12-25'], { libur: true })

test.each([
  ['an exam over the holiday', entri('UAS', ['2025-12-15', '2025-12-27'], { kodeJendela: 'UAS' }), ['Natal']],
  ['an exam that ends the day before', entri('UAS', ['2025-12-15', '2025-12-24'], { kodeJendela: 'UAS' }), undefined],
  ['lectures, which skip it', entri('Kuliah', ['2025-09-01', '2025-12-27'], { kodeJendela: 'KULIAH' }), undefined],
])('the calendar marks %s', (_judul, satu, hasil) => {
  expect(bentrokLibur([natal, satu]).get(satu.id)).toEqual(hasil)
})

test('a holiday of another prodi is no clash', () => {
  const libur = { ...natal, idProdi: 'a' }
  const uas = entri('UAS', ['2025-12-25', '2025-12-25'], { kodeJendela: 'UAS', idProdi: 'b' })
  expect(bentrokLibur([libur, uas]).size).toBe(0)
})
