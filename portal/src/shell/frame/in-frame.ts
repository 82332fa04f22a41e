import { createContext, useContext } from 'react'

/** True inside a frame, which already is the page's `main`. */
export const DiBingkaiContext = createContext(false)

/** Answers the props that make an element the page's main part, unless a frame around it already is. */
export function useUtama() {
  const diBingkai = useContext(DiBingkaiContext)
  return diBingkai ? ({ component: 'div' } as const) : ({ component: 'main', id: 'konten', tabIndex: -1 } as const)
}
