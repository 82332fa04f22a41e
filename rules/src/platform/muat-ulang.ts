const JEDA_MS = 60_000

/**
 * Answers whether a chunk-load failure may reload the page (PL-R50): only when the last such reload
 * is at least 60 s old, else a broken release would reload for ever. A stored time in the future is
 * a clock that was set back and does not count.
 */
export function bolehMuatUlang(terakhir: number | null, sekarang: number): boolean {
  return terakhir === null || !Number.isFinite(terakhir) || terakhir > sekarang || sekarang - terakhir >= JEDA_MS
}
