import { bentrokLibur } from '@sivitas/rules/akademik/bentrok-kalender'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../api'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'

/** A calendar entry as the client answers it. */
export type Entri = Awaited<ReturnType<typeof api.akademik.kalender.list.call>>['data'][number]

/** What each view gets: the year's entries and the holidays that each would fall on. */
export type IsiKalender = { entri: readonly Entri[]; bentrok: ReadonlyMap<string, readonly string[]> }

const calls = api.akademik.kalender

/** The entries of an academic year in time, with their clashes. */
export function useKalender(tahun: number) {
  const query = useQuery(calls.list.queryOptions({ input: { tahun, itemsPerPage: 1000, order: { tanggalMulai: 'asc' } } }))
  const rows = query.data?.data
  const data = useMemo((): IsiKalender | undefined => rows && { entri: rows, bentrok: bentrokLibur(rows) }, [rows])
  return { ...query, data }
}

/** '20 Oktober 2025 - 1 November 2025', or the one day. */
export const rentangEntri = ({ tanggalMulai, tanggalSelesai }: Pick<Entri, 'tanggalMulai' | 'tanggalSelesai'>): string =>
  tanggalMulai === tanggalSelesai ? formatTanggal(tanggalMulai) : `${formatTanggal(tanggalMulai)} - ${formatTanggal(tanggalSelesai)}`

/** Answers a function that moves an entry to other days; the toast takes it back. */
export function useGeser(): (entri: Entri, baru: { mulai: string; selesai: string }) => void {
  const client = useQueryClient()
  const { mutate } = useMutation(
    calls.update.mutationOptions({
      meta: { galat: 'sendiri' },
      onError: (error) => toast.gagal(pesanGalat(error)),
      onSettled: () => void client.invalidateQueries({ queryKey: calls.key() }),
    }),
  )
  return (entri, { mulai, selesai }) =>
    mutate(
      { id: entri.id, versi: entri.versi, tanggalMulai: mulai, tanggalSelesai: selesai },
      {
        onSuccess: ({ data }) =>
          toast.berhasil(`${entri.nama}: ${rentangEntri(data)}`, {
            urungkan: () =>
              mutate({ id: entri.id, versi: data.versi, tanggalMulai: entri.tanggalMulai, tanggalSelesai: entri.tanggalSelesai }),
          }),
      },
    )
}
