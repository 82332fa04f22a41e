import { text } from '@sivitas/contract/kit/fields'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { DialogForm } from '../../kit/page/side-panel-form'

const Alasan = z.object({ alasan: text(200).meta({ title: 'Alasan' }) })
const field = fields(Alasan)
const calls = api.dataMaster.sekolah

/** Refuses a proposal; whoever made it reads why. */
export function TolakPanel({ sekolah, onClose }: { sekolah: { id: string; nama: string }; onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: Alasan,
    nama: `Tolak ${sekolah.nama}`,
    values: { alasan: '' },
    pesan: 'Usulan ditolak',
    simpan: ({ alasan }) => calls.putuskan.call({ id: sekolah.id, setuju: false, alasan }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      onClose()
    },
  })
  return (
    <DialogForm title={form.nama} form={form} onClose={onClose} submit="Tolak">
      <field.Text name="alasan" />
    </DialogForm>
  )
}
