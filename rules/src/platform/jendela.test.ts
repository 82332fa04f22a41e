import { describe, expect, test } from 'vitest'
import { jendelaBerlaku, keadaanJendela, pesanJendela, type BarisJendela } from './jendela'
import { saatDari } from './zona-waktu'

const wita = (teks: string): number => saatDari(teks, 'Asia/Makassar')
const hari = (mulai: string, selesai: string): Pick<BarisJendela, 'mulai' | 'selesai'> => ({
  mulai: wita(`2026-01-${mulai}T00:00:00`),
  selesai: wita(`2026-01-${selesai}T23:59:59`),
})

describe('jendelaBerlaku', () => {
  const semua = { ...hari('12', '20'), nama: 'semua' }
  const prodi = { ...hari('13', '21'), prodi: '55201', nama: 'prodi' }
  const angkatan = { ...hari('14', '15'), angkatan: 2025, nama: 'angkatan' }
  const keduanya = { ...hari('14', '16'), prodi: '55201', angkatan: 2025, nama: 'prodi+angkatan' }
  const orang = { ...hari('17', '18'), idMahasiswa: 'm1', nama: 'mahasiswa' }
  const contoh = [angkatan, semua, prodi]

  test.each([
    ['a 2025 student of 55201', { prodi: '55201', angkatan: 2025 }, 'prodi'],
    ['a 2025 student of 57201', { prodi: '57201', angkatan: 2025 }, 'angkatan'],
    ['a 2024 student of 57201', { prodi: '57201', angkatan: 2024 }, 'semua'],
  ])('PL-R32 (AK-R5) %s', (_judul, sasaran, nama) => {
    expect(jendelaBerlaku(contoh, sasaran)?.nama).toBe(nama)
  })
  test('PL-R32 climbs mahasiswa > prodi+angkatan > prodi', () => {
    const sasaran = { idMahasiswa: 'm1', prodi: '55201', angkatan: 2025 }
    expect(jendelaBerlaku([...contoh, keduanya], sasaran)?.nama).toBe('prodi+angkatan')
    expect(jendelaBerlaku([...contoh, keduanya, orang], sasaran)?.nama).toBe('mahasiswa')
    expect(jendelaBerlaku([...contoh, keduanya, orang], { ...sasaran, idMahasiswa: 'm2' })?.nama).toBe('prodi+angkatan')
  })
  test('PL-R32 an exception may shorten, an inactive one does nothing, an added one lengthens', () => {
    expect(jendelaBerlaku([semua, { ...angkatan, aktif: false }], { angkatan: 2025 })?.nama).toBe('semua')
    const lebih = { ...hari('14', '19'), angkatan: 2025, nama: 'perpanjangan' }
    expect(jendelaBerlaku([angkatan, lebih], { angkatan: 2025 })?.nama).toBe('perpanjangan')
    expect(jendelaBerlaku([prodi], { prodi: '57201' })).toBeNull()
  })
  test('PL-R32 (AK-R5) is open at 15 Jan 23:59:59 and closed at 16 Jan 00:00:00', () => {
    expect(keadaanJendela(angkatan, wita('2026-01-15T23:59:59') + 999)).toBe('buka')
    expect(keadaanJendela(angkatan, wita('2026-01-16T00:00:00'))).toBe('tutup')
    expect(keadaanJendela(angkatan, wita('2026-01-13T23:59:59'))).toBe('belum')
    expect(keadaanJendela(angkatan, wita('2026-01-14T00:00:00'))).toBe('buka')
    expect(keadaanJendela(null, 0)).toBe('tanpa')
  })
})

describe('zones and texts', () => {
  test('PL-R32 a window to 15 January 00:00 WITA is open at 23:00:00 WIB and closed a second later', () => {
    const baris = { mulai: wita('2027-01-14'), selesai: wita('2027-01-15T00:00:00') }
    const wib = saatDari('2027-01-14T23:00:00', 'Asia/Jakarta')
    expect(keadaanJendela(baris, wib)).toBe('buka')
    expect(keadaanJendela(baris, wib + 1000)).toBe('tutup')
  })
  const baris = {
    mulai: saatDari('2027-01-14T08:00', 'Asia/Jakarta'),
    selesai: saatDari('2027-01-15T08:00', 'Asia/Jakarta'),
  }
  test.each([
    ['2027-01-16T08:00', 'Masa KRS Anda 14 Januari 2027 08:00 - 15 Januari 2027 08:00 sudah berakhir.'],
    ['2027-01-13T08:00', 'Masa KRS Anda 14 Januari 2027 08:00 - 15 Januari 2027 08:00 belum dibuka.'],
    ['2027-01-14T08:00', null],
  ])('PL-R32 names both times at %s', (saat, pesan) => {
    expect(pesanJendela('KRS', baris, { sekarang: saatDari(saat, 'Asia/Jakarta'), zona: 'Asia/Jakarta' })).toBe(pesan)
  })
  test('PL-R32 says that nothing is planned', () => {
    expect(pesanJendela('KRS', null, { sekarang: 0, zona: 'Asia/Jakarta' })).toBe('Masa KRS Anda belum dijadwalkan.')
  })
})
