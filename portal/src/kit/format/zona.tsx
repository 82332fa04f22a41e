import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { createContext, useContext, useState } from 'react'

/** The college's zone: all windows open and close in it, wherever the browser stands. */
const ZonaContext = createContext<ZonaWaktu>('Asia/Jakarta')
export const ZonaProvider = ZonaContext.Provider

/** Answers the zone in which instants are shown and typed. */
export const useZona = (): ZonaWaktu => useContext(ZonaContext)

/** Answers the college's day as YYYY-MM-DD, as it was when the part was opened. */
export function useHariIni(): string {
  const zona = useZona()
  const [saat] = useState(() => Date.now())
  return hariIni(saat, zona)
}
