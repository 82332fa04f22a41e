import { describe, expect, test } from 'vitest'
import { auditKelulusan, masaStudi, teksMasaStudi, type FaktaKelulusan, type MakulTempuh, type SyaratKelulusan } from './kelulusan'
import { galatPredikat, predikat, type BarisPredikat, type FaktaPredikat } from './predikat'

const INDEKS: Readonly<Record<string, number>> = { A: 4, B: 3, C: 2, D: 1, E: 0 }
const indeksHuruf = (huruf: string): number | null => INDEKS[huruf] ?? null
const tempuh = (kode: string, sks: number, huruf: string): MakulTempuh => ({
  kode,
  sks,
  huruf,
  indeks: indeksHuruf(huruf),
  lulus: huruf === 'L' || (indeksHuruf(huruf) ?? 0) > 0,
})

/** The example of AK-R57: 124 of 126 SKS wajib without MK207, 22 SKS of electives, 3 of them with a D. */
const CALON: FaktaKelulusan = {
  sksTotal: 146,
  ipk: 3.12,
  tempuh: [tempuh('W1', 124, 'B'), tempuh('P1', 19, 'B'), tempuh('P2', 3, 'D')],
  wajib: [
    { kode: 'W1', sks: 124 },
    { kode: 'MK207', sks: 2 },
  ],
  masaStudi: 50,
  indeksHuruf,
  jawaban: {},
}
const SYARAT: SyaratKelulusan = {
  sksLulus: 144,
  sksWajib: 126,
  sksPilihan: 18,
  ipkMin: 2,
  persenMaksD: 10,
  bolehE: false,
  nilaiMinWajib: 'C',
  masaStudiMaks: 84,
  syarat: ['TA_LULUS', 'LUNAS'],
}
const semua: FaktaKelulusan = { ...CALON, tempuh: [...CALON.tempuh, tempuh('MK207', 2, 'B')], jawaban: { TA_LULUS: true, LUNAS: true } }

describe('auditKelulusan', () => {
  test('AK-R57 names the one course that is missing', () => {
    const { baris, putusan, ringkas } = auditKelulusan(CALON, SYARAT)
    expect(ringkas).toBe('Belum memenuhi: 1 mata kuliah wajib: MK207')
    expect(putusan).toBe('belum')
    expect(baris.map((b) => [b.kode, b.ada, b.butuh, b.hasil])).toEqual([
      ['SKS', '146', '144', 'terpenuhi'],
      ['WAJIB', '124', '126', 'belum'],
      ['PILIHAN', '22', '18', 'terpenuhi'],
      ['IPK', '3,12', '2,00', 'terpenuhi'],
      ['NILAI_D', '3', 'paling banyak 14 (10% dari 146)', 'terpenuhi'],
      ['TANPA_E', '0', '0', 'terpenuhi'],
      ['MASA_STUDI', '4 tahun 2 bulan', 'paling lama 7 tahun 0 bulan', 'terpenuhi'],
      ['TA_LULUS', 'Belum diketahui', 'Ya', 'belum_diketahui'],
      ['LUNAS', 'Belum diketahui', 'Ya', 'belum_diketahui'],
    ])
  })
  test('decisions 4: what nobody answers is neither fulfilled nor failed', () => {
    expect(auditKelulusan(semua, SYARAT)).toMatchObject({ putusan: 'terpenuhi', ringkas: 'Memenuhi semua syarat' })
    expect(auditKelulusan({ ...semua, jawaban: { TA_LULUS: true } }, SYARAT)).toMatchObject({
      putusan: 'belum_diketahui',
      ringkas: 'Belum diketahui: keuangan lunas',
    })
    expect(auditKelulusan({ ...semua, jawaban: { TA_LULUS: true, LUNAS: false } }, SYARAT).ringkas).toBe('Belum memenuhi: keuangan lunas')
  })
  test.each([
    [{ sksTotal: 140 }, 'kurang 4 SKS'],
    [{ ipk: 1.99 }, 'IPK di bawah 2,00'],
    [{ ipk: null }, 'IPK di bawah 2,00'],
    [{ tempuh: [...semua.tempuh, tempuh('P3', 12, 'D')] }, 'SKS bernilai D'],
    [{ tempuh: [...semua.tempuh, tempuh('P3', 3, 'E')] }, '1 nilai tidak lulus: P3'],
    [{ masaStudi: 85 }, 'masa studi'],
    [{ tempuh: [tempuh('W1', 124, 'D'), tempuh('MK207', 2, 'B'), tempuh('P1', 22, 'B')] }, '1 mata kuliah wajib: W1; SKS bernilai D'],
    [{ tempuh: [tempuh('W1', 124, 'L'), tempuh('MK207', 2, 'B')] }, 'kurang 18 SKS pilihan'],
  ])('AK-R57 %j: %s', (ubah, ringkas) => {
    expect(auditKelulusan({ ...semua, ...ubah }, SYARAT).ringkas).toBe(`Belum memenuhi: ${ringkas}`)
  })
  test('SKS recognised from elsewhere may stand for what seems to be missing', () => {
    expect(auditKelulusan({ ...CALON, sksDiakui: 2, jawaban: { TA_LULUS: true, LUNAS: true } }, SYARAT)).toMatchObject({
      putusan: 'belum_diketahui',
      baris: [{}, { kode: 'WAJIB', hasil: 'belum_diketahui', keterangan: '1 mata kuliah wajib: MK207' }, {}, {}, {}, {}, {}, {}, {}],
    })
    expect(auditKelulusan({ ...CALON, sksDiakui: 1 }, SYARAT).putusan).toBe('belum')
  })
  test('the package for PDDikti is a line of its own', () => {
    expect(auditKelulusan({ ...semua, siapPddikti: false }, SYARAT).ringkas).toBe('Belum memenuhi: data PDDikti')
    expect(auditKelulusan({ ...semua, siapPddikti: true }, SYARAT).putusan).toBe('terpenuhi')
  })
  test('a set that allows E and leaves limits open has no line for them', () => {
    const longgar = { ...SYARAT, bolehE: true, sksPilihan: null, masaStudiMaks: null, syarat: [] }
    expect(auditKelulusan(semua, longgar).baris.map((b) => b.kode)).toEqual(['SKS', 'WAJIB', 'IPK', 'NILAI_D'])
  })
})

