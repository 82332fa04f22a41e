// Mantine's styles lie in a layer, so that a style sheet of ours wins wherever it is loaded.
import '@fontsource-variable/inter'
import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './global.css'
import './print.css'
import { MantineProvider } from '@mantine/core'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { pilihanTema } from './pilihan-tema'
import { TEMA } from './tema'
import { useTema } from './use-tema'
import { variabelTema } from './variabel'

/** Paper is white: a dark screen is shown light while it is printed. */
function useCetakTerang() {
  useEffect(() => {
    let lepas: (() => void) | undefined
    const sebelum = () => {
      lepas ??= pilihanTema.paksa({ ...pilihanTema.kini().paksa, mode: 'terang' })
    }
    const sesudah = () => {
      lepas?.()
      lepas = undefined
    }
    window.addEventListener('beforeprint', sebelum)
    window.addEventListener('afterprint', sesudah)
    return () => {
      window.removeEventListener('beforeprint', sebelum)
      window.removeEventListener('afterprint', sesudah)
      sesudah()
    }
  }, [])
}

/** Draws everything below it in the chosen theme. Stands once, outermost. */
export function TemaProvider({ children }: { children: ReactNode }) {
  const { tampil } = useTema()
  useCetakTerang()
  useLayoutEffect(() => {
    document.documentElement.dataset['tema'] = tampil.tema
  }, [tampil.tema])
  return (
    <MantineProvider theme={TEMA[tampil.tema]} cssVariablesResolver={variabelTema} forceColorScheme={tampil.skema}>
      {children}
    </MantineProvider>
  )
}
