/**
 * Answers the `groups` claim of a client (PL-R13): the group that the client knows for each hak akses of the person, each
 * once, sorted; a hak akses without a group gives none. Names compare without case, as hak akses themselves do.
 */
export function petaGrup(peta: Readonly<Record<string, string>>, namaHakAkses: readonly string[]): string[] {
  const dikenal = new Map(Object.entries(peta).map(([nama, grup]) => [nama.trim().toLowerCase(), grup.trim()]))
  const grup = namaHakAkses.map((nama) => dikenal.get(nama.trim().toLowerCase()) ?? '')
  return [...new Set(grup.filter((nama) => nama !== ''))].toSorted()
}
