import { useEffect, useState } from 'react'

/** Answers whether something has lasted longer than `ms`: what is quicker must not flicker. */
export function useTunda(aktif: boolean, ms = 200): boolean {
  const [lewat, setLewat] = useState(false)
  useEffect(() => {
    if (!aktif) return
    const timer = window.setTimeout(() => setLewat(true), ms)
    return () => {
      window.clearTimeout(timer)
      setLewat(false)
    }
  }, [aktif, ms])
  return aktif && lewat
}
