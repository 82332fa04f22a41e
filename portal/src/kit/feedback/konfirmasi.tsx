import { createContext, lazy, Suspense, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Pertanyaan } from './pertanyaan'

type Tanya = (pertanyaan: Pertanyaan) => Promise<boolean>

const KonfirmasiContext = createContext<Tanya | null>(null)

const muatDialog = () => import('./konfirmasi-dialog')
const KonfirmasiDialog = lazy(async () => ({ default: (await muatDialog()).KonfirmasiDialog }))

/** The dialog is fetched while nothing else happens, so that it is there when the network is not. */
function useSiapkanDialog(): void {
  useEffect(() => {
    // A browser without idle callbacks, or without a network now, fetches it with the first question.
    const id = window.requestIdleCallback?.(() => void muatDialog().catch(() => undefined))
    return () => {
      if (id !== undefined) window.cancelIdleCallback(id)
    }
  }, [])
}

/** Holds the one confirm dialog; stands once, below the theme. */
export function KonfirmasiProvider({ children }: { children: ReactNode }) {
  const [pertanyaan, setPertanyaan] = useState<Pertanyaan | null>(null)
  const [terbuka, setTerbuka] = useState(false)
  const menjawab = useRef<(ya: boolean) => void>(() => {})
  const asal = useRef<Element | null>(null)
  useSiapkanDialog()

  const tanya = useCallback<Tanya>((baru) => {
    // A second question while one is open means that the first was not answered.
    menjawab.current(false)
    asal.current = document.activeElement
    setPertanyaan(baru)
    setTerbuka(true)
    return new Promise((resolve) => {
      menjawab.current = resolve
    })
  }, [])
  const jawab = useCallback((ya: boolean) => {
    setTerbuka(false)
    menjawab.current(ya)
    menjawab.current = () => {}
    const tujuan = asal.current
    // After the trap of the closing dialog has let go, unless the answer itself moved the focus.
    window.setTimeout(() => {
      const bebas = document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null
      if (bebas && tujuan instanceof HTMLElement && tujuan.isConnected) tujuan.focus({ preventScroll: true })
    })
  }, [])

  return (
    <KonfirmasiContext.Provider value={tanya}>
      {children}
      <Suspense fallback={null}>{pertanyaan && <KonfirmasiDialog pertanyaan={pertanyaan} terbuka={terbuka} onJawab={jawab} />}</Suspense>
    </KonfirmasiContext.Provider>
  )
}

/** Answers a function that asks (C12) and resolves to true for the verb button, false for 'Batal', Esc or the cross. */
export function useKonfirmasi(): Tanya {
  const tanya = useContext(KonfirmasiContext)
  if (!tanya) throw new Error('useKonfirmasi is used outside the KonfirmasiProvider')
  return tanya
}
