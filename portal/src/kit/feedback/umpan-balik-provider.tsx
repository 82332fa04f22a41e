import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { KonfirmasiProvider } from './konfirmasi'
import { Snackbars } from './snackbars'
import classes from './umpan-balik-provider.module.css'

/** Toasts, snackbars and the confirm dialog; stands once, directly below the theme. */
export function UmpanBalikProvider({ children }: { children: ReactNode }) {
  return (
    <KonfirmasiProvider>
      {children}
      <Notifications position="top-right" className={classes.toast} limit={5} containerWidth={360} />
      <Snackbars />
    </KonfirmasiProvider>
  )
}
