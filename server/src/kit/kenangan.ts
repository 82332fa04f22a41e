type Kept<T> = { at: number; value: T }

/** How long an answer may be used, in milliseconds, and how many are kept. */
type Limits = { freshMs: number; most: number }

/** Remembers costly answers for a while, by whatever decides them: college, rights and question stand in the key. */
export class Kenangan<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  async of(key: string, count: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key)
    if (kept && Date.now() - kept.at < this.#limits.freshMs) return kept.value
    const value = await count()
    if (this.#kept.size >= this.#limits.most) this.#kept.clear()
    this.#kept.set(key, { at: Date.now(), value })
    return value
  }

  /** Forgets every answer: after a write that changes what was counted. */
  forget(): void {
    this.#kept.clear()
  }
}