describe('masaStudi', () => {
  test.each([
    ['2022-09-01', '2026-08-20', 0, 47],
    ['2022-09-01', '2026-09-01', 0, 48],
    ['2022-09-01', '2026-08-20', 6, 41],
    ['2026-09-01', '2026-08-20', 0, 0],
  ])('AK-R56 %s to %s less %i months of leave is %i', (...[mulai, selesai, cuti, bulan]) =>
    expect(masaStudi(mulai, selesai, cuti)).toBe(bulan),
  )
  test('AK-R56 reads 47 months as years and months', () => expect(teksMasaStudi(47)).toBe('3 tahun 11 bulan'))
})

const baris = (nama: string, ipkMin: number, lain: Partial<BarisPredikat> = {}): BarisPredikat => ({
  nama,
  ipkMin,
  semesterMaks: null,
  tanpaUlang: false,
  hurufTerendah: null,
  ...lain,
})
const SARJANA = [baris('Memuaskan', 2.76), baris('Pujian', 3.51, { semesterMaks: 10 }), baris('Sangat Memuaskan', 3.01)]
const fakta = (ipk: number | null, lain: Partial<FaktaPredikat> = {}): FaktaPredikat => ({
  ipk,
  semester: 8,
  adaUlang: false,
  indeksTerendah: 1,
  indeksHuruf,
  ...lain,
})

describe('predikat', () => {
  test.each([
    [3.62, 11, 'Sangat Memuaskan', ['Pujian: 11 semester, paling banyak 10']],
    [3.62, 10, 'Pujian', []],
    [3.51, 8, 'Pujian', []],
    [3.5, 8, 'Sangat Memuaskan', []],
    [3.01, 8, 'Sangat Memuaskan', []],
    [3, 8, 'Memuaskan', []],
    [2.75, 8, null, []],
    [null, 8, null, []],
  ])('AK-R58 IPK %d in %i semesters: %s', (...[ipk, semester, nama, gagal]) => {
    expect(predikat(SARJANA, fakta(ipk, { semester }))).toEqual({ nama, gagal })
  })
  test('the other two conditions stop a Pujian where a college switches them on', () => {
    const ketat = [baris('Pujian', 3.51, { tanpaUlang: true, hurufTerendah: 'C' }), baris('Sangat Memuaskan', 3.01)]
    expect(predikat(ketat, fakta(3.8, { adaUlang: true }))).toEqual({
      nama: 'Sangat Memuaskan',
      gagal: ['Pujian: pernah mengulang mata kuliah; ada nilai di bawah C'],
    })
    expect(predikat(ketat, fakta(3.8, { indeksTerendah: 2 })).nama).toBe('Pujian')
  })
  test('two rows of one name or one IPK are refused', () => {
    expect(galatPredikat([...SARJANA, baris('pujian', 3.9), baris('Cukup', 3.01)])).toEqual([
      { baris: 3, pesan: 'Predikat pujian sudah ada' },
      { baris: 4, pesan: 'IPK 3,01 sudah dipakai predikat lain' },
    ])
  })
})
