/** What could not be written to local storage lives here for the tab's life (edge case 35). */
const cadangan = new Map<string, string>()

/** Answers a remembered choice, or null. Forbidden or full storage is no error: the choice then lasts for the tab. */
export function bacaSimpanan(key: string): string | null {
  const inTab = cadangan.get(key)
  if (inTab !== undefined) return inTab
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a choice; where local storage is forbidden or full it is kept for the tab. */
export function tulisSimpanan(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
    cadangan.delete(key)
  } catch {
    cadangan.set(key, value)
  }
}

/** Forgets a choice. */
export function hapusSimpanan(key: string): void {
  cadangan.delete(key)
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Nothing was stored where storing is forbidden, so there is nothing to forget.
  }
}
