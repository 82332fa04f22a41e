import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useKonfirmasi } from '../kit/feedback/konfirmasi'
import type { Pertanyaan } from '../kit/feedback/pertanyaan'
import { toast } from '../kit/feedback/toast'
import { pesanGalat } from '../kit/galat'

type Bahan<Row> = {
  /** Keys of what shows the row, so that it is asked anew. */
  segarkan: readonly QueryKey[]
  tanya: (row: Row) => Pertanyaan
  hapus: (row: Row) => Promise<unknown>
}

/** Answers a function that asks, naming the row, and deletes it; a refusal says by what the row is used. */
export function useHapusBaris<Row>({ segarkan, tanya, hapus }: Bahan<Row>): (row: Row) => void {
  const konfirmasi = useKonfirmasi()
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: hapus,
    meta: { galat: 'sendiri' },
    onSuccess: async () => {
      toast.berhasil('Data berhasil dihapus')
      await Promise.all(segarkan.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  return (row) => void konfirmasi(tanya(row)).then((ya) => ya && mutate(row))
}
