/**
 * The list of failed requests (PL-R48, PL-R49): one entry for each action name, the newest payload
 * wins; but two parts of one screen that read by the same action each wait for their own answer.
 * Whoever records a POST does so only when the repeat carries the same Idempotency-Key.
 */
export type PermintaanGagal = {
  actionName: string
  payload?: unknown
  /** Whether something on the screen still waits for this very read. */
  ditunggu?: () => boolean
  /** Makes the same request again; rejects when it fails again. */
  ulangi: () => Promise<unknown>
}

type Keadaan = { daftar: readonly PermintaanGagal[]; mengulang: boolean }

const listeners = new Set<() => void>()
let keadaan: Keadaan = { daftar: [], mengulang: false }

/** Whether a newer request of the action, with its payload, makes this entry superfluous. */
const tergantikan = (entry: PermintaanGagal, { actionName, payload }: Pick<PermintaanGagal, 'actionName' | 'payload'>): boolean =>
  entry.actionName === actionName && (entry.payload === payload || !entry.ditunggu?.())

function ubah(baru: Partial<Keadaan>): void {
  keadaan = { ...keadaan, ...baru }
  for (const listener of listeners) listener()
}

export const permintaanGagal = {
  kini: (): Keadaan => keadaan,

  dengar(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Records a failed request; an older one of the same action is replaced, unless its own payload is still waited for. */
  catat(entry: PermintaanGagal): void {
    ubah({ daftar: [...keadaan.daftar.filter((other) => !tergantikan(other, entry)), entry] })
  },

  /** Removes an action, because it succeeded (with this payload) or because nobody wants it any more. */
  selesai(actionName: string, payload?: unknown): void {
    const sisa = keadaan.daftar.filter((entry) => !tergantikan(entry, { actionName, payload }))
    if (sisa.length < keadaan.daftar.length) ubah({ daftar: sisa })
  },

  /** Repeats all of them together. What fails again stays; a newer payload recorded meanwhile stays too. */
  async ulangiSemua(): Promise<void> {
    if (keadaan.mengulang) return
    const tried = keadaan.daftar
    ubah({ mengulang: true })
    const outcomes = await Promise.allSettled(tried.map((entry) => entry.ulangi()))
    const done = new Set(tried.filter((_, i) => outcomes[i]?.status === 'fulfilled'))
    ubah({ mengulang: false, daftar: keadaan.daftar.filter((entry) => !done.has(entry)) })
  },

  /** Forgets everything, when the person signs out. */
  kosongkan(): void {
    ubah({ daftar: [] })
  },
}
