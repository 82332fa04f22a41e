import { useSyncExternalStore } from 'react'

function dengar(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Answers whether the browser has a network; follows its 'online' and 'offline' events. */
export const useTerhubung = (): boolean => useSyncExternalStore(dengar, () => navigator.onLine)
