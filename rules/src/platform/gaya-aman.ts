const WARNA = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)|[a-z]{3,20})$/i

/** The only styles that HTML from people keeps, each with the values it may take (PL-R51). */
export const GAYA_BOLEH: Readonly<Record<string, RegExp>> = {
  color: WARNA,
  'background-color': WARNA,
  'text-align': /^(left|right|center|justify)$/i,
}

/**
 * Answers a style attribute without what is not allowed: 'color:red;position:fixed' -> 'color:red'
 * (PL-R51). Any value with an escape, a comment or url( matches no pattern and goes.
 */
export function gayaAman(gaya: string): string {
  return gaya
    .split(';')
    .map((baris) => baris.split(':').map((bagian) => bagian.trim()))
    .filter(([nama = '', nilai = '', ...lebih]) => {
      const pola = Object.hasOwn(GAYA_BOLEH, nama.toLowerCase()) ? GAYA_BOLEH[nama.toLowerCase()] : undefined
      return lebih.length === 0 && pola?.test(nilai) === true
    })
    .map(([nama = '', nilai = '']) => `${nama.toLowerCase()}:${nilai}`)
    .join(';')
}
