import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { createContext, useContext } from 'react'

/** The college's zone: all windows open and close in it, wherever the browser stands. */
const ZonaContext = createContext<ZonaWaktu>('Asia/Jakarta')
export const ZonaProvider = ZonaContext.Provider

/** Answers the zone in which instants are shown and typed. */
export const useZona = (): ZonaWaktu => useContext(ZonaContext)
