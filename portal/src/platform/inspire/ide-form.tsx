import { IdeInput } from '@sivitas/contract/platform/beranda'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { useIkatan } from '../../kit/form/ikatan'
import { TeksInput, TeksPanjangInput } from '../../kit/form/inputs/teks-input'
import { useFormulir } from '../../kit/form/use-formulir'
import { DialogForm } from '../../kit/page/side-panel-form'

const Judul = () => <TeksInput {...useIkatan<string>(IdeInput, { name: 'judul' })} />
const Isi = () => <TeksPanjangInput {...useIkatan<string>(IdeInput, { name: 'isi' })} maks={2000} baris={5} />

/** A new idea. */
export function IdeForm({ onTutup }: { onTutup: () => void }) {
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: IdeInput,
    nama: 'Kirim ide',
    pesan: 'Ide Anda telah dikirim.',
    values: { judul: '', isi: '' },
    simpan: (values, { idempotencyKey }) => api.platform.beranda.kirimIde.call(values, { context: { idempotencyKey } }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.platform.beranda.ide.key() })
      onTutup()
    },
  })
  return (
    <DialogForm title="Kirim ide" form={form} onClose={onTutup} submit="Kirim">
      <Judul />
      <Isi />
    </DialogForm>
  )
}
