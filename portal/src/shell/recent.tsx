import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { usePreferensi } from '../kit/table/use-preferensi'
import { useTautanHalaman } from './menu-context'

const PALING_BANYAK = 20
/** Pages that are only passed through are not remembered. */
const TINGGAL_MS = 2_000
const Alamat = z.array(z.string())

/** The menu pages that were opened last, newest first. */
export const useTerakhirDibuka = () => usePreferensi('terakhirDibuka', Alamat, [])

/** The pages that the operator pinned, in his order. */
export const useSematan = () => usePreferensi('sematan', Alamat, [])

/** Remembers each menu page that stays open for a moment. */
export function TerakhirDibuka(): null {
  const { pathname } = useLocation()
  const path = useTautanHalaman(pathname).tautan?.path
  const [daftar, ubah] = useTerakhirDibuka()
  const kini = useRef(daftar)
  useEffect(() => {
    kini.current = daftar
  }, [daftar])
  useEffect(() => {
    if (path === undefined || path === '/dashboard') return
    const timer = setTimeout(() => {
      if (kini.current[0] !== path) ubah([path, ...kini.current.filter((lain) => lain !== path)].slice(0, PALING_BANYAK))
    }, TINGGAL_MS)
    return () => clearTimeout(timer)
  }, [path, ubah])
  return null
}
