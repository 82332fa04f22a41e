/** Institution codes; behaviour hangs on them, names don't (platform.md, 'Institution codes'). */
export const UNIK = ['PT01', 'PT02', 'PT03', 'PT04', 'PT05', 'PT06', 'PT07', 'PT08', 'PT09', 'PT10'] as const
export type Unik = (typeof UNIK)[number]

/** Answers the institution code to go by: an unknown or missing one behaves as PT01 (PL-R24). */
export function unikBerlaku(unik: string | null | undefined): Unik {
  return UNIK.find((dikenal) => dikenal === unik) ?? 'PT01'
}

/** Which institutions don't see an item: those named, or all but those named. */
export type Penyembunyian = { readonly untuk: readonly string[] } | { readonly kecuali: readonly string[] }

/** Answers whether an item is hidden for an institution (PL-R18, PL-R24). Hiding is never access control. */
export function disembunyikan(aturan: Penyembunyian | null | undefined, unik: string | null | undefined): boolean {
  if (aturan === null || aturan === undefined) return false
  const berlaku = unikBerlaku(unik)
  return 'untuk' in aturan ? aturan.untuk.includes(berlaku) : !aturan.kecuali.includes(berlaku)
}
