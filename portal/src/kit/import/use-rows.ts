import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RunClient, RowsAnswer, RowsInput, Run } from './import-parts'

/** Rows that the grid shows at a time. */
export const ROWS_PER_PAGE = 20

type Repair = { baris: number; sel: Record<string, string> }

/**
 * The rows of a page, and how they are repaired. A repaired row stays where it is, also when it is no longer among
 * those with troubles: rows must not move under the hands of who types.
 */
export function useRows(calls: RunClient, run: Run, { page, bermasalah }: { page: number; bermasalah: boolean }) {
  const queryClient = useQueryClient()
  const input: RowsInput = { id: run.id, page, itemsPerPage: ROWS_PER_PAGE, ...(bermasalah && { bermasalah }) }
  const queryKey = calls.baris.queryKey({ input })
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.baris.call(input, { signal }),
    refetchOnMount: 'always',
    staleTime: Infinity,
  })
  const repair = useMutation({
    mutationFn: async (data: Repair[]) => {
      const { data: repaired } = await calls.ubahBaris.call({ id: run.id, data })
      const shown = (query.data?.data ?? []).map(({ id }) => String(id))
      const rows = await calls.baris.call({ id: run.id, itemsPerPage: ROWS_PER_PAGE, pilih: shown })
      return { repaired, rows: rows.data }
    },
    onSuccess: ({ repaired, rows }) => {
      queryClient.setQueryData(calls.get.queryKey({ input: { id: run.id } }), { data: repaired })
      queryClient.setQueryData<RowsAnswer>(queryKey, (old) => old && { ...old, data: rows })
    },
  })
  return { query, repair }
}
