import { ActionIcon } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { IconSearch } from '../../kit/icons'
import { screens } from '../../routes'

// Most visits find their way by the menu; the palette loads when it is first asked for.
const Palet = lazy(async () => ({ default: (await import('./palet')).Palet }))

/** Ctrl+K from anywhere, also while typing; where the bar has no search field, a button. */
export function PaletHost({ tombol }: { tombol: boolean }) {
  const [buka, setBuka] = useState(false)
  useHotkeys([['mod+K', () => setBuka(true)]], [])
  return (
    <>
      {tombol && (
        <ActionIcon aria-label="Cari" size={36} onClick={() => setBuka(true)}>
          <IconSearch size={20} aria-hidden />
        </ActionIcon>
      )}
      {buka && (
        <Suspense>
          <Palet screens={screens} onTutup={() => setBuka(false)} />
        </Suspense>
      )}
    </>
  )
}
