/** Marks of the axis from 0 to just above the highest value, on round numbers and never on parts of a person. */
export function tandaSumbu(tertinggi: number): number[] {
  const kasar = Math.max(tertinggi, 1) / 4
  const pangkat = 10 ** Math.floor(Math.log10(kasar))
  const langkah = ([1, 2, 5, 10].find((kali) => kali * pangkat >= kasar) ?? 10) * pangkat
  const selangkah = tertinggi > 4 ? Math.max(langkah, 1) : langkah
  return Array.from({ length: Math.ceil(Math.max(tertinggi, 1) / selangkah) + 1 }, (_, i) => i * selangkah)
}
