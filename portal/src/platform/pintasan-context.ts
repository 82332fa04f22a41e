import { createContext, useContext } from 'react'

/** A page of the menu that the operator may open, by its own name and where it stands. */
export type Pintasan = { label: string; path: string; tempat: string }

export type DaftarPintasan = {
  /** Pages that the operator pinned. */
  sematan: readonly Pintasan[]
  /** The pages opened last, newest first. */
  terakhir: readonly Pintasan[]
  lepas: (path: string) => void
}

/** The shell knows the menu; the home page only shows what it is given. */
export const PintasanContext = createContext<DaftarPintasan>({ sematan: [], terakhir: [], lepas: () => undefined })

export const usePintasan = (): DaftarPintasan => useContext(PintasanContext)
