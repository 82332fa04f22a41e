import { HapusMahasiswaIsian } from '@sivitas/contract/data-master/mahasiswa/tulis'
import { Alert } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { SidePanelForm } from '../../../kit/page/side-panel-form'
import type { Mahasiswa } from './mahasiswa'

const field = fields(HapusMahasiswaIsian)

/** Deletes a registration that was entered by mistake; the server refuses, with counts, where anything hangs on it. */
export function HapusDialog({ mahasiswa, onTutup }: { mahasiswa: Mahasiswa; onTutup: () => void }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const form = useFormulir({
    schema: HapusMahasiswaIsian,
    nama: 'Hapus mahasiswa',
    pesan: 'Data berhasil dihapus',
    values: {},
    simpan: ({ alasan }) => api.dataMaster.mahasiswaTulis.remove.call({ id: mahasiswa.id, alasan }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.dataMaster.mahasiswa.list.key() })
      void navigate('/data-master/mahasiswa/data-mahasiswa')
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup} submit="Hapus">
      <Alert color="jingga">
        {mahasiswa.nama} ({mahasiswa.nim}) dihapus bersama akun, orang tua, dan dokumennya. Hanya data yang salah catat yang dapat dihapus.
      </Alert>
      <field.TeksPanjang name="alasan" />
    </SidePanelForm>
  )
}
