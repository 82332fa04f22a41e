/** Groups by a word that each one answers, in the order of their first. */
export function menurut<T>(semua: readonly T[], kata: (satu: T) => string): Map<string, T[]> {
  const kelompok = new Map<string, T[]>()
  for (const satu of semua) {
    const milik = kelompok.get(kata(satu))
    if (milik) milik.push(satu)
    else kelompok.set(kata(satu), [satu])
  }
  return kelompok
}
