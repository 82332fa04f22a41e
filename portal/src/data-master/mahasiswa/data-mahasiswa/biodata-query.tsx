import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../../api'
import { Kerangka } from '../../../kit/feedback/memuat'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'

export type Biodata = Awaited<ReturnType<typeof api.dataMaster.mahasiswa.biodata.call>>['data']

type DenganBiodataProps = { id: string; rahasia?: boolean; children: (biodata: Biodata) => ReactNode }

/** Fetches the person behind a registration once for all tabs that show parts of him. */
export function DenganBiodata({ id, rahasia = false, children }: DenganBiodataProps) {
  const { data, error, refetch, isFetching } = useQuery(api.dataMaster.mahasiswa.biodata.queryOptions({ input: { id, rahasia } }))
  if (error && !data) return <MuatGagalCard error={error} onMuatUlang={() => void refetch()} sibuk={isFetching} />
  return data ? children(data.data) : <Kerangka baris={6} />
}
