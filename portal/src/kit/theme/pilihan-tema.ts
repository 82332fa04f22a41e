import { bacaSimpanan, tulisSimpanan } from '../simpanan'
import { NAMA_TEMA, type NamaTema } from './tema'

export const MODE_WARNA = ['terang', 'gelap', 'sistem'] as const
export type ModeWarna = (typeof MODE_WARNA)[number]
/** A page may force light or dark, never the system's choice. */
export type ModePaksa = Exclude<ModeWarna, 'sistem'>

export type PaksaTema = { tema?: NamaTema; mode?: ModePaksa }
export type PilihanTema = { tema: NamaTema; mode: ModeWarna; paksa: PaksaTema | null }

const KEY_TEMA = 'tema'
const KEY_MODE = 'colorMode'

const isTema = (value: string | null): value is NamaTema => NAMA_TEMA.some((nama) => nama === value)
const isMode = (value: string | null): value is ModeWarna => MODE_WARNA.some((mode) => mode === value)

const listeners = new Set<() => void>()
let bawaan: ModePaksa = 'terang'
let paksaan: readonly PaksaTema[] = []
let kini: PilihanTema | null = null

function hitung(): PilihanTema {
  const [tema, mode] = [bacaSimpanan(KEY_TEMA), bacaSimpanan(KEY_MODE)]
  return { tema: isTema(tema) ? tema : 'biru', mode: isMode(mode) ? mode : bawaan, paksa: paksaan.at(-1) ?? null }
}

function umumkan(): void {
  kini = hitung()
  for (const listener of listeners) listener()
}

/** The chosen theme and colour mode, readable outside React; `useTema` is its hook. */
export const pilihanTema = {
  kini: (): PilihanTema => (kini ??= hitung()),
  dengar(listener: () => void): () => void {
    listeners.add(listener)
    // A choice made in another tab holds here too.
    window.addEventListener('storage', umumkan)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', umumkan)
    }
  },
  pilihTema(tema: NamaTema): void {
    tulisSimpanan(KEY_TEMA, tema)
    umumkan()
  },
  pilihMode(mode: ModeWarna): void {
    tulisSimpanan(KEY_MODE, mode)
    umumkan()
  },
  /** The college's colorMode: what holds until the person chooses. */
  aturBawaan(mode: 'light' | 'dark'): void {
    bawaan = mode === 'dark' ? 'gelap' : 'terang'
    umumkan()
  },
  /** Forces theme or mode while a page is open; answers how to take it back. */
  paksa(paksa: PaksaTema): () => void {
    paksaan = [...paksaan, paksa]
    umumkan()
    return () => {
      paksaan = paksaan.filter((other) => other !== paksa)
      umumkan()
    }
  },
}
