import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api'

/** Answers whether the units of this college stand in faculties: those of a universitas or institut do (DM-R28). */
export function useBerfakultas(): boolean {
  const { data } = useQuery(api.dataMaster.perguruanTinggi.get.queryOptions({ staleTime: 600_000 }))
  const bentuk = data?.data.bentukPt
  return bentuk === undefined || bentuk === 'universitas' || bentuk === 'institut'
}
