import { useState } from 'react'

/**
 * Answers names that stay with the items of a list while these are moved and edited, for items that have none of their
 * own. Whoever moves or removes an item does the same to the names; items that are added get theirs by themselves.
 */
export function useKunci(banyak: number): [readonly string[], (kunci: readonly string[]) => void] {
  const [kunci, setKunci] = useState<readonly string[]>([])
  if (kunci.length === banyak) return [kunci, setKunci]
  const lanjut = Math.max(-1, ...kunci.map(Number)) + 1
  const lengkap = Array.from({ length: banyak }, (_, n) => kunci[n] ?? String(lanjut + n))
  setKunci(lengkap)
  return [lengkap, setKunci]
}
