const LEAST = 3
const NIM = /[0-9A-Z][0-9A-Z.-]{3,23}/
/** The code behind the QR of a card, as its public page has it. */
const KARTU = /\/verifikasi\/([\w-]{16,64})/
/** The number below the barcode of a card: the NIM, and which card of the student it is. */
const NOMOR_KARTU = /^([0-9A-Z.]{4,})-\d{2}$/

/**
 * Answers what a line at the counter asks for: the address behind the QR of a card is that card, digits are a NIM, also
 * within what a scanner read; everything else is a name. Null as long as there is too little to ask.
 */
export function carian(teks: string): { kartu: string } | { nim: string } | { nama: string } | null {
  const rapi = teks.trim()
  if (rapi.length < LEAST) return null
  const kartu = KARTU.exec(rapi)?.[1]
  if (kartu !== undefined) return { kartu }
  if (!/\d/.test(rapi)) return { nama: rapi }
  // A scanner may send what stands around the number.
  const bagian = rapi.split(/[/?=&\s]/).filter((satu) => /\d{3}/.test(satu))
  const nim = NIM.exec((bagian.at(-1) ?? rapi).toUpperCase())?.[0] ?? rapi.toUpperCase()
  return { nim: NOMOR_KARTU.exec(nim)?.[1] ?? nim }
}
