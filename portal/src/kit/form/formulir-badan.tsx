import { Stack } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { Formulir } from './formulir'
import { FormulirProvider } from './formulir-context'
import classes from './formulir-badan.module.css'
import { PenjagaPerubahan } from './penjaga-perubahan'
import { perubahan } from './perubahan'
import { RingkasanGalat } from './ringkasan-galat'
import { VersiUsangDialog } from './versi-usang-dialog'

type FormulirBadanProps = {
  formulir: Formulir
  children: ReactNode
  /** The bar or row with Simpan and Batal. */
  kaki: ReactNode
}

/** What page, panel and dialog forms share: summary, guard, stale-version dialog, Ctrl+S for the form on top. */
export function FormulirBadan({ formulir, children, kaki }: FormulirBadanProps) {
  const { id, nama, ikatan, bolehSimpan } = formulir
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (perubahan.teratas() === id && bolehSimpan) formulir.kirim()
  })
  return (
    <FormulirProvider value={ikatan}>
      <form
        noValidate
        className={classes.formulir}
        aria-label={nama}
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog is drawn inside its page's form in the React tree, so its event would reach that too.
          event.stopPropagation()
          if (bolehSimpan) formulir.kirim()
        }}
      >
        <Stack gap="lg">
          <RingkasanGalat formulir={formulir} />
          {children}
        </Stack>
        {kaki}
      </form>
      <VersiUsangDialog formulir={formulir} />
      <PenjagaPerubahan id={id} nama={nama} belumDisimpan={formulir.belumDisimpan} isi={formulir.terketik} />
    </FormulirProvider>
  )
}
