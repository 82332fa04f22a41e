import { Table, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { DialogForm } from '../../kit/page/side-panel-form'
import { namaField, nilaiTeks } from './nilai-teks'
import type { Rincian } from './rincian'

const AlasanInput = z.object({ alasan: z.string().trim().min(5).max(255).meta({ title: 'Alasan' }) })
const field = fields(AlasanInput)

/** Shows what bringing a row back changes, and asks why; the reason stays in the log. */
export function KembalikanDialog({ catatan, onTutup }: { catatan: Rincian; onTutup: () => void }) {
  const queryClient = useQueryClient()
  const { id, label, pemulihan } = catatan
  const form = useFormulir({
    schema: AlasanInput,
    nama: `Kembalikan ${label ?? 'baris'}`,
    values: { alasan: '' },
    pesan: 'Baris dikembalikan',
    simpan: ({ alasan }) => api.platform.audit.kembalikan.call({ id, versi: pemulihan.versi, alasan }),
    berhasil: () => {
      void queryClient.invalidateQueries()
      onTutup()
    },
  })
  return (
    <DialogForm title={`Kembalikan ${label ?? 'baris ini'}?`} form={form} onClose={onTutup} submit="Kembalikan">
      <Text>Baris kembali seperti sebelum catatan ini; perubahan sesudahnya pada isian yang sama ikut dibatalkan.</Text>
      <Table verticalSpacing={4} layout="fixed" my="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Isian</Table.Th>
            <Table.Th>Sekarang</Table.Th>
            <Table.Th>Menjadi</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {pemulihan.perubahan.map(({ field: nama, kini, menjadi }) => (
            <Table.Tr key={nama}>
              <Table.Th scope="row" fw={400}>
                {namaField(nama)}
              </Table.Th>
              <Table.Td>{nilaiTeks(kini)}</Table.Td>
              <Table.Td>{nilaiTeks(menjadi)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {pemulihan.dilewati.length > 0 && <Text c="dimmed">Tidak ikut kembali: {pemulihan.dilewati.map(namaField).join(', ')}.</Text>}
      <field.TeksPanjang name="alasan" />
    </DialogForm>
  )
}
