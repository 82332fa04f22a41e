const DIGIT_MAKS = 12

/**
 * Answers the digits of a phone number as the field shows them behind '+62' (C2): '+62 812-3456-7890',
 * '0812...' and '62812...' all give 81234567890. The leading 62 and 0 go before the cut to 12, else
 * a pasted number would lose its last digits. A bare '62' is a country code only in front of at
 * least nine digits: (0)622 and (0)628 are also area codes, of shorter numbers.
 */
export function digitTelepon(ketikan: string): string {
  const digit = ketikan.replaceAll(/\D/g, '')
  const berkode = /^(00)?62\d/.test(digit) && (/^\s*(\+|00)/.test(ketikan) || digit.length > 10)
  const tanpaKode = berkode ? digit.replace(/^(00)?62/, '') : digit
  return tanpaKode.replace(/^0+/, '').slice(0, DIGIT_MAKS)
}

/** Answers the stored form '+6281234567890', or null when there is no digit (C2). */
export function teleponSimpan(ketikan: string): string | null {
  const digit = digitTelepon(ketikan)
  return digit === '' ? null : `+62${digit}`
}

/** Answers whether the digits behind +62 can be a mobile number: 9-12 of them (data-master, registration form). */
export function handphoneSah(ketikan: string): boolean {
  return digitTelepon(ketikan).length >= 9
}
