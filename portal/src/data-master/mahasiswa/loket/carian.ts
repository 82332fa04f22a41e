const LEAST = 3
const NIM = /[0-9A-Z][0-9A-Z.-]{3,23}/

/**
 * Answers what a line at the counter asks for: digits are a NIM, also within what a scanner read from a card; everything
 * else is a name. Null as long as there is too little to ask.
 */
export function carian(teks: string): { nim: string } | { nama: string } | null {
  const rapi = teks.trim()
  if (rapi.length < LEAST) return null
  if (!/\d/.test(rapi)) return { nama: rapi }
  // A scanner may send what stands around the number, such as the address behind a QR code.
  const bagian = rapi.split(/[/?=&\s]/).filter((satu) => /\d{3}/.test(satu))
  return { nim: NIM.exec((bagian.at(-1) ?? rapi).toUpperCase())?.[0] ?? rapi.toUpperCase() }
}
