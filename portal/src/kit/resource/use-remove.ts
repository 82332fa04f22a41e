import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useKonfirmasi } from '../feedback/konfirmasi'
import { toast } from '../feedback/toast'
import { galatDari, pesanGalat } from '../galat'
import { useMay } from '../izin/can'
import type { Resource, Stamped } from './define-resource'

/** Rows that may be taken out of use instead of out of the world. */
const isActive = (row: object): row is { aktif: true } => 'aktif' in row && row.aktif === true

/**
 * Answers a function that asks, naming the row, and deletes it. Where the row is in use (409
 * `dipakai`) the server says by what, and 'Nonaktifkan' is offered (conventions section 7).
 */
export function useRemove<Row extends Stamped, Input, Query, Schema extends z.ZodObject>(resource: Resource<Row, Input, Query, Schema>) {
  const { calls, label, titleOf, removes } = resource
  const konfirmasi = useKonfirmasi()
  const queryClient = useQueryClient()
  const may = useMay()
  const refresh = () => queryClient.invalidateQueries({ queryKey: calls.list.key() })
  const setActive = async ({ id, versi }: Stamped, aktif: boolean) => {
    // `aktif` is a field of this row, as `isActive` has seen; the type of the input can't say so for all resources.
    const { data } = await calls.update.call({ id, versi, aktif } as unknown as Parameters<typeof calls.update.call>[0])
    await refresh()
    return data
  }

  const deactivate = useMutation({
    mutationKey: calls.update.key(),
    mutationFn: (row: Row) => setActive(row, false),
    meta: { metode: 'PUT' },
    onSuccess: (row) => {
      const undo = () => {
        setActive(row, true).catch((error: unknown) => toast.gagal(pesanGalat(error)))
      }
      toast.berhasil('Data berhasil dinonaktifkan', { urungkan: undo })
    },
  })
  const offerDeactivation = async (row: Row, reason: string) => {
    const yes = await konfirmasi({
      pesan: reason,
      akibat: [`${titleOf(row)} dapat dinonaktifkan agar tidak dipilih lagi.`],
      setuju: 'Nonaktifkan',
      aman: true,
    })
    if (yes) deactivate.mutate(row)
  }

  const remove = useMutation({
    mutationKey: calls.remove.key(),
    mutationFn: (row: Row) => calls.remove.call({ id: row.id }),
    meta: { galat: 'sendiri' },
    onSuccess: async () => {
      toast.berhasil('Data berhasil dihapus')
      await refresh()
    },
    onError: (error, row) => {
      const { type, message } = galatDari(error)
      if (type === 'dipakai' && isActive(row) && may(calls.update)) void offerDeactivation(row, message)
      else toast.gagal(message)
    },
  })

  return async (row: Row) => {
    const yes = await konfirmasi({ pesan: `Hapus ${label.toLowerCase()} ${titleOf(row)}?`, akibat: removes?.(row) ?? [] })
    if (yes) remove.mutate(row)
  }
}
