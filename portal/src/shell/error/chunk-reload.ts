import { bolehMuatUlang } from '@sivitas/rules/platform/muat-ulang'

const KEY = 'sivitas.muat-ulang'

/** Whether an error says that a piece of the program could not be fetched, in the words of each browser. */
export function gagalMuatPotongan(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script|preload CSS|ChunkLoadError/i.test(error.message)
}

/**
 * Reloads the page, because an old release asked for a piece that a new one has replaced; not when
 * the network is gone, and at most once a minute (PL-R50). Answers whether it does.
 */
export function muatUlangSekali(): boolean {
  if (!navigator.onLine) return false
  try {
    const terakhir = sessionStorage.getItem(KEY)
    if (!bolehMuatUlang(terakhir === null ? null : Number(terakhir), Date.now())) return false
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without a memory of the last reload a broken release would reload for ever.
    return false
  }
  window.location.reload()
  return true
}
