import { createContext, useContext } from 'react'

/** What a person chose for himself: JSON, as PostgreSQL and the browser both keep it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/**
 * Where personal choices are kept (columns, row height, saved views). The shell answers it from
 * the server's `preferensi`; a key that was never written answers null.
 */
export type Preferensi = {
  get(key: string): Promise<unknown>
  set(key: string, value: Json): Promise<void>
}

export const PreferensiContext = createContext<Preferensi | null>(null)

/** Answers the adapter of the shell; null where none was given, so that choices last as long as the page. */
export const usePreferensiAdapter = () => useContext(PreferensiContext)
