import { useEffect, useState } from 'react'

/** The top bar slides away when the page is scrolled down past this (source section 9). */
const AMBANG_PX = 78
/** A hand that trembles is no scrolling. */
const GERAK_PX = 6

/** `kali` counts how often the bar has gone; whatever was open in it then closes, and stays closed when it returns. */
export type LetakBilah = { naik: boolean; kali: number }

const digeser = (naik: boolean) => (kini: LetakBilah) => (kini.naik === naik ? kini : { naik, kali: kini.kali + (naik ? 1 : 0) })

/** Answers whether the top bar is out of sight: down past 78 px hides it, up brings it back; who has the focus in it keeps it. */
export function useHeaderHidden(): LetakBilah {
  const [letak, setLetak] = useState<LetakBilah>({ naik: false, kali: 0 })
  const { naik } = letak
  useEffect(() => {
    let lalu = window.scrollY
    let menunggu = false
    const baca = () => {
      menunggu = false
      const kini = window.scrollY
      if (Math.abs(kini - lalu) < GERAK_PX && kini > AMBANG_PX) return
      const fokusDiBar = document.activeElement?.closest('[data-bilah-atas]') !== null && document.activeElement !== null
      setLetak(digeser(kini > AMBANG_PX && kini > lalu && !fokusDiBar))
      lalu = kini
    }
    // One look a frame, far below the 1,000 ms that the listener may wait at most.
    const gulir = () => {
      if (menunggu) return
      menunggu = true
      requestAnimationFrame(baca)
    }
    const fokus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-bilah-atas]')) setLetak(digeser(false))
    }
    window.addEventListener('scroll', gulir, { passive: true })
    document.addEventListener('focusin', fokus)
    return () => {
      window.removeEventListener('scroll', gulir)
      document.removeEventListener('focusin', fokus)
    }
  }, [])
  useEffect(() => {
    // Toasts and sticky table heads hang below the bar, wherever it has slid to.
    document.documentElement.style.setProperty('--app-shell-header-offset', naik ? '0px' : 'var(--tinggi-bar)')
    return () => {
      document.documentElement.style.removeProperty('--app-shell-header-offset')
    }
  }, [naik])
  return letak
}
