const MS_HARI = 86_400_000

/** Answers 'YYYY-MM-DD' of three numbers, or null when the calendar has no such day (31/02). */
export function susunTanggal(tahun: number, bulan: number, hari: number): string | null {
  if (tahun < 1000 || tahun > 9999) return null
  const waktu = new Date(Date.UTC(tahun, bulan - 1, hari))
  const cocok = waktu.getUTCMonth() === bulan - 1 && waktu.getUTCDate() === hari
  return cocok ? waktu.toISOString().slice(0, 10) : null
}

/** Days since 1970 of a YYYY-MM-DD; throws RangeError on a text that is no date. */
function nomorHari(tanggal: string): number {
  const ms = Date.parse(`${tanggal.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(ms)) throw new RangeError(`'${tanggal}' bukan tanggal.`)
  return ms / MS_HARI
}

/** Answers the day n days later (earlier when negative), YYYY-MM-DD. */
export function tambahHari(tanggal: string, n: number): string {
  return new Date((nomorHari(tanggal) + n) * MS_HARI).toISOString().slice(0, 10)
}

/** Answers how many days lie from `dari` to `sampai`; negative when `sampai` is earlier. */
export function selisihHari(dari: string, sampai: string): number {
  return nomorHari(sampai) - nomorHari(dari)
}

/** Answers the same day n years later; 29 February becomes 28 where there is none. */
export function tambahTahun(tanggal: string, n: number): string {
  const [tahun = 0, bulan = 1, hari = 1] = tanggal.slice(0, 10).split('-').map(Number)
  return susunTanggal(tahun + n, bulan, hari) ?? susunTanggal(tahun + n, bulan, hari - 1) ?? tanggal
}

/** Answers the age in whole years on a day; a birthday on 29 February is kept on 1 March of other years. */
export function usia(tanggalLahir: string, pada: string): number {
  const [tahunLahir, tahunPada] = [Number(tanggalLahir.slice(0, 4)), Number(pada.slice(0, 4))]
  return tahunPada - tahunLahir - (pada.slice(5, 10) < tanggalLahir.slice(5, 10) ? 1 : 0)
}
