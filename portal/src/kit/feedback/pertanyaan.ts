import type { ReactNode } from 'react'

/** What the confirm dialog asks. */
export type Pertanyaan = {
  /** What is asked, naming the row: 'Hapus dosen Dosen A?' */
  pesan: ReactNode
  /** What goes with it or what follows, one line each. */
  akibat?: readonly string[]
  judul?: string
  setuju?: string
  batal?: string
  /** Rows that the act touches; above 100 the person types the number (C12). */
  jumlah?: number
  /** An act that loses nothing is not drawn as a danger. */
  aman?: boolean
}
