import { lazy, Suspense, type ReactNode } from 'react'
import { KonfirmasiProvider } from './konfirmasi'
import { Snackbars } from './snackbars'

/** Toasts wait in their store until this has come, so the first page does not have to. */
const Toasts = lazy(async () => ({ default: (await import('./toasts')).Toasts }))

/** Toasts, snackbars and the confirm dialog; stands once, directly below the theme. */
export function UmpanBalikProvider({ children }: { children: ReactNode }) {
  return (
    <KonfirmasiProvider>
      {children}
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
      <Snackbars />
    </KonfirmasiProvider>
  )
}
