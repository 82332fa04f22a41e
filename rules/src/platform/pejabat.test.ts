import { describe, expect, test } from 'vitest'
import { barisTandaTangan, pejabatTumpangTindih, pilihPejabat, type Pejabat } from './pejabat'

const dekan = (nama: string, isi: Partial<Pejabat> = {}): Pejabat => ({
  jabatan: 'DEKAN',
  lingkup: 'fakultas',
  idLingkup: 'FT',
  penugasan: 'definitif',
  nama,
  berlakuMulai: '2022-01-01',
  ...isi,
})
const pemilik = { idProdi: '55201', idJurusan: 'TI', idFakultas: 'FT' }
const siapa = (daftar: Pejabat[], tanggal: string): string => {
  const hasil = pilihPejabat(daftar, 'DEKAN', { tanggal, pemilik })
  return 'pejabat' in hasil ? hasil.pejabat.nama : hasil.pesan
}

describe('pilihPejabat', () => {
  const lama = dekan('Dosen A', { berlakuSelesai: '2026-11-30' })
  const baru = dekan('Dosen B', { berlakuMulai: '2026-12-01' })
  test.each([
    ['2026-11-30', 'Dosen A'],
    ['2026-12-01', 'Dosen B'],
    ['2021-12-31', 'Belum ada Dekan yang berlaku pada 31 Desember 2021'],
  ])('PL-R53 on %s signs: %s', (tanggal, nama) => {
    expect(siapa([lama, baru], tanggal)).toBe(nama)
  })
  test('PL-R53 plh comes before plt before definitif, while they are valid', () => {
    const plt = dekan('Plt', { penugasan: 'plt', berlakuMulai: '2026-12-01', berlakuSelesai: '2026-12-31' })
    const plh = dekan('Plh', { penugasan: 'plh', berlakuMulai: '2026-12-10', berlakuSelesai: '2026-12-12' })
    expect(siapa([baru, plt, plh], '2026-12-11')).toBe('Plh')
    expect(siapa([baru, plt, plh], '2026-12-13')).toBe('Plt')
    expect(siapa([baru, plt, plh], '2027-01-01')).toBe('Dosen B')
  })
  test('PL-R53 the nearest unit comes first, even before a plh of a wider one', () => {
    const kaprodi = dekan('Prodi', { lingkup: 'prodi', idLingkup: '55201' })
    const pt = dekan('PT', { lingkup: 'pt', idLingkup: null, penugasan: 'plh' })
    expect(siapa([pt, baru, kaprodi], '2026-12-05')).toBe('Prodi')
    expect(siapa([pt, baru], '2026-12-05')).toBe('Dosen B')
    expect(siapa([pt], '2026-12-05')).toBe('PT')
  })
  test('PL-R53 officials of other units never sign', () => {
    expect(siapa([dekan('Lain', { idLingkup: 'FE' })], '2026-12-05')).toMatch(/^Belum ada Dekan/)
    const hasil = pilihPejabat([dekan('X', { lingkup: 'prodi', idLingkup: null })], 'DEKAN', { tanggal: '2026-12-05', pemilik: {} })
    expect('galat' in hasil).toBe(true)
  })
})

describe('office LAIN', () => {
  const upt = dekan('Dosen A', { jabatan: 'LAIN', namaJabatan: 'Kepala UPT Bahasa', lingkup: 'pt', idLingkup: null })
  test.each([
    ['Kepala UPT Bahasa', true],
    ['Kepala UPT TIK', false],
  ])('PL-R53 is told apart by its name: %s', (namaJabatan, ada) => {
    expect('pejabat' in pilihPejabat([upt], 'LAIN', { tanggal: '2026-12-05', pemilik, namaJabatan })).toBe(ada)
  })
})

describe('barisTandaTangan', () => {
  test.each<[Pejabat, string[], string]>([
    [dekan('Dosen A', { gelarDepan: 'Dr.', gelarBelakang: 'M.Kom.' }), ['Dekan'], 'Dr. Dosen A, M.Kom.'],
    [dekan('Dosen A', { penugasan: 'plt' }), ['Plt. Dekan'], 'Dosen A'],
    [dekan('Dosen A', { penugasan: 'plh' }), ['Plh. Dekan'], 'Dosen A'],
    [dekan('Dosen A', { jabatan: 'WR1', atasNama: 'REKTOR' }), ['a.n. Rektor', 'Wakil Rektor I'], 'Dosen A'],
    [dekan('Dosen A', { jabatan: 'LAIN', namaJabatan: 'Kepala UPT Bahasa' }), ['Kepala UPT Bahasa'], 'Dosen A'],
  ])('PL-R53 prints %j as %j, %s', (pejabat, jabatan, nama) => {
    expect(barisTandaTangan(pejabat)).toEqual({ jabatan, nama })
  })
})

describe('pejabatTumpangTindih', () => {
  const lama = dekan('Dosen A', { berlakuSelesai: '2026-11-30' })
  test.each([
    ['the next day', dekan('B', { berlakuMulai: '2026-12-01' }), null],
    ['the last day', dekan('B', { berlakuMulai: '2026-11-30' }), 'Dosen A'],
    ['a plh', dekan('B', { berlakuMulai: '2026-11-01', penugasan: 'plh' }), null],
    ['another fakultas', dekan('B', { berlakuMulai: '2026-11-01', idLingkup: 'FE' }), null],
    ['another office', dekan('B', { berlakuMulai: '2026-11-01', jabatan: 'WD1' }), null],
  ])('PL-R53 (edge case 29) a definitive holder from %s', (_judul, baru, nama) => {
    expect(pejabatTumpangTindih([lama], baru)?.nama ?? null).toBe(nama)
  })
})
