import { createContext, useContext } from 'react'

/** A named view of a list that the server keeps: shared with a role, pinned to the home page, or both (platform, Beyond 8). */
export type Tampilan = {
  id: string
  layar: string
  nama: string
  query: string
  milikSaya: boolean
  /** Who made it. */
  pemilik: string
}

export type TampilanBaru = {
  layar: string
  nama: string
  /** Path of the page, name of the list's call, and their query. */
  halaman: string
  panggilan: string
  query: string
  idHakAkses: string | null
  disematkan: boolean
}

export type TampilanBersama = {
  daftar: readonly Tampilan[]
  /** Roles that the person may share with. */
  peran: readonly { id: string; nama: string }[]
  simpan: (baru: TampilanBaru) => Promise<unknown>
  hapus: (id: string) => Promise<unknown>
}

/** The shell gives it; without one, views are the person's own only. */
export const TampilanBersamaContext = createContext<TampilanBersama | null>(null)

export const useTampilanBersama = () => useContext(TampilanBersamaContext)
