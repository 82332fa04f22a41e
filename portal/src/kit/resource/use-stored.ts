import { useQuery } from '@tanstack/react-query'
import type { ReadCall } from '../table/calls'

/** The row as it is stored now: a form must not start from what a list has shown some time ago. */
export function useStored<Row>(get: ReadCall<{ id: string }, { data: Row }>, id: string | undefined) {
  const input = { id: id ?? '' }
  const stored = useQuery({
    queryKey: get.queryKey({ input }),
    queryFn: ({ signal }) => get.call(input, { signal }),
    enabled: id !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  return {
    row: stored.isFetchedAfterMount ? stored.data?.data : undefined,
    error: stored.error,
    retry: stored.refetch,
    busy: stored.isFetching,
  }
}
