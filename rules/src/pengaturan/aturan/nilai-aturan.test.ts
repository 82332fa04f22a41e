import { describe, expect, it } from 'vitest'
import { galatAturan, type BentukAturan } from './nilai-aturan'

const maks: BentukAturan = { tipe: 'angka', bawaan: 3, min: 0, max: 20 }
const mirip: BentukAturan = { tipe: 'angka', bawaan: 0.85, min: 0, max: 1, desimal: 2 }
const lunas: BentukAturan = { tipe: 'pilihan', bawaan: 'minimal', pilihan: { tidak: 'Tidak', minimal: 'Minimal', lunas: 'Lunas' } }
const ingat: BentukAturan = { tipe: 'daftar-angka', bawaan: [7, 1], min: 0, max: 60 }
const huruf: BentukAturan = { tipe: 'daftar-pilihan', bawaan: ['C'], pilihan: { C: 'C', D: 'D' } }
const meterai: BentukAturan = {
  tipe: 'objek',
  bawaan: { batas: 1, nilai: 2 },
  isian: { batas: { label: 'Batas', tipe: 'angka' }, nilai: { label: 'Nilai', tipe: 'angka', max: 100 } },
}
const kembali: BentukAturan = { tipe: 'tabel', bawaan: [], maksBaris: 2, isian: { hari: { label: 'Hari', tipe: 'angka', max: 365 } } }
const pola: BentukAturan = { tipe: 'teks', bawaan: '{YY}', maks: 10, periksa: (teks) => (teks.includes('{YY}') ? null : 'Perlu {YY}.') }

describe('what a rule key may hold', () => {
  it.each<[BentukAturan, unknown, string | null]>([
    [maks, 3, null],
    [maks, null, null],
    [maks, 21, 'Isi angka 0 sampai 20.'],
    [maks, -1, 'Isi angka 0 sampai 20.'],
    [maks, 2.5, 'Isi dengan bilangan bulat.'],
    [maks, '3', 'Isi dengan angka.'],
    [mirip, 0.85, null],
    [mirip, 0.855, 'Paling banyak 2 angka di belakang koma.'],
    [{ tipe: 'bool', bawaan: 1 }, 1, null],
    [{ tipe: 'bool', bawaan: 1 }, true, 'Isi 0 atau 1.'],
    [lunas, 'lunas', null],
    [lunas, 'separuh', 'Isi salah satu dari tidak, minimal, lunas.'],
    [lunas, 'toString', 'Isi salah satu dari tidak, minimal, lunas.'],
    [ingat, [7, 1], null],
    [ingat, [7, 7], 'Setiap isi daftar hanya boleh satu kali.'],
    [ingat, [90], 'Isi angka 0 sampai 60.'],
    [ingat, 7, 'Isi dengan daftar.'],
    [huruf, ['C', 'E'], 'Isi salah satu dari C, D.'],
    [meterai, { batas: 5, nilai: 10 }, null],
    [meterai, { batas: 5 }, 'Nilai: Field tidak boleh kosong'],
    [meterai, { batas: 5, nilai: 101 }, 'Nilai: Isi angka 0 sampai 100.'],
    [meterai, { batas: 5, nilai: 1, warna: 'x' }, 'Isian warna tidak dikenal.'],
    [meterai, [], 'Isian tidak sesuai.'],
    [kembali, [{ hari: 7 }], null],
    [kembali, [{ hari: 7 }, { hari: 'x' }], 'Baris 2, Hari: Isi dengan angka.'],
    [kembali, [{ hari: 1 }, { hari: 2 }, { hari: 3 }], 'Paling banyak 2 baris.'],
    [pola, '{YY}9', null],
    [pola, 'YY', 'Perlu {YY}.'],
    [{ tipe: 'tanggal', bawaan: null }, '2026-01-31', null],
    [{ tipe: 'tanggal', bawaan: null }, '31/01/2026', 'Tanggal tidak dikenal.'],
  ])('%j with %j', (bentuk, nilai, galat) => {
    expect(galatAturan(bentuk, nilai)).toBe(galat)
  })
})
