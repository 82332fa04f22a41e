import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { Pertanyaan } from '../../kit/feedback/pertanyaan'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'

type Parts<Row> = {
  /** Keys of what shows the row, so that it is asked anew. */
  touches: readonly QueryKey[]
  ask: (row: Row) => Pertanyaan
  remove: (row: Row) => Promise<unknown>
}

/** Answers a function that asks, naming the row, and deletes it; a refusal says by what the row is used. */
export function useHapus<Row>({ touches, ask, remove }: Parts<Row>): (row: Row) => void {
  const konfirmasi = useKonfirmasi()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: remove,
    meta: { galat: 'sendiri' },
    onSuccess: async () => {
      toast.berhasil('Data berhasil dihapus')
      await Promise.all(touches.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  return (row) => void konfirmasi(ask(row)).then((yes) => yes && mutate(row))
}
