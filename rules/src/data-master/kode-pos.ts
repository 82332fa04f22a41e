/** Provinces (first two digits of `id_wilayah`, PDDikti) by the first digit of their postal codes, as the post numbers its regions. */
const DAERAH: Readonly<Record<string, readonly string[]>> = {
  '1': ['01', '02', '28'],
  '2': ['06', '07', '08', '09', '31'],
  '3': ['10', '11', '12', '26', '29'],
  '4': ['02', '28'],
  '5': ['03', '04'],
  '6': ['05'],
  '7': ['13', '14', '15', '16', '34'],
  '8': ['22', '23', '24'],
  '9': ['17', '18', '19', '20', '21', '25', '27', '30', '32', '33', '36', '37', '38', '39'],
}

/** Answers with which digits postal codes of a province may begin; none for a province that the list does not know. */
export const awalanKodePos = (provinsi: string): string[] =>
  Object.entries(DAERAH).flatMap(([angka, daftar]) => (daftar.includes(provinsi) ? [angka] : []))

/** Every province with the digits that its postal codes may begin with, for checks of many rows at once. */
export const DAERAH_KODE_POS: readonly { provinsi: string; awalan: readonly string[] }[] = [...new Set(Object.values(DAERAH).flat())]
  .toSorted()
  .map((provinsi) => ({ provinsi, awalan: awalanKodePos(provinsi) }))
