import type { BentukRiset } from '@sivitas/contract/platform/riset'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { DialogForm } from '../../kit/page/side-panel-form'

const Simpan = z.object({
  nama: z.string().trim().min(1).max(100).meta({ title: 'Nama' }),
  idHakAkses: z.uuid().nullable().meta({ title: 'Bagikan kepada pemegang hak akses' }),
  disematkan: z.boolean().meta({ title: 'Sematkan di beranda' }),
})
const field = fields(Simpan)

/** Keeps the present table under a name, for oneself or for everyone who holds one of one's roles. */
export function SimpanForm({ bentuk, onTutup }: { bentuk: BentukRiset; onTutup: () => void }) {
  const queryClient = useQueryClient()
  const hak = useQuery(api.platform.pribadi.hakSaya.queryOptions()).data?.data ?? []
  const form = useFormulir({
    schema: Simpan,
    nama: 'Simpan riset',
    pesan: 'Riset sudah disimpan',
    values: { nama: '', idHakAkses: null, disematkan: false },
    simpan: (isi, { idempotencyKey }) => api.platform.riset.simpan.call({ ...isi, bentuk }, { context: { idempotencyKey } }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.platform.riset.simpanan.key() })
      onTutup()
    },
  })
  return (
    <DialogForm title="Simpan riset" form={form} onClose={onTutup}>
      <field.Text name="nama" />
      <field.Pilih name="idHakAkses" pilihan={hak.map(({ id, nama }) => ({ value: id, label: nama }))} />
      <field.Centang name="disematkan" />
    </DialogForm>
  )
}
