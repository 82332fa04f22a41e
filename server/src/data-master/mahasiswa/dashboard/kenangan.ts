type Kept<T> = { at: number; value: T }

/** How old an answer may be (data-master, dashboard: refreshed within 60 s of a write). */
const FRESH_MS = 60_000
const KEPT = 500

/**
 * Remembers costly answers for a minute, by college, rights and question. Counting a college of 50,000 takes some
 * hundred milliseconds, and on the morning of a meeting forty people look at the same numbers.
 */
export class Kenangan<T> {
  readonly #kept = new Map<string, Kept<T>>()

  async of(key: string, count: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key)
    if (kept && Date.now() - kept.at < FRESH_MS) return kept.value
    const value = await count()
    if (this.#kept.size >= KEPT) this.#kept.clear()
    this.#kept.set(key, { at: Date.now(), value })
    return value
  }
}
