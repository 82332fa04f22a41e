import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'

const Isian = z.object({ alasan: z.string().trim().min(5, 'Alasan minimal 5 karakter').max(500).meta({ title: 'Alasan' }) })
const field = fields(Isian)
const { batal } = api.dataMaster.statusMahasiswa

type Props = Readonly<{ id: string; idStatus: string; namaStatus: string; onTutup: () => void }>

/** 'Batalkan keluar': adviser, akun, card and AKM come back as they were. */
export function BatalKeluarDialog({ id, idStatus, namaStatus, onTutup }: Props) {
  const client = useQueryClient()
  const form = useFormulir({
    schema: Isian,
    nama: 'Batalkan keluar',
    values: { alasan: null },
    pesan: 'Status keluar dibatalkan',
    simpan: ({ alasan }, { idempotencyKey }) => batal.call({ id, idStatus, alasan }, { context: { idempotencyKey } }),
    berhasil: ({ data }) => {
      if (data.peringatan) toast.gagal(data.peringatan)
      void client.invalidateQueries({ queryKey: api.dataMaster.key() })
      onTutup()
    },
  })
  return (
    <DialogForm title="Batalkan keluar" form={form} submit="Batalkan keluar" onClose={onTutup}>
      <Text size="sm">
        Status {namaStatus} dibatalkan dan mahasiswa kembali ke status sebelumnya. Dosen PA, akun, kartu, dan aktivitas kuliahnya
        dipulihkan.
      </Text>
      <field.TeksPanjang name="alasan" />
    </DialogForm>
  )
}
