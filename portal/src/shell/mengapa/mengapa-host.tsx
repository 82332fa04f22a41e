import { lazy, Suspense, useSyncExternalStore } from 'react'
import { mengapa } from '../../kit/feedback/mengapa'

const MengapaDialog = lazy(async () => ({ default: (await import('./mengapa-dialog')).MengapaDialog }))

/** Shows the answer to 'Mengapa saya tidak bisa?' as soon as somebody asks. */
export function MengapaHost() {
  const error = useSyncExternalStore(mengapa.dengarkan, mengapa.get)
  if (error === null) return null
  return (
    <Suspense>
      <MengapaDialog error={error} onTutup={mengapa.tutup} />
    </Suspense>
  )
}
