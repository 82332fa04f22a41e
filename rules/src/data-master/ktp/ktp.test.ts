import { describe, expect, test } from 'vitest'
import { aduanKtp, gabungBacaan, uraiKtp, wilayahCocok, type BacaanKtp } from './ktp'

const BERSIH = `PROVINSI JAWA BARAT
KOTA BANDUNG
NIK : 3273017101050002
Nama : SITI UJIAN AMINAH
Tempat/Tgl Lahir : BANDUNG, 31-01-2005
Jenis Kelamin : PEREMPUAN Gol. Darah : O
Alamat : JL. CONTOH RAYA NO. 10
RT/RW : 001/012
Kel/Desa : LEBAK GEDE
Kecamatan : COBLONG
Agama : ISLAM
Status Perkawinan : BELUM KAWIN
Pekerjaan : PELAJAR/MAHASISWA
Kewarganegaraan : WNI
Berlaku Hingga : SEUMUR HIDUP BANDUNG
01-02-2022`

const SITI: BacaanKtp = {
  nik: '3273017101050002',
  nama: 'Siti Ujian Aminah',
  tempatLahir: 'Bandung',
  tanggalLahir: '2005-01-31',
  jenisKelamin: 'P',
  golonganDarah: 'O',
  jalan: 'Jl. Contoh Raya No. 10',
  rt: '001',
  rw: '012',
  kelurahan: 'Lebak Gede',
  kecamatan: 'Coblong',
  kota: 'Kota Bandung',
  provinsi: 'Jawa Barat',
  idAgama: '1',
}
const dengan = (dari: string, ke: string) => BERSIH.replace(dari, ke)

describe('the text of a KTP (data-master, Beyond 9)', () => {
  test('a clean text fills every field', () => {
    expect(uraiKtp(BERSIH)).toEqual(SITI)
    expect(aduanKtp(SITI)).toEqual({})
  })

  test.each([
    ['O for 0 and l for 1 in the NIK', 'NIK : 3273017101050002', 'NlK : 3273Ol7lO1O5OOO2'],
    ['a NIK in groups', '3273017101050002', '3273 0171 0105 0002'],
    ['a NIK glued to its label', 'NIK : 3273017101050002', 'NIK3273017101050002'],
    ['a NIK whose label was not read', 'NIK : 3273017101050002', '= 3273017101050002'],
    ['digits in a name', 'SITI UJIAN', 'S1TI UJ1AN'],
    ['a name without colon', 'Nama : SITI', 'Nama SITI'],
    ['a name in two lines', 'Nama : SITI UJIAN AMINAH', 'Nama : SITI UJIAN\nAMINAH'],
    ['a label that was misread', 'Tempat/Tgl Lahir : BANDUNG', 'TempauTgi Lahir: BANDUNG'],
    ['letters in the birth date', '31-01-2005', '3l-O1-2OO5'],
    ['a birth date without comma and with dots', 'BANDUNG, 31-01-2005', 'BANDUNG 31.01.2005'],
    ['a sex whose first letter is lost', 'Jenis Kelamin : PEREMPUAN Gol. Darah : O', 'Jenis kelamin EREMPUAN Gol, Darah: 0'],
    ['a street in two lines', 'JL. CONTOH RAYA NO. 10', 'JL. CONTOH RAYA\nNO. 10'],
    ['RT and RW without stroke', 'RT/RW : 001/012', 'RTRW 001012'],
    ['the stroke read as a digit', 'RT/RW : 001/012', 'RT/RW : 0011012'],
    ['dashes before the colon', 'Kecamatan :', 'Kecamatan —— :'],
    ['a religion with one letter wrong', 'ISLAM', 'lSLAN'],
    ['noise between the lines', 'Kel/Desa', '. ~\n\nKel/Desa'],
    ['values below their labels', 'Agama : ISLAM', 'Agama\n\nISLAM'],
  ])('reads %s', (_, dari, ke) => {
    expect(dengan(dari, ke)).not.toBe(BERSIH)
    expect(uraiKtp(dengan(dari, ke))).toEqual(SITI)
  })

  test.each([
    ['LAKI-LAKI Gol. Darah : AB', 'L', 'AB'],
    ['LAK1-LAK1 Gol.Darah -', 'L', '-'],
    ['PEREMPUAN', 'P', null],
    ['... Gol. Darah : 8', null, 'B'],
  ])('sex and blood in one line: %s', (nilai, jenisKelamin, golonganDarah) => {
    expect(uraiKtp(dengan('PEREMPUAN Gol. Darah : O', nilai))).toMatchObject({ jenisKelamin, golonganDarah })
  })

  test.each([
    ['KRISTEN PROTESTAN', '2'],
    ['KATHOLIK', '3'],
    ['BUDHA', '5'],
    ['KH0NGHUCU', '6'],
    ['KEPERCAYAAN TERHADAP TUHAN YME', '99'],
    ['XYZ', null],
  ])('religion %s is code %s', (nilai, idAgama) => {
    expect(uraiKtp(dengan('ISLAM', nilai)).idAgama).toBe(idAgama)
  })

  test('a day that the calendar has not is not read', () => {
    expect(uraiKtp(dengan('31-01-2005', '31-02-2005'))).toMatchObject({ tanggalLahir: null, tempatLahir: 'Bandung' })
  })

  test('what is no KTP gives nothing', () => {
    expect(Object.values(uraiKtp('Faktur pembelian\nJumlah 12\nTerima kasih')).filter((nilai) => nilai !== null)).toEqual([])
  })

  test('two readings of one photo complete each other, and the NIK that fits wins', () => {
    const satu = uraiKtp(dengan('Agama : ISLAM', '').replace('710105', '710106'))
    expect(satu).toMatchObject({ idAgama: null, nik: '3273017101060002' })
    expect(gabungBacaan(satu, uraiKtp(BERSIH))).toEqual(SITI)
    expect(gabungBacaan(SITI, satu)).toEqual(SITI)
  })

  test('DM-R3: a NIK that does not fit the date or sex of the card, or has fifteen digits, is reported', () => {
    expect(aduanKtp({ ...SITI, nik: '3273013101050002' })).toEqual({ nik: 'NIK tidak cocok dengan tanggal lahir' })
    const pendek = uraiKtp(dengan('3273017101050002', '327301710105000'))
    expect(pendek.nik).toBe('327301710105000')
    expect(aduanKtp(pendek)).toEqual({ nik: 'NIK harus 16 angka' })
  })
})

test.each([
  { jalur: 'Coblong, Kota Bandung, Jawa Barat', kecamatan: 'Coblong', kota: 'Kota Bandung', cocok: true },
  { jalur: 'Coblong, Kota Bandung, Jawa Barat', kecamatan: 'Cobiong', kota: 'Kota Bandung', cocok: true },
  { jalur: 'Coblong, Kota Bandung, Jawa Barat', kecamatan: 'Coblong', kota: null, cocok: true },
  { jalur: 'Cidadap, Kabupaten Sukabumi, Jawa Barat', kecamatan: 'Cidadap', kota: 'Kota Bandung', cocok: false },
  { jalur: 'Tebet, Kota Administrasi Jakarta Selatan, DKI Jakarta', kecamatan: 'Tebet', kota: 'Jakarta Selatan', cocok: true },
  { jalur: 'Coblong, Kota Bandung, Jawa Barat', kecamatan: null, kota: 'Kota Bandung', cocok: false },
])('$jalur is kecamatan $kecamatan of $kota: $cocok', ({ jalur, kecamatan, kota, cocok }) => {
  expect(wilayahCocok(jalur, { kecamatan, kota })).toBe(cocok)
})
