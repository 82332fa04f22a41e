import { NAMA_BULAN } from './tanggal'
import { susunTanggal } from './tanggal-sah'

/** Abbreviations that are not simply the first three letters. */
const SINGKATAN: Readonly<Record<string, number>> = { agt: 8, agst: 8, ags: 8, sept: 9, nop: 11, nopember: 11, pebruari: 2, peb: 2 }

function nomorBulan(nama: string): number {
  const kecil = nama.toLowerCase().replace(/\.$/, '')
  const penuh = NAMA_BULAN.findIndex((bulan) => bulan.toLowerCase() === kecil || bulan.slice(0, 3).toLowerCase() === kecil)
  return penuh >= 0 ? penuh + 1 : (SINGKATAN[kecil] ?? 0)
}

/**
 * Answers the day that a person typed, as 'YYYY-MM-DD', or null when it is none (C5): dd/mm/yyyy,
 * dd-mm-yyyy, dd.mm.yyyy, '17 Agustus 1999', '17 Agu 1999' and yyyy-mm-dd. Day before month always;
 * 31/02 is refused instead of rolling over, and a two-digit year is refused instead of guessed.
 */
export function bacaTanggal(ketikan: string): string | null {
  const teks = ketikan.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(teks)
  if (iso) return susunTanggal(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const angka = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(teks)
  if (angka) return susunTanggal(Number(angka[4]), Number(angka[3]), Number(angka[1]))
  const kata = /^(\d{1,2})\s+(\p{L}+\.?)\s+(\d{4})$/u.exec(teks)
  return kata ? susunTanggal(Number(kata[3]), nomorBulan(kata[2] ?? ''), Number(kata[1])) : null
}
