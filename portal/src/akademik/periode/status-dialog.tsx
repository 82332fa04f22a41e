import { Text } from '@mantine/core'
import { optionalText, text } from '@sivitas/contract/kit/fields'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { DialogForm } from '../../kit/page/side-panel-form'
import type { Periode } from './periode'
import { Syarat } from './syarat-panel'

/** One step of a period's life. */
export type Langkah = { status: Periode['status']; label: string; ikon: ReactNode; beralasan?: boolean }

const Beralasan = z.object({ alasan: text(255).min(5, 'Alasan minimal 5 karakter').meta({ title: 'Alasan' }) })
const Biasa = z.object({ alasan: optionalText(255).meta({ title: 'Catatan' }) })
const wajib = fields(Beralasan)
const bebas = fields(Biasa)

const AKIBAT: Readonly<Record<Periode['status'], string>> = {
  rencana: '',
  berjalan: 'Periode utama yang berjalan menjadi periode aktif perguruan tinggi. Hanya satu periode utama dapat berjalan.',
  ditutup: 'Setelah ditutup, data periode ini tidak dapat diubah. Hanya Supervisor yang dapat menutup dan membukanya kembali.',
  arsip: 'Periode yang diarsipkan tidak dapat dibuka kembali.',
}

type StatusProps = { periode: Periode; langkah: Langkah; onTutup: () => void }

/** Asks before a period moves on; closing shows what is still open. */
export function StatusDialog({ periode, langkah: { status, label, beralasan = false }, onTutup }: StatusProps) {
  const client = useQueryClient()
  const form = useFormulir({
    schema: beralasan ? Beralasan : Biasa,
    nama: `${label} ${periode.label}`,
    values: { alasan: '' },
    pesan: 'Status periode diubah',
    simpan: ({ alasan }) => api.akademik.periode.status.call({ id: periode.id, status, ...(alasan ? { alasan } : {}) }),
    berhasil: () => {
      // The running period is the default of lists everywhere, so everything is asked anew.
      void client.invalidateQueries()
      onTutup()
    },
  })
  return (
    <DialogForm title={`${label} ${periode.label}?`} form={form} onClose={onTutup} submit={label}>
      <Text size="sm">{AKIBAT[status]}</Text>
      {status === 'ditutup' && <Syarat id={periode.id} />}
      {beralasan ? <wajib.TeksPanjang name="alasan" /> : <bebas.TeksPanjang name="alasan" />}
    </DialogForm>
  )
}
