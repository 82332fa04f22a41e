import { Drawer, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKembaliFokus } from '../feedback/kembali-fokus'
import { useKonfirmasi } from '../feedback/konfirmasi'
import type { Formulir } from '../form/formulir'
import { FormulirBadan } from '../form/formulir-badan'
import { tanyaPergi } from '../form/penjaga-perubahan'
import { TombolSimpan } from '../form/tombol-simpan'
import classes from './form-page.module.css'

type PanelFormProps = {
  title: string
  form: Formulir
  /** Closes; the person was asked before, when something was changed and not saved. */
  onClose: () => void
  /** The verb of the main button; 'Simpan' unless the act has another name. */
  submit?: string
  children: ReactNode
}

function useTutup({ form, onClose }: Pick<PanelFormProps, 'form' | 'onClose'>) {
  const konfirmasi = useKonfirmasi()
  useKembaliFokus()
  return () => {
    if (!form.belumDisimpan()) onClose()
    else void konfirmasi(tanyaPergi([form.nama])).then((ya) => ya && onClose())
  }
}

function Body({ form, onClose, submit, children }: Omit<PanelFormProps, 'title'>) {
  const foot = (
    <div className={classes.foot}>
      <TombolSimpan formulir={form} onBatal={onClose} simpan={submit} />
    </div>
  )
  return (
    <FormulirBadan formulir={form} kaki={foot}>
      <Stack gap="xs">{children}</Stack>
    </FormulirBadan>
  )
}

/** A form in the 500 px panel at the right. Mount it while it is open; closing asks when something was changed. */
export function SidePanelForm({ title, ...panel }: PanelFormProps) {
  const close = useTutup(panel)
  return (
    <Drawer opened onClose={close} title={title} size={500}>
      <Body {...panel} onClose={close} />
    </Drawer>
  )
}

/** A short form in a dialog, for an act with one or two fields. Mount it while it is open. */
export function DialogForm({ title, ...panel }: PanelFormProps) {
  const close = useTutup(panel)
  return (
    <Modal opened onClose={close} title={title} size={480}>
      <Body {...panel} onClose={close} />
    </Modal>
  )
}
