import { draf } from '../kit/form/draf'
import { lupakanPengguna, sesi, type SebabKeluar } from './session'
import { kabarkan } from './tabs'
import { dropToken } from './token'

const penutup = new Set<() => void>()

/** Registers what must be emptied when the person goes: query cache, personal choices, cached answers. */
export function saatKeluar(tutup: () => void): () => void {
  penutup.add(tutup)
  return () => penutup.delete(tutup)
}

/** Forgets the session in this tab only. */
export function akhiriSesiDiSini(sebab: SebabKeluar): void {
  const kini = sesi.get()
  if (sebab.sengaja) draf.kosongkan()
  else if (kini.status === 'masuk') draf.simpan(kini.pengguna.uuid)
  dropToken()
  lupakanPengguna(sebab)
  for (const tutup of penutup) tutup()
}

/** Forgets the session in this tab and in all others of the browser. */
export function akhiriSesi(sebab: SebabKeluar): void {
  akhiriSesiDiSini(sebab)
  kabarkan({ jenis: 'keluar', ...sebab })
}
