import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'

const { batal } = api.dataMaster.duplikat
const Isian = z.object({ alasan: z.string().trim().min(5, 'Tulis alasan minimal 5 huruf').max(255).meta({ title: 'Alasan' }) })
const field = fields(Isian)

/** Takes a merge back. */
export function BatalGabungDialog({ id, nama, onTutup }: Readonly<{ id: string; nama: string; onTutup: () => void }>) {
  const client = useQueryClient()
  const form = useFormulir({
    schema: Isian,
    nama: 'Batalkan penggabungan',
    values: { alasan: null },
    pesan: 'Penggabungan dibatalkan',
    simpan: ({ alasan }) => batal.call({ id, alasan }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: api.dataMaster.key() })
      onTutup()
    },
  })
  return (
    <DialogForm title="Batalkan penggabungan" form={form} submit="Batalkan penggabungan" onClose={onTutup}>
      <Text size="sm">{`${nama} menjadi dua biodata lagi, masing-masing seperti sebelum digabung.`}</Text>
      <field.TeksPanjang name="alasan" />
    </DialogForm>
  )
}
