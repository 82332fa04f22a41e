import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'

/** A role as the client answers it. */
export type Role = Awaited<ReturnType<typeof api.pengaturan.hakAkses.list.call>>['data'][number]

const NONE: readonly Role[] = []

/** All roles of the college by name; there are some dozens at most. */
export function useRoles() {
  const { data, error, isPending, isFetching, refetch } = useQuery(
    api.pengaturan.hakAkses.list.queryOptions({ input: { itemsPerPage: 1000, order: { nama: 'asc' } } }),
  )
  return { roles: data?.data ?? NONE, error, isPending, isFetching, refetch: () => void refetch() }
}
