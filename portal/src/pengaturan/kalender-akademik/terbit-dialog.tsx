import { Button, Text } from '@mantine/core'
import { TerbitInput } from '@sivitas/contract/akademik/kalender'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { toast } from '../../kit/feedback/toast'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { pesanGalat } from '../../kit/galat'
import { DialogForm } from '../../kit/page/side-panel-form'

const Isian = TerbitInput.pick({ nomorSk: true, tanggalSk: true })
const field = fields(Isian)
const calls = api.akademik.kalender

/** Opens a year to the public with the decree it rests on, or takes it back. */
export function TerbitDialog({ tahun, onTutup }: { tahun: number; onTutup: () => void }) {
  const client = useQueryClient()
  const { data } = useQuery(calls.terbitan.queryOptions({ input: { tahun } }))
  const selesai = () => {
    void client.invalidateQueries({ queryKey: calls.key() })
    onTutup()
  }
  const tarik = useMutation(
    calls.terbitkan.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: () => {
        toast.berhasil('Kalender ditarik dari publik')
        selesai()
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  const form = useFormulir({
    schema: Isian,
    nama: `Terbitkan kalender ${tahun - 1}/${tahun}`,
    values: { nomorSk: data?.data.nomorSk ?? null, tanggalSk: data?.data.tanggalSk ?? null },
    pesan: 'Kalender diterbitkan',
    simpan: (values, { idempotencyKey }) => calls.terbitkan.call({ ...values, tahun }, { context: { idempotencyKey } }),
    berhasil: selesai,
  })
  return (
    <DialogForm title={`Terbitkan kalender ${tahun - 1}/${tahun}`} form={form} onClose={onTutup} submit="Terbitkan">
      <Text size="sm">Entri dari kegiatan yang tampil publik dapat dibaca lewat alamat langganan tanpa masuk ke portal.</Text>
      <field.Text name="nomorSk" />
      <field.Tanggal name="tanggalSk" />
      {data?.data.terbitPada && (
        <Button variant="outline" color="bahaya" loading={tarik.isPending} onClick={() => tarik.mutate({ tahun, terbit: false })}>
          Tarik dari publik
        </Button>
      )}
    </DialogForm>
  )
}
