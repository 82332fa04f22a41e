import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Isian } from '../../../../kit/form/formulir'
import { useFormulir } from '../../../../kit/form/use-formulir'
import { SidePanelForm } from '../../../../kit/page/side-panel-form'
import { useSegarkan } from './riwayat-card'

type RiwayatFormProps<Schema extends z.ZodObject> = {
  schema: Schema
  /** What one row is called: 'penugasan'. */
  satuan: string
  /** The stored row; null for a new one. */
  row: { versi: number } | null
  values: Isian<Schema>
  /** Writes; `versi` is that of the stored row. */
  kirim: (values: z.output<Schema>, versi: number) => Promise<unknown>
  onTutup: () => void
  children: ReactNode
}

/** The form of one row of a history, in the panel beside the lecturer. */
export function RiwayatForm<Schema extends z.ZodObject>({
  schema,
  satuan,
  row,
  values,
  kirim,
  onTutup,
  children,
}: RiwayatFormProps<Schema>) {
  const segarkan = useSegarkan()
  const form = useFormulir({
    schema,
    nama: `${row === null ? 'Tambah' : 'Ubah'} ${satuan}`,
    values,
    pesan: row === null ? 'Data berhasil ditambahkan' : 'Data berhasil diubah',
    simpan: (isian) => kirim(isian, row?.versi ?? 0),
    berhasil: () => {
      segarkan()
      onTutup()
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup}>
      {children}
    </SidePanelForm>
  )
}
