import { DokumenIsian } from '@sivitas/contract/data-master/mahasiswa/tulis'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../api'
import { fields } from '../../../../kit/form/fields'
import { useFormulir } from '../../../../kit/form/use-formulir'
import { SidePanelForm } from '../../../../kit/page/side-panel-form'
import { kirimBerkas } from '../../../../shared/berkas/kirim-berkas'
import { useKode } from '../../../../shared/pickers/sumber-kode'
import { useSyaratBerkas } from '../../../../shared/berkas/use-syarat'
import type { Dokumen } from './dokumen'

const calls = api.dataMaster.dokumenMahasiswa
const field = fields(DokumenIsian)
const kirim = kirimBerkas('dokumen')
/** Of a paper of a student, whatever the college allows elsewhere. */
const MAKS = 5 * 1_024_000
const TERIMA = ['pdf', 'jpg', 'jpeg', 'png']

type PanelProps = { id: string; kode: string; dokumen: Dokumen | null; onTutup: () => void }

/** A new paper, or a new file of one, which then waits to be looked at again. */
export function UnggahPanel({ id, kode, dokumen, onTutup }: PanelProps) {
  const queryClient = useQueryClient()
  const { maksBytes } = useSyaratBerkas('dokumen')
  const form = useFormulir({
    schema: DokumenIsian,
    nama: dokumen === null ? 'Unggah dokumen' : `Ganti ${dokumen.namaJenis}`,
    pesan: 'Dokumen tersimpan',
    values: { jenis: kode, nomor: dokumen?.nomor ?? null, tanggal: dokumen?.tanggal ?? null },
    simpan: (values) =>
      dokumen === null
        ? calls.create.call({ ...values, id })
        : calls.update.call({ ...values, id, idDokumen: dokumen.id, versi: dokumen.versi }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup}>
      <field.Pilih name="jenis" pilihan={useKode('jenis-dokumen')} />
      <field.Unggah name="idBerkas" terima={TERIMA} maksBytes={Math.min(MAKS, maksBytes)} kirim={kirim} />
      <field.Text name="nomor" />
      <field.Tanggal name="tanggal" />
    </SidePanelForm>
  )
}
