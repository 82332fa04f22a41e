/**
 * Answers the codes in an operator's prodi text (PL-R25): '' -> [] (= all study programs),
 * '#55201#57201' -> two; blanks, doubled '#' and repeated codes are forgiven, and so is a missing
 * leading '#'.
 */
export function bacaProdi(teks: string | null | undefined): string[] {
  return [
    ...new Set(
      (teks ?? '')
        .split('#')
        .map((kode) => kode.trim())
        .filter((kode) => kode !== ''),
    ),
  ]
}

/** Answers the stored text of codes: a leading '#' before each, '' for none (PL-R25). */
export function tulisProdi(kode: readonly string[]): string {
  return kode.map((k) => `#${k}`).join('')
}

/** Answers a typed prodi text in its stored form: ' #55201##57201 ' -> '#55201#57201' (PL-R25). */
export function normalisasiProdi(teks: string | null | undefined): string {
  return tulisProdi(bacaProdi(teks))
}

/** Answers whether an operator with this prodi text may touch a prodi; an empty text means all (PL-R25). */
export function prodiTermasuk(teks: string | null | undefined, kode: string): boolean {
  const daftar = bacaProdi(teks)
  return daftar.length === 0 || daftar.includes(kode)
}

/**
 * Answers whether an operator may create or change another one with `teksBaru` (PL-R28): only within
 * his own list. Who is limited can't hand out 'all'.
 */
export function prodiDalamBatas(teksSendiri: string | null | undefined, teksBaru: string | null | undefined): boolean {
  const baru = bacaProdi(teksBaru)
  return bacaProdi(teksSendiri).length === 0 || (baru.length > 0 && baru.every((kode) => prodiTermasuk(teksSendiri, kode)))
}

/** Answers the message for the first code that the college does not have, or null (edge case 18). */
export function galatProdi(teks: string, dikenal: ReadonlySet<string>): string | null {
  const asing = bacaProdi(teks).find((kode) => !dikenal.has(kode))
  return asing === undefined ? null : `Program studi ${asing} tidak ditemukan.`
}
