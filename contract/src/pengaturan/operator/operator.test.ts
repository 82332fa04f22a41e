import { describe, expect, it } from 'vitest'
import '../../kit/messages'
import { LokasiInput } from './lokasi'
import { OperatorInput, OperatorUbah } from './operator'

const draft = { nama: 'Operator A', username: 'operator.a', role: [{ idHakAkses: '5d8f4a52-1f52-4c5e-9a39-3a0b8ff7a001' }] }
const messages = (schema: typeof OperatorInput | typeof OperatorUbah | typeof LokasiInput, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('OperatorUbah', () => {
  it('leaves fields that were not named unnamed, defaults too (PL-R27)', () => {
    expect(OperatorUbah.parse({ idOperator: '7', nama: ' Baru ' })).toEqual({ idOperator: 7, nama: 'Baru' })
  })

  it('reads flags and numbers of a form', () => {
    expect(OperatorUbah.parse({ idOperator: '7', aktif: 'false', supervisor: '1', versi: '3', sesiSemester: '20252' })).toEqual({
      idOperator: 7,
      aktif: false,
      supervisor: true,
      versi: 3,
      sesiSemester: 20252,
    })
  })

  it.each([
    [20265, 'Kode semester 1-4.'],
    ['lusa', 'Periode tidak dikenal.'],
  ])('refuses the period %s', (sesiSemester, message) => {
    expect(messages(OperatorUbah, { idOperator: 1, sesiSemester })).toEqual([['sesiSemester', message]])
  })
})

describe('OperatorInput', () => {
  it.each([
    ['', ''],
    ['55201', '#55201'],
    [' #55201##57201 ', '#55201#57201'],
  ])('stores the prodi text %j as %j (PL-R25)', (prodi, stored) => expect(OperatorInput.parse({ ...draft, prodi }).prodi).toBe(stored))

  it('takes usernames in any case and stores them in one', () => {
    expect(OperatorInput.parse({ ...draft, username: ' ADMIN ' }).username).toBe('admin')
    expect(messages(OperatorInput, { ...draft, username: 'nama lain' })).toEqual([['username', 'Hanya huruf kecil, angka, titik, strip']])
  })
})

describe('LokasiInput', () => {
  const lokasi = { kode: 'L1', nama: 'Loket', kota: 'Bandung' }

  it('drops blank lines only after they were counted', () => {
    expect(LokasiInput.parse({ ...lokasi, jaringan: '10.1.0.0/16\n\n10.2.0.0/16\n' }).jaringan).toEqual(['10.1.0.0/16', '10.2.0.0/16'])
    expect(messages(LokasiInput, { ...lokasi, jaringan: '10.1.0.0/16\n\nlantai dua' })).toEqual([
      ['jaringan', 'Baris 3 bukan alamat jaringan'],
    ])
  })

  it('keeps a day that is not named closed', () => {
    expect(LokasiInput.parse(lokasi)).toMatchObject({ jamLayanan: {}, jaringan: [], aktif: true })
  })
})
