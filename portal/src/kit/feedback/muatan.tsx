import type { ReactNode } from 'react'
import { Kerangka } from './memuat'
import { MuatGagalCard } from './muat-gagal-card'

/** The part of a query that decides what is drawn. */
type Query<Isi> = { data: Isi | undefined; error: unknown; refetch: () => unknown; isFetching: boolean }

/**
 * The same query, but without what an earlier visit has left: a form must not start from values that are some minutes old.
 * Ask it with `refetchOnMount: 'always'`.
 */
export const fresh = <Isi,>(query: Query<Isi> & { isFetchedAfterMount: boolean }): Query<Isi> => {
  const { data, error, refetch, isFetching, isFetchedAfterMount } = query
  return { data: isFetchedAfterMount ? data : undefined, error: isFetching ? null : error, refetch, isFetching }
}

type MuatanProps<Isi> = {
  query: Query<Isi>
  /** Rows of the skeleton while it is on its way. */
  baris?: number
  children: (isi: Isi) => ReactNode
}

/** What a query has brought; before that its skeleton, and where it failed the card with 'Muat Ulang' (C13, C14). */
export function Muatan<Isi>({ query: { data, error, refetch, isFetching }, baris = 8, children }: MuatanProps<Isi>): ReactNode {
  if (data !== undefined) return children(data)
  if (error === null) return <Kerangka baris={baris} />
  return <MuatGagalCard error={error} onMuatUlang={() => void refetch()} sibuk={isFetching} />
}
