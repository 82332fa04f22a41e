import { createContext, useContext } from 'react'
import type { Call } from '../izin/can'

/** Query in the shape of the API; arrays and ranges are written in its bracket form. */
export type QueryInput = { readonly [name: string]: unknown }

export type UnduhWatch = {
  /** Bytes received so far, and the whole where the server says it. */
  onProgress?: (received: number, total: number | undefined) => void
  signal?: AbortSignal
}

/**
 * Fetches a file of the API with the session and hands it to the browser under the server's name
 * (PL-R57). The source is a path with its parameters filled in, or a call, which stands for the
 * path of its route in the contract. Throws what any other call throws, with the words of PL-R48
 * for files.
 */
export type Unduh = (source: Call | string, query?: QueryInput, watch?: UnduhWatch) => Promise<void>

export const UnduhContext = createContext<Unduh | null>(null)

/** Answers the shell's download. A screen outside of a shell can't fetch files, which is a fault of the composition. */
export function useUnduh(): Unduh {
  const unduh = useContext(UnduhContext)
  if (unduh === null) throw new Error('UnduhContext is missing: the shell gives the authorised download')
  return unduh
}
