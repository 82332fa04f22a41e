import { TolakDokumen } from '@sivitas/contract/data-master/mahasiswa/tulis'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../api'
import { fields } from '../../../../kit/form/fields'
import { useFormulir } from '../../../../kit/form/use-formulir'
import { SidePanelForm } from '../../../../kit/page/side-panel-form'
import type { Dokumen } from './dokumen'

const calls = api.dataMaster.dokumenMahasiswa
const field = fields(TolakDokumen)

/** Why a paper is refused. */
export function TolakPanel({ id, dokumen, onTutup }: { id: string; dokumen: Dokumen; onTutup: () => void }) {
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: TolakDokumen,
    nama: `Tolak ${dokumen.namaJenis}`,
    pesan: 'Dokumen ditolak',
    values: {},
    simpan: ({ alasanTolak }) =>
      calls.verifikasi.call({ id, idDokumen: dokumen.id, versi: dokumen.versi, statusVerifikasi: 'ditolak', alasanTolak }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup} submit="Tolak">
      <field.TeksPanjang name="alasanTolak" />
    </SidePanelForm>
  )
}
