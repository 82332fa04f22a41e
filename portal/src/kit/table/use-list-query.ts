import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReadCall } from './calls'

/** What every list call answers. */
export type ListAnswer<Row> = {
  data: readonly Row[]
  meta: { totalItems: number; facet?: Record<string, Record<string, number>> | undefined }
}

/** The part of a query that tables and pages read. */
export type ListQuery<Row> = {
  data: ListAnswer<Row> | undefined
  error: unknown
  isPending: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** Fetches a list; while another page comes, the old rows stay. */
export function useListQuery<Input, Row>(call: ReadCall<Input, ListAnswer<Row>>, input: Input): ListQuery<Row> {
  return useQuery({
    queryKey: call.queryKey({ input }),
    queryFn: ({ signal }) => call.call(input, { signal }),
    placeholderData: keepPreviousData,
  })
}
