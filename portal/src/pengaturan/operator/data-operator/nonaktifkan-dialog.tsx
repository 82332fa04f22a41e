import { Text } from '@mantine/core'
import { text } from '@sivitas/contract/kit/fields'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'
import type { OperatorRow } from './columns'

const AlasanInput = z.object({ alasan: text(255).meta({ title: 'Alasan' }) })
const field = fields(AlasanInput)

/** Asks why somebody is shut out; the reason stays in his history (table States). */
export function NonaktifkanDialog({ operator, onTutup }: { operator: OperatorRow; onTutup: () => void }) {
  const queryClient = useQueryClient()
  const { id, nama, versi } = operator
  const form = useFormulir({
    schema: AlasanInput,
    nama: `Nonaktifkan ${nama}`,
    values: { alasan: '' },
    pesan: `${nama} dinonaktifkan`,
    simpan: ({ alasan }) => api.pengaturan.operator.update.call({ idOperator: id, versi, aktif: false, alasan }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.pengaturan.key() })
      onTutup()
    },
  })
  return (
    <DialogForm title={`Nonaktifkan ${nama}?`} form={form} onClose={onTutup} submit="Nonaktifkan">
      <Text mb="sm">
        Ia langsung keluar dari semua perangkat dan tidak dapat masuk lagi sampai diaktifkan kembali. Riwayatnya tetap tersimpan.
      </Text>
      <field.TeksPanjang name="alasan" />
    </DialogForm>
  )
}
