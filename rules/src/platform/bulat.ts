/**
 * Rounds half away from zero on the decimal text of the number, so that 1.005 becomes 1.01 and
 * 79.995 becomes 80.00 although the binary value lies a hair below (DM-R11, DM-R26: "half up").
 */
export function bulatkan(nilai: number, desimal = 0): number {
  if (!Number.isFinite(nilai)) return nilai
  const geser = (angka: number, pangkat: number): number => {
    const [mantissa = '0', eksponen = '0'] = String(angka).split('e')
    return Number(`${mantissa}e${Number(eksponen) + pangkat}`)
  }
  const bulat = geser(Math.round(geser(Math.abs(nilai), desimal)), -desimal)
  return nilai < 0 && bulat !== 0 ? -bulat : bulat
}
