/** Letters to add, drop or change between two words (Levenshtein). */
function jarak(a: string, b: string): number {
  let baris = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const baru = [i]
    for (let j = 1; j <= b.length; j++) {
      const ganti = (baris[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      baru.push(Math.min(ganti, (baris[j] ?? 0) + 1, (baru[j - 1] ?? 0) + 1))
    }
    baris = baru
  }
  return baris[b.length] ?? 0
}

/** Answers the known word that a wrong one was probably meant to be, or null when none is near. */
export function terdekat(kata: string, dikenal: readonly string[]): string | null {
  const batas = Math.max(1, Math.floor(kata.length / 3))
  const calon = dikenal
    .map((nama) => ({ nama, jauh: jarak(kata.toLowerCase(), nama.toLowerCase()) }))
    .filter(({ jauh }) => jauh <= batas)
    .toSorted((a, b) => a.jauh - b.jauh)
  return calon[0]?.nama ?? null
}
