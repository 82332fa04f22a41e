import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'

const calls = api.dataMaster.kualifikasi

/** The writes of the matrix; each asks for it anew, and says what was refused. */
export function useKualifikasi() {
  const client = useQueryClient()
  const bersama = {
    meta: { galat: 'sendiri' as const },
    onError: (error: unknown) => toast.gagal(pesanGalat(error), { sebab: error }),
    onSettled: () => client.invalidateQueries({ queryKey: calls.key() }),
  }
  const simpan = useMutation(
    calls.bulk.mutationOptions({
      ...bersama,
      onSuccess: ({ data }) => {
        const [ditolak] = data.filter(({ hasil }) => hasil === 'ditolak')
        if (ditolak) toast.gagal(ditolak.pesan ?? 'Sebagian tidak dapat disimpan')
      },
    }),
  )
  const setujui = useMutation(
    calls.setujui.mutationOptions({
      ...bersama,
      onSuccess: ({ data }) => toast.berhasil(`${data.disetujui} kualifikasi disetujui`),
    }),
  )
  return { simpan, setujui }
}
