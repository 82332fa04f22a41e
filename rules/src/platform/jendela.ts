import { formatTanggalJam } from './tanggal'
import type { ZonaWaktu } from './zona-waktu'

/** A row of jadwalSistem: who it is for (absent = everyone) and from when to when, both instants in ms. */
export interface BarisJendela {
  readonly mulai: number
  readonly selesai: number
  readonly prodi?: string | null
  readonly angkatan?: number | null
  readonly idMahasiswa?: string | null
  readonly aktif?: boolean
}

export interface SasaranJendela {
  readonly prodi?: string | null
  readonly angkatan?: number | null
  readonly idMahasiswa?: string | null
}

export type KeadaanJendela = 'tanpa' | 'belum' | 'buka' | 'tutup'

/** mahasiswa > prodi+angkatan > prodi > angkatan > all (AK-R5). */
function bobot(baris: BarisJendela): number {
  return (baris.idMahasiswa ? 8 : 0) + (baris.prodi ? 4 : 0) + (baris.angkatan ? 2 : 0)
}

function cocok(baris: BarisJendela, sasaran: SasaranJendela): boolean {
  return (['prodi', 'angkatan', 'idMahasiswa'] as const).every((bidang) => !baris[bidang] || baris[bidang] === sasaran[bidang])
}

/**
 * Answers the row that holds for a person: the most specific active one, which may lengthen or
 * shorten the general one (PL-R32, AK-R5). 'Perpanjang' adds a row of the same reach, so among
 * equals the one that closes last wins. Null when no row fits.
 */
export function jendelaBerlaku<B extends BarisJendela>(daftar: readonly B[], sasaran: SasaranJendela): B | null {
  const [teratas] = daftar
    .filter((baris) => baris.aktif !== false && cocok(baris, sasaran))
    .toSorted((a, b) => bobot(b) - bobot(a) || b.selesai - a.selesai)
  return teratas ?? null
}

/** Answers how a window stands at an instant (ms); open through the whole last second (PL-R32). */
export function keadaanJendela(baris: BarisJendela | null, sekarang: number): KeadaanJendela {
  if (baris === null) return 'tanpa'
  const detik = (ms: number): number => Math.floor(ms / 1000)
  if (detik(sekarang) < detik(baris.mulai)) return 'belum'
  return detik(sekarang) <= detik(baris.selesai) ? 'buka' : 'tutup'
}

/**
 * Answers the text of the 423 `jendela_tutup`, naming both times in the college's zone, or null while
 * the window is open (PL-R32).
 */
export function pesanJendela(
  nama: string,
  baris: BarisJendela | null,
  saat: { readonly sekarang: number; readonly zona: ZonaWaktu },
): string | null {
  const keadaan = keadaanJendela(baris, saat.sekarang)
  if (keadaan === 'buka') return null
  if (baris === null) return `Masa ${nama} Anda belum dijadwalkan.`
  const [mulai, selesai] = [baris.mulai, baris.selesai].map((ms) => formatTanggalJam(new Date(ms), saat.zona))
  return `Masa ${nama} Anda ${mulai} - ${selesai} ${keadaan === 'belum' ? 'belum dibuka' : 'sudah berakhir'}.`
}
