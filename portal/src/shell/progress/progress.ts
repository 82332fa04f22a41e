import { createStore } from '../../auth/store'

/** How many screens are on their way, and whether the last one failed (PL-R50). */
export const kemajuan = createStore({ berjalan: 0, gagal: false })

/** Shows the bar while a screen loads; answers the same promise. */
export function ikuti<Value>(promise: Promise<Value>): Promise<Value> {
  kemajuan.set(({ berjalan }) => ({ berjalan: berjalan + 1, gagal: false }))
  const selesai = (gagal: boolean) => kemajuan.set(({ berjalan }) => ({ berjalan: berjalan - 1, gagal }))
  promise.then(
    () => selesai(false),
    () => selesai(true),
  )
  return promise
}
