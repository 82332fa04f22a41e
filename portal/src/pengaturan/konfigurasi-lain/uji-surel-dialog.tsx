import { Text } from '@mantine/core'
import { z } from 'zod'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { toast } from '../../kit/feedback/toast'
import { DialogForm } from '../../kit/page/side-panel-form'
import { useOperator } from '../../auth/operator'

const Kirim = z.object({ kepada: z.email().max(100).meta({ title: 'Kirim ke' }) })
const field = fields(Kirim)

/** Sends a mail by the stored settings; what the mail server says against it stands at the field. */
export function UjiSurelDialog({ onClose }: { onClose: () => void }) {
  const { email } = useOperator()
  const form = useFormulir({
    schema: Kirim,
    nama: 'Kirim surel uji',
    values: { kepada: email ?? '' },
    pesan: 'Permintaan dikirim',
    simpan: async (values, { idempotencyKey }) =>
      (await api.pengaturan.konfigurasi.ujiSurel.call(values, { context: { idempotencyKey } })).data,
    berhasil: ({ pesan }) => {
      toast.berhasil(pesan)
      onClose()
    },
  })
  return (
    <DialogForm title="Kirim surel uji" form={form} onClose={onClose} submit="Kirim">
      <Text c="dimmed">Surel dikirim dengan pengaturan yang sudah disimpan.</Text>
      <field.Text name="kepada" type="email" />
    </DialogForm>
  )
}
