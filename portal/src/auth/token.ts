import { jedaSegarkan } from '@sivitas/rules/platform/rotasi'

type Held = { token: string; generation: number }

/** The access token lives in memory only (PL-R3); nothing that a script could steal later is written anywhere. */
let held: Held | null = null
let generation = 0
let timer: ReturnType<typeof setTimeout> | undefined
let onDue: () => void = () => undefined

/** Longest delay that a timer can hold; `expires_in` is far below, but a wrong answer must not fire at once. */
const MAX_DELAY = 2_147_483_647

export const accessToken = (): string | null => held?.token ?? null

/** Grows with each new token, so that a caller can tell whether somebody else has refreshed meanwhile. */
export const tokenGeneration = (): number => generation

/** Calls `due` 60 s before each token ends. */
export function whenTokenIsDue(due: () => void): void {
  onDue = due
}

/**
 * Keeps a token for `expiresIn` seconds. The time runs from now by the browser's timer, never from
 * the PC's clock, which may be 20 minutes wrong (PL-R5, edge case 8).
 */
export function holdToken(token: string, expiresIn: number): void {
  generation += 1
  held = { token, generation }
  clearTimeout(timer)
  timer = setTimeout(() => onDue(), Math.min(jedaSegarkan(expiresIn), MAX_DELAY))
}

export function dropToken(): void {
  held = null
  clearTimeout(timer)
}
