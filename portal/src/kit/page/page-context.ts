import { createContext, useContext, useEffect, type ComponentType } from 'react'

/** Sets the title of the browser tab from a page's name; null when no page is shown (PL-R37). The shell adds the system's name. */
export const JudulContext = createContext<(halaman: string | null) => void>(() => undefined)

/** Draws the breadcrumbs of the current path; `akhir` is the row's title behind the menu's label. */
export type Jejak = ComponentType<{ akhir?: string | undefined }>
export const JejakContext = createContext<Jejak>(() => null)

/** Names the page in the browser tab as long as it is shown. */
export function useJudul(halaman: string): void {
  const set = useContext(JudulContext)
  useEffect(() => {
    set(halaman)
    return () => set(null)
  }, [halaman, set])
}

export const useJejak = () => useContext(JejakContext)
