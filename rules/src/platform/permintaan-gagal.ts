/** A request that failed for want of network or time, kept until it succeeds. */
export interface PermintaanGagal<P> {
  readonly actionName: string
  readonly payload?: P
  readonly metode: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly adaIdempotencyKey: boolean
}

/** Answers the list with one more failure: one entry per action name, with its newest payload (PL-R49). */
export function catatGagal<P>(daftar: readonly PermintaanGagal<P>[], baru: PermintaanGagal<P>): PermintaanGagal<P>[] {
  return [...hapusGagal(daftar, baru.actionName), baru]
}

/** Answers the list without an action that has succeeded; an empty list hides the snackbar (PL-R49). */
export function hapusGagal<P>(daftar: readonly PermintaanGagal<P>[], actionName: string): PermintaanGagal<P>[] {
  return daftar.filter((baris) => baris.actionName !== actionName)
}

/**
 * Answers what one press of 'Muat Ulang' repeats (PL-R49): reads and PUT as they are, since doing
 * them twice changes nothing; POST and DELETE only under an Idempotency-Key.
 */
export function bolehDiulang<P>(daftar: readonly PermintaanGagal<P>[]): PermintaanGagal<P>[] {
  return daftar.filter((baris) => baris.metode === 'GET' || baris.metode === 'PUT' || baris.adaIdempotencyKey)
}
