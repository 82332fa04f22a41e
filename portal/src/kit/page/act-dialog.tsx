import { Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { Muatan } from '../feedback/muatan'
import { useFormulir } from '../form/use-formulir'
import { DialogForm } from './side-panel-form'

const Kosong = z.object({})

type ActDialogProps<Akibat> = {
  title: string
  /** The verb of the main button. */
  submit: string
  /** What is said once it is done. */
  done: string
  /** Key of the calls that the act changes; what they have answered is asked for again. */
  calls: readonly unknown[]
  /** Names the act and what it is asked for. */
  act: readonly unknown[]
  /** Asks what the act would do, without doing it. */
  preview: (signal: AbortSignal) => Promise<{ data: Akibat }>
  /** Whether there is anything to do. */
  worth: (akibat: Akibat) => boolean
  run: () => Promise<unknown>
  /** What it would do, in one sentence. */
  say: (akibat: Akibat) => string
  onClose: () => void
  children?: ReactNode
}

/** An act on many rows without fields of its own: the dialog says with numbers what it will do before it does it. */
export function ActDialog<Akibat>(props: ActDialogProps<Akibat>) {
  const { title, submit, done, calls, act, preview, worth, run, say, onClose, children } = props
  const client = useQueryClient()
  const query = useQuery({ queryKey: [...calls, ...act], queryFn: ({ signal }) => preview(signal), retry: false })
  const form = useFormulir({
    schema: Kosong,
    nama: title,
    values: {},
    pesan: done,
    simpan: run,
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls })
      onClose()
    },
    bolehSimpan: () => query.data !== undefined && worth(query.data.data),
  })
  return (
    <DialogForm title={title} form={form} onClose={onClose} submit={submit}>
      {children}
      <Muatan query={query} baris={2}>
        {({ data }) => <Text component="output">{say(data)}</Text>}
      </Muatan>
    </DialogForm>
  )
}
