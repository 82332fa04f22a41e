import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, client } from '../../api'
import { terbuka, type Pekerjaan } from './pekerjaan'

const calls = api.platform.pekerjaan
/** Where nothing runs, somebody may still have begun something in another tab. */
const TENANG_MS = 60_000
/** The stream tells sooner; this is for when it is broken. */
const SIBUK_MS = 10_000
const SAMBUNG_MS = 3000

type Daftar = Awaited<ReturnType<typeof calls.list.call>>

const terbukaOptions = () =>
  calls.list.queryOptions({
    input: { status: ['antre', 'berjalan'], itemsPerPage: 20, order: { dibuatPada: 'asc' } },
    refetchInterval: ({ state }) => ((state.data?.data.length ?? 0) > 0 ? SIBUK_MS : TENANG_MS),
    meta: { senyap: true },
  })

/** Answers the caller's jobs that wait or run. */
export function usePekerjaanTerbuka(): readonly Pekerjaan[] {
  return useQuery(terbukaOptions()).data?.data ?? []
}

/** Puts a job as it stands now into every list that shows it; a job that ended changes the lists themselves. */
function sebarkan(queryClient: QueryClient, job: Pekerjaan): void {
  queryClient.setQueriesData<Daftar>({ queryKey: calls.list.key() }, (daftar) =>
    daftar ? { ...daftar, data: daftar.data.map((satu) => (satu.id === job.id ? job : satu)) } : daftar,
  )
  if (terbuka(job)) return
  void queryClient.invalidateQueries({ queryKey: calls.key() })
  void queryClient.invalidateQueries({ queryKey: api.platform.pribadi.notifikasi.key() })
}

/**
 * Follows the caller's jobs while `aktif`: each change comes by one open stream. A browser allows few connections to a
 * site, so it is open only while something runs and somebody looks at this tab.
 */
export function useAlurPekerjaan(aktif: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!aktif) return
    const kendali = new AbortController()
    const ikuti = async () => {
      while (!kendali.signal.aborted) {
        try {
          for await (const job of await client.platform.pekerjaan.alur(undefined, { signal: kendali.signal })) sebarkan(queryClient, job)
        } catch {
          // A broken stream is no failure of anything that a person did; the list is asked now and then all the same.
        }
        if (!kendali.signal.aborted) await new Promise((lanjut) => window.setTimeout(lanjut, SAMBUNG_MS))
      }
    }
    void ikuti()
    return () => kendali.abort()
  }, [aktif, queryClient])
}

/** After something began that runs in the background: the ring in the top bar shows it at once. */
export const segarkanPekerjaan = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: calls.key() })
