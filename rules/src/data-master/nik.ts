/** Jenis kelamin as PDDikti has it. */
export type JenisKelamin = 'L' | 'P'

/**
 * Answers why a text is no NIK, or null (DM-R3). Digits 1-6 are not checked: people move, regions split. Sixteen times the
 * same digit is what people type to get past a form (edge case 2).
 */
export function galatNik(nik: string): string | null {
  if (!/^\d{16}$/.test(nik) || /^(\d)\1{15}$/.test(nik)) return 'NIK harus 16 angka'
  const bulan = Number(nik.slice(8, 10))
  const hari = Number(nik.slice(6, 8))
  if (bulan < 1 || bulan > 12) return 'Bulan lahir pada NIK harus 01-12'
  return (hari >= 1 && hari <= 31) || (hari >= 41 && hari <= 71) ? null : 'Tanggal lahir pada NIK tidak sah'
}

/** Answers digits 7-12 of the NIK of a person: ddmmyy, dd + 40 for women; 2005-01-31, P -> '710105' (DM-R3). */
export function kodeLahirNik(tanggalLahir: string, jenisKelamin: JenisKelamin): string {
  const [tahun = '', bulan = '', hari = ''] = tanggalLahir.slice(0, 10).split('-')
  return `${String(Number(hari) + (jenisKelamin === 'P' ? 40 : 0)).padStart(2, '0')}${bulan}${tahun.slice(-2)}`
}

/**
 * Answers the warning for a NIK that does not fit the person, or null (DM-R3). It is a warning, not an
 * error: some cards were issued with a wrong date. A NIK that is none has an error of its own.
 */
export function peringatanNik(
  nik: string,
  orang: { readonly tanggalLahir: string | null; readonly jenisKelamin: JenisKelamin | null; readonly nikTerverifikasi?: boolean },
): string | null {
  const { tanggalLahir, jenisKelamin } = orang
  if (orang.nikTerverifikasi === true || galatNik(nik) !== null || tanggalLahir === null || jenisKelamin === null) return null
  return nik.slice(6, 12) === kodeLahirNik(tanggalLahir, jenisKelamin) ? null : 'NIK tidak cocok dengan tanggal lahir'
}
