import { JENIS_SEKOLAH, SekolahInput } from '@sivitas/contract/data-master/referensi/sekolah'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { PilihWilayah } from '../../shared/pickers/pilih-wilayah'

const field = fields(SekolahInput)
const calls = api.dataMaster.sekolah
const STATUS = [
  { value: 'N', label: 'Negeri' },
  { value: 'S', label: 'Swasta' },
]

/** A school that is missing: usable here at once, everybody's once it is verified. */
export function UsulkanPanel({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: SekolahInput,
    nama: 'Usulkan sekolah',
    values: { npsn: '', nama: '', idWilayah: '', alamat: null },
    pesan: 'Sekolah berhasil diusulkan',
    simpan: (values) => calls.usulkan.call(values),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      onClose()
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onClose} submit="Usulkan">
      <field.Text name="npsn" maks={8} />
      <field.Text name="nama" />
      <field.Pilih name="jenisSekolah" pilihan={JENIS_SEKOLAH.map((value) => ({ value, label: value }))} />
      <field.Pilih name="status" pilihan={STATUS} />
      <field.Custom name="idWilayah" as={PilihWilayah} />
      <field.Text name="alamat" />
    </SidePanelForm>
  )
}
