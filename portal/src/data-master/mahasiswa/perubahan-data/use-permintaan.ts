import type { PutusanPerubahan } from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'
import { sesudah } from './putusan'
import type { Permintaan } from './permintaan'

const calls = api.dataMaster.perubahanData

/** Which request of a page is open, and its decision; a decided one makes room for the next. */
export function usePermintaan(rows: readonly Permintaan[]) {
  const client = useQueryClient()
  const [id, setId] = useState<string | null>(null)
  const kini = rows.find((satu) => satu.id === id) ?? rows[0] ?? null
  const putus = useMutation({
    mutationFn: ({ id: satu, ...putusan }: PutusanPerubahan & { id: string }) => calls.putusan.call({ id: satu, ...putusan }),
    meta: { galat: 'sendiri' },
    onSuccess: (_, { id: satu }) => {
      toast.berhasil('Putusan berhasil disimpan')
      setId(
        sesudah(
          rows.map((row) => row.id),
          satu,
        ),
      )
    },
    // Also after a refusal: what stood in the way shows on the request itself.
    onSettled: () => client.invalidateQueries({ queryKey: calls.key() }),
  })
  const galat = putus.error !== null && putus.variables?.id === kini?.id ? pesanGalat(putus.error) : null
  return { kini, pilih: setId, putus, galat }
}
