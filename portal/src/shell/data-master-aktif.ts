import { useQuery } from '@tanstack/react-query'
import { api } from '../api'

/**
 * Answers the college's `data_master_aktif` ('0': its master data are kept in another system), null until it is known. A
 * keyword that can't be read counts as the default '1'; the server guards every call anyway.
 */
export function useDataMasterAktif(): string | null {
  const { data, isPending } = useQuery(
    api.platform.situs.config.queryOptions({ input: { keyword: 'data_master_aktif' }, staleTime: 300_000, meta: { senyap: true } }),
  )
  return isPending ? null : (data?.data.value ?? '1')
}
