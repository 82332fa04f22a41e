import { createContext, useContext, useEffect, type ReactNode } from 'react'

/** Sets the title of the browser tab from a page's name; null when no page is shown (PL-R37). The shell adds the system's name. */
export const JudulContext = createContext<(halaman: string | null) => void>(() => undefined)

/** Draws the breadcrumbs of the current path; the text is the row's title behind the menu's label. */
export type DrawJejak = (akhir: string | undefined) => ReactNode
export const JejakContext = createContext<DrawJejak>(() => null)

/** Names the page in the browser tab as long as it is shown. */
export function useJudul(halaman: string): void {
  const set = useContext(JudulContext)
  useEffect(() => {
    set(halaman)
    return () => set(null)
  }, [halaman, set])
}

/** Answers the shell's breadcrumbs; without a shell there are none. */
export const useJejak = () => useContext(JejakContext)
