import { lupakanPengguna } from './session'
import { kabarkan } from './tabs'
import { dropToken } from './token'

const penutup = new Set<() => void>()

/** Registers what must be emptied when the person goes: query cache, personal choices, cached answers. */
export function saatKeluar(tutup: () => void): () => void {
  penutup.add(tutup)
  return () => penutup.delete(tutup)
}

/** Forgets the session in this tab only. */
export function akhiriSesiDiSini(pesan: string | null): void {
  dropToken()
  lupakanPengguna(pesan)
  for (const tutup of penutup) tutup()
}

/** Forgets the session in this tab and in all others of the browser. */
export function akhiriSesi(pesan: string | null): void {
  akhiriSesiDiSini(pesan)
  kabarkan({ jenis: 'keluar', pesan })
}
