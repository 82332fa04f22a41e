import type { BentukRiset } from '@sivitas/contract/platform/riset'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../api'
import { useIkatan } from '../../kit/form/ikatan'
import { TeksInput } from '../../kit/form/inputs/teks-input'
import { useFormulir } from '../../kit/form/use-formulir'
import { DialogForm } from '../../kit/page/side-panel-form'

const Nama = z.object({ nama: z.string().trim().min(1).max(100).meta({ title: 'Nama' }) })

const NamaInput = () => <TeksInput {...useIkatan<string>(Nama, { name: 'nama' })} />

/** Keeps the present table under a name. */
export function SimpanForm({ bentuk, onTutup }: { bentuk: BentukRiset; onTutup: () => void }) {
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: Nama,
    nama: 'Simpan riset',
    pesan: 'Riset sudah disimpan',
    values: { nama: '' },
    simpan: ({ nama }, { idempotencyKey }) => api.platform.riset.simpan.call({ nama, bentuk }, { context: { idempotencyKey } }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.platform.riset.simpanan.key() })
      onTutup()
    },
  })
  return (
    <DialogForm title="Simpan riset" form={form} onClose={onTutup}>
      <NamaInput />
    </DialogForm>
  )
}
