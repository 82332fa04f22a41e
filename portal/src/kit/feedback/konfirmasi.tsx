import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react'
import { KonfirmasiDialog } from './konfirmasi-dialog'
import type { Pertanyaan } from './pertanyaan'

type Tanya = (pertanyaan: Pertanyaan) => Promise<boolean>

const KonfirmasiContext = createContext<Tanya | null>(null)

/** Holds the one confirm dialog; stands once, below the theme. */
export function KonfirmasiProvider({ children }: { children: ReactNode }) {
  const [pertanyaan, setPertanyaan] = useState<Pertanyaan>({ pesan: '' })
  const [terbuka, setTerbuka] = useState(false)
  const menjawab = useRef<(ya: boolean) => void>(() => {})

  const tanya = useCallback<Tanya>((baru) => {
    // A second question while one is open means that the first was not answered.
    menjawab.current(false)
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
  }, [])

  return (
    <KonfirmasiContext.Provider value={tanya}>
      {children}
      <KonfirmasiDialog pertanyaan={pertanyaan} terbuka={terbuka} onJawab={jawab} />
    </KonfirmasiContext.Provider>
  )
}

/** Answers a function that asks (C12) and resolves to true for the verb button, false for 'Batal', Esc or the cross. */
export function useKonfirmasi(): Tanya {
  const tanya = useContext(KonfirmasiContext)
  if (!tanya) throw new Error('useKonfirmasi is used outside the KonfirmasiProvider')
  return tanya
}
