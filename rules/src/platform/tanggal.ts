import { jamDinding, ZONA_WAKTU, type ZonaWaktu } from './zona-waktu'

export const NAMA_BULAN = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const
const NAMA_HARI = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const

/** A calendar day 'YYYY-MM-DD', an instant as ISO text with zone, a Date, or nothing. */
export type NilaiTanggal = string | Date | null | undefined

/** The wall clock 'YYYY-MM-DDTHH:mm:ss' of a value; a bare day is never moved by a zone. Null = no date. */
function dinding(nilai: NilaiTanggal, zona: ZonaWaktu): string | null {
  if (nilai === null || nilai === undefined || nilai === '') return null
  if (typeof nilai === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(nilai)) {
    return Number(nilai.slice(0, 4)) <= 1 ? null : `${nilai}T00:00:00`
  }
  const waktu = typeof nilai === 'string' ? new Date(nilai) : nilai
  // Year 1 is the empty marker of the source system. Its instant may fall into year 0 or 1 of UTC.
  return Number.isNaN(waktu.getTime()) || waktu.getUTCFullYear() <= 1 ? null : jamDinding(waktu.getTime(), zona)
}

/** Answers whether a value means 'no date': null, '', '0000-00-00', or year 0001 in any zone (PL-R43). */
export function tanpaTanggal(nilai: NilaiTanggal): boolean {
  return dinding(nilai, 'Asia/Jakarta') === null
}

function pecah(nilai: NilaiTanggal, zona: ZonaWaktu): { hari: string; bulan: string; tahun: string; jam: string } | null {
  const [tanggal, waktu] = dinding(nilai, zona)?.split('T') ?? []
  const [tahun = '', bulan = '', hari = ''] = tanggal?.split('-') ?? []
  const nama = NAMA_BULAN[Number(bulan) - 1]
  return nama === undefined ? null : { hari, bulan: nama, tahun, jam: (waktu ?? '').slice(0, 5) }
}

/** Answers a date as 'DD MMMM YYYY': '21 November 2026'; no date -> '-' (PL-R43). */
export function formatTanggal(nilai: NilaiTanggal, zona: ZonaWaktu = 'Asia/Jakarta'): string {
  const p = pecah(nilai, zona)
  return p === null ? '-' : `${p.hari} ${p.bulan} ${p.tahun}`
}

/** Answers a date with a short month for narrow columns: '21 Nov 2026'; no date -> '-'. */
export function formatTanggalPendek(nilai: NilaiTanggal, zona: ZonaWaktu = 'Asia/Jakarta'): string {
  const p = pecah(nilai, zona)
  return p === null ? '-' : `${p.hari} ${p.bulan.slice(0, 3)} ${p.tahun}`
}

/** Answers a date with its weekday: 'Sabtu, 21 November 2026'; no date -> '-'. */
export function formatHariTanggal(nilai: NilaiTanggal, zona: ZonaWaktu = 'Asia/Jakarta'): string {
  const teks = dinding(nilai, zona)
  if (teks === null) return '-'
  return `${NAMA_HARI[new Date(`${teks}Z`).getUTCDay()]}, ${formatTanggal(teks.slice(0, 10))}`
}

/** Answers a time as 'HH:mm' of the 24-hour clock; no date -> '-' (PL-R43). */
export function formatJam(nilai: NilaiTanggal, zona: ZonaWaktu = 'Asia/Jakarta'): string {
  return pecah(nilai, zona)?.jam ?? '-'
}

/** Answers date and time: '14 Januari 2027 08:00'; no date -> '-' (PL-R32, PL-R43). */
export function formatTanggalJam(nilai: NilaiTanggal, zona: ZonaWaktu = 'Asia/Jakarta'): string {
  const p = pecah(nilai, zona)
  return p === null ? '-' : `${p.hari} ${p.bulan} ${p.tahun} ${p.jam}`
}

/** Answers date, time and the name of the zone, as datetime pickers show it: '14 Januari 2027 08:00 WIB' (C6). */
export function formatTanggalJamZona(nilai: NilaiTanggal, zona: ZonaWaktu = 'Asia/Jakarta'): string {
  const teks = formatTanggalJam(nilai, zona)
  return teks === '-' ? teks : `${teks} ${ZONA_WAKTU[zona].nama}`
}

/** Answers the day for a picker as 'YYYY-MM-DD', null when there is none: pickers stay empty (PL-R43). */
export function tanggalPemilih(nilai: NilaiTanggal, zona: ZonaWaktu = 'Asia/Jakarta'): string | null {
  return dinding(nilai, zona)?.slice(0, 10) ?? null
}

/**
 * Answers a comparison for `toSorted` in the given direction. What has no date comes last both
 * ways: an empty marker must never look like the oldest row (PL-R43).
 */
export function bandingTanggal(arah: 'asc' | 'desc' = 'asc'): (a: NilaiTanggal, b: NilaiTanggal) => number {
  return (a, b) => {
    const [kiri, kanan] = [dinding(a, 'Asia/Jakarta'), dinding(b, 'Asia/Jakarta')]
    if (kiri === null || kanan === null) return Number(kiri === null) - Number(kanan === null)
    const urut = kiri < kanan ? -1 : Number(kiri > kanan)
    return arah === 'asc' ? urut : -urut
  }
}
