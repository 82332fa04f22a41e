import { GantiNimIsian } from '@sivitas/contract/data-master/mahasiswa/tulis'
import { Alert } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { SidePanelForm } from '../../../kit/page/side-panel-form'
import type { Mahasiswa } from './mahasiswa'

const field = fields(GantiNimIsian)

/** Another NIM for the same registration: a Supervisor's act, with its reason. */
export function NimDialog({ mahasiswa, onTutup }: { mahasiswa: Mahasiswa; onTutup: () => void }) {
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: GantiNimIsian,
    nama: 'Ganti NIM',
    pesan: 'NIM berhasil diganti',
    values: { nim: mahasiswa.nim },
    simpan: (values) => api.dataMaster.mahasiswaTulis.ubahNim.call({ ...values, id: mahasiswa.id, versi: mahasiswa.versi }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.dataMaster.mahasiswa.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup} submit="Ganti NIM">
      <Alert>NIM {mahasiswa.nim} tetap dapat dicari dan tidak diberikan kepada orang lain. Nama pengguna akun mengikuti NIM baru.</Alert>
      <field.Text name="nim" maks={24} />
      <field.TeksPanjang name="alasan" />
    </SidePanelForm>
  )
}
