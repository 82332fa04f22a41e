const LAMBANG: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** Answers a whole number from 1 to 3999 in Roman numerals: 1994 -> 'MCMXCIV'; anything else '' (PL-R41). */
export function romawi(nilai: number): string {
  if (!Number.isInteger(nilai) || nilai < 1 || nilai > 3999) return ''
  let sisa = nilai
  let hasil = ''
  for (const [besar, lambang] of LAMBANG) {
    hasil += lambang.repeat(Math.floor(sisa / besar))
    sisa %= besar
  }
  return hasil
}
