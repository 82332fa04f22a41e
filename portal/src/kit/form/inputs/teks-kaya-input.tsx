import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { TeksKayaProps } from './teks-kaya-props'

const TeksKayaEditor = lazy(async () => ({ default: (await import('./teks-kaya-editor')).TeksKayaEditor }))

/** Formatted text (C10). The editor is large, so it is loaded when a form needs it. */
export function TeksKayaInput(props: TeksKayaProps) {
  return (
    <Suspense fallback={<Skeleton height={220} />}>
      <TeksKayaEditor {...props} />
    </Suspense>
  )
}
