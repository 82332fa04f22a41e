/** Answers a 32-bit hash of a text (FNV-1a with a final mix); the same text gives the same number on every machine. */
export function hash32(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 0x01000193)
  }
  return mix32(h)
}

/** Scatters the bits of a number, so that neighbours become strangers. */
export function mix32(n: number): number {
  let h = n | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/**
 * A stream of pseudo-random numbers (sfc32). Every table draws from its own stream, so that a change in one
 * generator never moves the rows of another, and two runs give the same bytes.
 */
export class Random {
  private a = 0
  private b = 0
  private c = 0
  private d = 1

  constructor(private readonly seed: number) {
    this.restart(0)
  }

  /** Begins the stream of one key anew: what is drawn for a row never depends on the rows before it. */
  restart(key: number): this {
    this.a = mix32(this.seed ^ key)
    this.b = mix32(this.seed + 0x9e3779b9)
    this.c = mix32(key + 0x7f4a7c15)
    this.d = 1
    for (let i = 0; i < 4; i++) this.next()
    return this
  }

  /** Answers the next number in [0, 1). */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0
    this.d = (this.d + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (this.c << 21) | (this.c >>> 11)
    this.c = (this.c + t) | 0
    return (t >>> 0) / 4294967296
  }

  /** Answers a whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** Answers true with probability `p`. */
  chance(p: number): boolean {
    return this.next() < p
  }

  /** Answers one of the choices, each as likely as the other; the list must not be empty. */
  pick<T>(choices: readonly T[]): T {
    const chosen = choices[Math.floor(this.next() * choices.length)]
    if (chosen === undefined) throw new RangeError('Daftar pilihan kosong.')
    return chosen
  }

  /** Answers one of the choices by weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T {
    const total = choices.reduce((sum, [, weight]) => sum + weight, 0)
    let rest = this.next() * total
    for (const [value, weight] of choices) {
      rest -= weight
      if (rest < 0) return value
    }
    const last = choices.at(-1)
    if (last === undefined) throw new RangeError('Daftar pilihan kosong.')
    return last[0]
  }

  /** Answers a number from the bell curve around 0 with deviation 1, cut at 3. */
  bell(): number {
    let sum = 0
    for (let i = 0; i < 6; i++) sum += this.next()
    return Math.max(-3, Math.min(3, (sum - 3) * 1.4142))
  }

  /** Shuffles a list in place. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = Math.floor(this.next() * (i + 1))
      const [x, y] = [list[i], list[j]]
      if (x !== undefined && y !== undefined) [list[i], list[j]] = [y, x]
    }
    return list
  }
}

/** Answers the stream of one table of one college. */
export function randomOf(collegeId: string, table: string): Random {
  return new Random(hash32(`${collegeId}/${table}`))
}
