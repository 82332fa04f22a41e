import { idPeriode, type KodeSemester } from '@sivitas/rules/platform/periode'

/** The day on which the demo stands still: Wednesday of week 11 of 20251 (decisions 6). */
export const HARI_INI = '2025-11-12'
export const PERIODE_BERJALAN = 20251
export const TAHUN_AWAL = 2012
const TAHUN_AKHIR = 2026

/** Order of the four periods within a year (AK-R2). */
const URUT: readonly KodeSemester[] = [1, 3, 2, 4]

export interface PeriodeDemo {
  readonly id: number
  readonly tahun: number
  readonly kode: KodeSemester
  readonly mulai: string
  readonly selesai: string
  readonly minggu: number
  readonly status: 'rencana' | 'berjalan' | 'ditutup'
}

/** Month and day on which each kind of period begins and ends, and whether that lies in the year's second half. */
const RENTANG: Readonly<Record<KodeSemester, readonly [string, number, string, number]>> = {
  1: ['09-01', 0, '01-16', 1],
  3: ['01-19', 1, '02-14', 1],
  2: ['02-16', 1, '07-10', 1],
  4: ['07-13', 1, '08-29', 1],
}

function periode(awal: number, kode: KodeSemester): PeriodeDemo {
  const [mulai, geserMulai, selesai, geserSelesai] = RENTANG[kode]
  const id = idPeriode({ tahun: awal + 1, semester: kode })
  const lewat = awal < 2025
  return {
    id,
    tahun: awal + 1,
    kode,
    mulai: `${awal + geserMulai}-${mulai}`,
    selesai: `${awal + geserSelesai}-${selesai}`,
    minggu: kode <= 2 ? 16 : 8,
    status: lewat ? 'ditutup' : id === PERIODE_BERJALAN ? 'berjalan' : 'rencana',
  }
}

/** Every period from 20121 to 20264 in time order: a student's way is a walk through this list. */
export const PERIODE: readonly PeriodeDemo[] = Array.from({ length: TAHUN_AKHIR - TAHUN_AWAL + 1 }, (_, y) =>
  URUT.map((kode) => periode(TAHUN_AWAL + y, kode)),
).flat()

/** Place in PERIODE of a period id. @throws RangeError for an id outside of the demo's years. */
export function tempatPeriode(id: number): number {
  const tempat = (Math.floor(id / 10) - TAHUN_AWAL) * 4 + URUT.indexOf((id % 10) as KodeSemester)
  if (PERIODE[tempat]?.id !== id) throw new RangeError(`Periode ${id} di luar data contoh.`)
  return tempat
}

/** Answers the period at a place of PERIODE. */
export function periodeDi(tempat: number): PeriodeDemo {
  const p = PERIODE[tempat]
  if (p === undefined) throw new RangeError(`Tidak ada periode ke-${tempat}.`)
  return p
}

/** Place of the running period. */
export const TEMPAT_BERJALAN = tempatPeriode(PERIODE_BERJALAN)

/** Answers the date some days after another. */
export function hariSesudah(tanggal: string, hari: number): string {
  return new Date(Date.parse(`${tanggal}T00:00:00Z`) + hari * 86_400_000).toISOString().slice(0, 10)
}

/** Answers a moment of a day as text with the zone of the western islands. */
export function saat(tanggal: string, detik: number): string {
  const jam = (n: number): string => String(Math.floor(n)).padStart(2, '0')
  return `${tanggal} ${jam(detik / 3600)}:${jam((detik / 60) % 60)}:${jam(detik % 60)}+07`
}
