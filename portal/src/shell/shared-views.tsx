import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { api } from '../api'
import { TampilanBersamaContext, type TampilanBersama } from '../kit/table/tampilan-bersama'

const LAMA_MS = 300_000

/** Gives every list the views that the server keeps: one's own pinned or shared ones, and those shared with one's roles. */
export function TampilanBersamaProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const tampilan = useQuery(api.platform.tampilan.list.queryOptions({ staleTime: LAMA_MS, meta: { senyap: true } })).data?.data
  const peran = useQuery(api.platform.pribadi.hakSaya.queryOptions({ staleTime: LAMA_MS, meta: { senyap: true } })).data?.data
  const value = useMemo((): TampilanBersama => {
    const segarkan = () => queryClient.invalidateQueries({ queryKey: api.platform.tampilan.key() })
    return {
      daftar: tampilan ?? [],
      peran: peran ?? [],
      simpan: async (baru) => {
        const lama = tampilan?.find(
          (satu) => satu.milikSaya && satu.layar === baru.layar && satu.nama.toLowerCase() === baru.nama.toLowerCase(),
        )
        await (lama
          ? api.platform.tampilan.update.call({ ...baru, id: lama.id, versi: lama.versi })
          : api.platform.tampilan.create.call(baru))
        await segarkan()
      },
      hapus: async (id) => {
        await api.platform.tampilan.remove.call({ id })
        await segarkan()
      },
    }
  }, [tampilan, peran, queryClient])
  return <TampilanBersamaContext value={value}>{children}</TampilanBersamaContext>
}
