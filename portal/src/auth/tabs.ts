/** What the tabs of one browser tell each other; it never leaves the browser and is never stored. */
export type Kabar =
  | { jenis: 'token'; token: string; expiresIn: number }
  | { jenis: 'masuk' }
  | { jenis: 'keluar'; pesan: string | null; sengaja: boolean }

const saluran = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sivitas.sesi')

export function kabarkan(kabar: Kabar): void {
  saluran?.postMessage(kabar)
}

export function dengarTab(listener: (kabar: Kabar) => void): () => void {
  const onMessage = (event: MessageEvent<Kabar>) => listener(event.data)
  saluran?.addEventListener('message', onMessage)
  return () => saluran?.removeEventListener('message', onMessage)
}

/**
 * Runs an act in one tab at a time. Locks exist on https and localhost only; elsewhere two tabs may
 * refresh at once, which the server answers with the same successor within 10 s (PL-R4).
 */
export async function satuTab<Result>(act: () => Promise<Result>): Promise<Result> {
  const locks = (navigator as { locks?: LockManager }).locks
  return locks === undefined ? await act() : await locks.request('sivitas.segarkan', act)
}
