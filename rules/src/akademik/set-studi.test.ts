import { describe, expect, test } from 'vitest'
import { batasSks } from './hak-sks'
import type { SyaratKelulusan } from './kelulusan'
import { predikat } from './predikat'
import {
  hakSksBerlaku,
  kelulusanBerlaku,
  predikatBawaan,
  predikatBerlaku,
  type IsiHakSks,
  type SetKelulusan,
  type SetStudi,
} from './set-studi'

const KOSONG = { dasar: null, pita: null, batasSemester: null, sksSp: null, sksTanpaIp: null, sksMutlak: null, sksMinimum: null }
const hak = (...[id, cakupan, isi, berlakuMulai = 20121]: [string, object, Partial<IsiHakSks>, number?]): SetStudi<IsiHakSks> => ({
  id,
  cakupan,
  berlakuMulai,
  isi: { ...KOSONG, ...isi },
})
const PITA_20 = [
  { ipMin: 2.5, ipMaks: 4, sks: 20 },
  { ipMin: 0, ipMaks: 2.49, sks: 12 },
]

describe('hakSksBerlaku', () => {
  const daftar = [hak('umum', {}, { sksSp: 9, sksMutlak: 24 }), hak('55201', { idProdi: 'if' }, { pita: PITA_20 }, 20251)]
  test('walk-through 6: a set of one prodi changes its band alone, and only from its period on', () => {
    const untuk = (idProdi: string, periode: number): number =>
      batasSks(hakSksBerlaku(daftar, { idProdi }, periode).isi, { ip: 2.74, semesterKe: 4 }).hak
    expect([untuk('if', 20251), untuk('si', 20251), untuk('if', 20242)]).toEqual([20, 21, 21])
  })
  test('PL-R35 answers key by key: what the prodi leaves empty comes from the college, then from the default', () => {
    const { isi, sumber } = hakSksBerlaku(daftar, { idProdi: 'if' }, 20252)
    expect(isi).toMatchObject({ pita: PITA_20, sksSp: 9, sksTanpaIp: 20, dasar: 'ips' })
    expect(sumber).toMatchObject({ pita: '55201', sksSp: 'umum', sksTanpaIp: null })
  })
  test('of two sets of one reach the one that began last counts', () => {
    const dua = [hak('baru', {}, { sksSp: 12 }, 20251), hak('lama', {}, { sksSp: 9 }, 20121)]
    expect([hakSksBerlaku(dua, {}, 20242).isi.sksSp, hakSksBerlaku(dua, {}, 20251).isi.sksSp]).toEqual([9, 12])
  })
})

const BAWAAN: SyaratKelulusan = {
  sksLulus: 144,
  sksWajib: null,
  sksPilihan: null,
  ipkMin: 2,
  persenMaksD: 10,
  bolehE: false,
  nilaiMinWajib: 'C',
  masaStudiMaks: null,
  syarat: [],
}
const lulus = (...[id, tempat, isi]: [string, Partial<SetKelulusan>, Partial<SyaratKelulusan>]): SetKelulusan => ({
  id,
  cakupan: {},
  idKurikulum: null,
  berlakuMulai: 20121,
  ...tempat,
  isi: { ...(Object.fromEntries(Object.keys(BAWAAN).map((b) => [b, null])) as unknown as SetKelulusan['isi']), ...isi },
})

describe('kelulusanBerlaku', () => {
  const daftar = [
    lulus('umum', {}, { ipkMin: 2, syarat: ['LUNAS'] }),
    lulus('s1', { cakupan: { jenjang: '30' } }, { sksLulus: 144 }),
    lulus('k2020', { cakupan: { idProdi: 'if' }, idKurikulum: 'k2020' }, { sksWajib: 126, sksPilihan: 18 }),
  ]
  test('the curriculum outweighs prodi, jenjang and college, and is silent for students of another', () => {
    const untuk = (idKurikulum: string | null) =>
      kelulusanBerlaku(daftar, BAWAAN, { sasaran: { jenjang: '30', idProdi: 'if' }, idKurikulum, periode: 20251 })
    expect(untuk('k2020')).toMatchObject({
      isi: { sksWajib: 126, sksLulus: 144, syarat: ['LUNAS'] },
      sumber: { sksWajib: 'k2020', sksLulus: 's1', syarat: 'umum' },
    })
    expect(untuk('k2016').isi.sksWajib).toBeNull()
    expect(untuk(null).isi.sksWajib).toBeNull()
  })
})

describe('predikatBerlaku', () => {
  const fakta = { semester: 11, adaUlang: false, indeksTerendah: 2, indeksHuruf: () => null }
  test.each([
    ['30', 3.62, 'Sangat Memuaskan'],
    ['22', 3.62, 'Sangat Memuaskan'],
    ['35', 3.75, 'Sangat Memuaskan'],
    ['35', 3.76, 'Pujian'],
    ['40', 2.99, null],
    ['21', 3.62, 'Pujian'],
    [null, 2.76, 'Memuaskan'],
  ])('AK-R58 default of jenjang %s, IPK %d: %s', (jenjang, ipk, nama) => {
    expect(predikat(predikatBawaan(jenjang), { ...fakta, ipk }).nama).toBe(nama)
  })
  test('a set of the college takes the place of the default as a whole', () => {
    const set = {
      id: 'x',
      cakupan: {},
      berlakuMulai: 20121,
      isi: { baris: [{ nama: 'Cum laude', ipkMin: 3.5, semesterMaks: null, tanpaUlang: false, hurufTerendah: null }] },
    }
    expect(predikatBerlaku([set], { jenjang: '30' }, 20251)).toMatchObject({ sumber: 'x', baris: [{ nama: 'Cum laude' }] })
    expect(predikatBerlaku([], { jenjang: '30' }, 20251)).toMatchObject({ sumber: null, baris: [{ nama: 'Pujian' }, {}, {}] })
  })
})
