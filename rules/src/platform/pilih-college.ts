export interface CollegeDanSite {
  readonly collegeId: string
  /** scheme + host [+ port], lower case. */
  readonly origins: readonly string[]
}

export type PilihanCollege = { readonly collegeId: string } | { readonly status: 403 | 404; readonly pesan: string }

export interface MintaCollege {
  readonly header: string | null
  readonly origin: string | null
  /** College of the token, null on public calls. */
  readonly collegeToken: string | null
}

function dicari(daftar: readonly CollegeDanSite[], minta: MintaCollege): string | undefined {
  if (minta.header) return daftar.find((college) => college.collegeId === minta.header)?.collegeId
  const asal = minta.origin?.toLowerCase().replace(/\/$/, '') ?? ''
  const satuSatunya = daftar.length === 1 ? daftar[0] : undefined
  return (daftar.find((college) => college.origins.includes(asal)) ?? satuSatunya)?.collegeId
}

/**
 * Answers the college of a request (PL-R16): the `college-id` header, then the origin, then the only
 * one there is. A token of another college is 403, also where the header names no college at all:
 * who holds a token must not learn which others exist. Nothing to go by is 404.
 */
export function pilihCollege(daftar: readonly CollegeDanSite[], minta: MintaCollege): PilihanCollege {
  const terpilih = dicari(daftar, minta)
  const diminta = terpilih ?? (minta.header || null)
  if (minta.collegeToken !== null && diminta !== null && minta.collegeToken !== diminta) {
    return { status: 403, pesan: 'Token ini bukan untuk perguruan tinggi tersebut.' }
  }
  return terpilih === undefined ? { status: 404, pesan: 'Situs tidak dikenal.' } : { collegeId: terpilih }
}

const HARI_MS = 86_400_000

/** Answers whether a stored frontend-config is too old to be used offline without a warning strip (PL-R17). */
export function configUsang(disimpanPada: number, sekarang: number): boolean {
  return sekarang - disimpanPada > HARI_MS
}
