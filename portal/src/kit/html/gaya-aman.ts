const WARNA = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)|[a-z]{3,20})$/i

/** The only styles that HTML from people may carry, with the values that each may have (PL-R51). */
const BOLEH: Readonly<Record<string, RegExp>> = {
  color: WARNA,
  'background-color': WARNA,
  'text-align': /^(left|right|center|justify)$/i,
}

/** Answers what a style attribute keeps: 'color:red;position:fixed' -> 'color:red'; '' when nothing is left. */
export function gayaAman(style: string): string {
  return style
    .split(';')
    .map((satu) => satu.split(':').map((bagian) => bagian.trim()))
    .filter(([sifat = '', nilai = '', ...sisa]) => sisa.length === 0 && BOLEH[sifat.toLowerCase()]?.test(nilai))
    .map(([sifat, nilai]) => `${sifat?.toLowerCase()}:${nilai}`)
    .join(';')
}

/** Answers whether an address may stand in a link: the web, mail, telephone, this site; never javascript. */
export const tautanAman = (href: string): boolean => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href.trim())

/** Answers whether a picture's address is one of ours or of the secure web. */
export const sumberAman = (src: string): boolean => /^(https:\/\/|\/(?!\/)|blob:)/i.test(src.trim())
