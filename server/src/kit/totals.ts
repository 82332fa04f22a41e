type Kept = { at: number; total: number }

const FRESH_MS = 10_000
const KEPT = 2_000

/**
 * Counting 50,000 rows costs ten times what a page costs, and paging asks the same count again and again. A total is
 * therefore remembered for ten seconds by college, rights and filters; a page shorter than its size corrects it.
 */
class Totals {
  readonly #kept = new Map<string, Kept>()

  async of(key: string, count: () => Promise<number>): Promise<number> {
    const kept = this.#kept.get(key)
    if (kept && Date.now() - kept.at < FRESH_MS) return kept.total
    const total = await count()
    if (this.#kept.size >= KEPT) this.#kept.clear()
    this.#kept.set(key, { at: Date.now(), total })
    return total
  }

  /** Forgets every total: after a write that adds, removes or moves rows. */
  forget(): void {
    this.#kept.clear()
  }
}

export const totals = new Totals()
