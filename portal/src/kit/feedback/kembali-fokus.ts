import { useEffect, useState } from 'react'

/**
 * Gives the focus back to where it was when a panel or dialog that is mounted open goes away.
 * Mantine does so only for one that was drawn closed before.
 */
export function useKembaliFokus(): void {
  const [asal] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After the overlay is gone; before, its trap would take the focus back.
      window.setTimeout(() => {
        if (asal instanceof HTMLElement && asal.isConnected && document.activeElement === document.body) asal.focus({ preventScroll: true })
      })
    },
    [asal],
  )
}
