import { useMediaQuery } from '@mantine/hooks'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { pilihanTema, type ModePaksa, type PaksaTema, type PilihanTema } from './pilihan-tema'
import type { NamaTema } from './tema'

type Tampil = { tema: NamaTema; skema: 'light' | 'dark' }

/** Answers what is chosen, what is shown (a page may force it) and how to choose. */
export function useTema() {
  const pilihan: PilihanTema = useSyncExternalStore(pilihanTema.dengar, pilihanTema.kini)
  const sistemGelap = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false })
  const mode = pilihan.paksa?.mode ?? pilihan.mode
  const gelap = mode === 'sistem' ? sistemGelap : mode === 'gelap'
  const tampil: Tampil = { tema: pilihan.paksa?.tema ?? pilihan.tema, skema: gelap ? 'dark' : 'light' }
  return { ...pilihan, tampil, pilihTema: pilihanTema.pilihTema, pilihMode: pilihanTema.pilihMode }
}

/** Shows a page in a theme or mode of its own, whatever the person chose; the type has no 'sistem'. */
export function usePaksaTema({ tema, mode }: { tema?: NamaTema; mode?: ModePaksa }): void {
  useLayoutEffect(() => {
    const paksa: PaksaTema = { ...(tema && { tema }), ...(mode && { mode }) }
    return pilihanTema.paksa(paksa)
  }, [tema, mode])
}
