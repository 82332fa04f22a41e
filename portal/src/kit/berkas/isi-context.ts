import { createContext, useContext } from 'react'

/** Fetches the content of a stored file with the session; an <img> could not carry it. */
export type AmbilIsi = (alamat: string, opsi: { signal: AbortSignal }) => Promise<Blob>

export const AmbilIsiContext = createContext<AmbilIsi | null>(null)

/** Answers the shell's way to a file's content. A screen outside of a shell can't fetch files, which is a fault of the composition. */
export function useAmbilIsi(): AmbilIsi {
  const ambil = useContext(AmbilIsiContext)
  if (ambil === null) throw new Error('AmbilIsiContext is missing: the shell gives the authorised fetch of files')
  return ambil
}
