import { namaFitur } from '@sivitas/rules/platform/nama-fitur'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { client } from '../api'
import { sesi } from '../auth/session'

const SEHARI_MS = 86_400_000

/** Counts page views by feature: how long a page was open, never who or which row (PL-R47). */
export function Jejak(): null {
  const { pathname } = useLocation()
  const fitur = namaFitur(pathname)
  useEffect(() => {
    const mulai = performance.now()
    return () => {
      // Only who is signed in may call it; the login page itself is not counted.
      if (sesi.get().status !== 'masuk') return
      const durasi = Math.min(Math.round(performance.now() - mulai), SEHARI_MS)
      client.platform.beranda.jejak({ fitur, durasi }).catch(() => {
        // A view that was not counted is not worth a word to the operator.
      })
    }
  }, [fitur])
  return null
}
