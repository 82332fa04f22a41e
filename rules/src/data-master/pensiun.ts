import { susunTanggal, tambahTahun } from '../platform/tanggal-sah'

/**
 * Answers the day on which a lecturer retires (DM-R22): the first of the month after the 65th
 * birthday, 70th for a Profesor. Born 1962-02-14, Lektor kepala -> 2027-03-01.
 */
export function tanggalPensiun(tanggalLahir: string, profesor: boolean): string {
  const [tahun = 0, bulan = 1] = tambahTahun(tanggalLahir, profesor ? 70 : 65)
    .split('-')
    .map(Number)
  const tanggal = bulan === 12 ? susunTanggal(tahun + 1, 1, 1) : susunTanggal(tahun, bulan + 1, 1)
  if (tanggal === null) throw new RangeError(`'${tanggalLahir}' bukan tanggal lahir.`)
  return tanggal
}

/** Answers whether a retirement lies within the next n months (default 24) and is not past (DM-R22). */
export function pensiunDekat(tanggal: string, hari: string, bulan = 24): boolean {
  const [tahun = 0, bulanKini = 1] = hari.split('-').map(Number)
  const indeks = 12 * tahun + bulanKini - 1 + bulan
  const batas = `${Math.floor(indeks / 12)}-${String((indeks % 12) + 1).padStart(2, '0')}-${hari.slice(8, 10)}`
  return hari <= tanggal && tanggal <= batas
}
