export interface NamaDanGelar {
  readonly nama: string
  readonly gelarDepan?: string | null
  readonly gelarBelakang?: string | null
}

/**
 * Answers a name with its titles: gelarDepan + ' ' + nama + ', ' + gelarBelakang; an empty part takes
 * its separator along (DM-R18, PL-R53): 'Dr. Dosen A, M.Kom.'.
 */
export function namaBergelar({ nama, gelarDepan, gelarBelakang }: NamaDanGelar): string {
  const depan = [gelarDepan?.trim(), nama.trim()].filter(Boolean).join(' ')
  return [depan, gelarBelakang?.trim()].filter(Boolean).join(', ')
}
