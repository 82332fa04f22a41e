/** Asking again more often would turn one refused page into a dozen questions. */
const JEDA_MS = 10_000

let terakhir = Number.NEGATIVE_INFINITY
let tanya: () => void = () => undefined

/** Calls `ask` when rights may have changed since the profile was read. */
export function saatHakBerubah(ask: () => void): void {
  tanya = ask
}

/**
 * Says that the server refused something or gave a new token: menus then follow the rights of now,
 * without a new sign-in (PL-R9, walk-through 2).
 */
export function hakMungkinBerubah(): void {
  if (performance.now() - terakhir < JEDA_MS) return
  terakhir = performance.now()
  tanya()
}
