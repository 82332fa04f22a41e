import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RunClient, JobCall, Run } from './import-parts'

/** A run that a job works on is looked at again after so long. */
const WATCH_MS = 1000

const WORKING: readonly Run['status'][] = ['periksa', 'simpan', 'urung']
export const isWorking = ({ status }: Run): boolean => WORKING.includes(status)

/** States behind which a step has been reached. */
export const CHECKED: readonly Run['status'][] = ['diperiksa', 'simpan', 'selesai', 'urung', 'diurungkan']
export const SAVED: readonly Run['status'][] = ['simpan', 'selesai', 'urung', 'diurungkan']
export const WAIT = 'Tunggu sampai selesai.'

/** Why one can't go on from the check: it is not done, or there is nothing to save and nothing was. */
export function unsaved({ status }: Run, savable: number): string | null {
  if (status === 'periksa') return WAIT
  if (!CHECKED.includes(status)) return 'Periksa baris terlebih dahulu.'
  return savable === 0 && !SAVED.includes(status) ? 'Tidak ada baris baru atau berubah yang dapat disimpan.' : null
}

/** The run that the address names, followed while a job works on it. */
export function useRun(calls: RunClient, id: string | undefined) {
  const input = { id: id ?? '' }
  return useQuery({
    queryKey: calls.get.queryKey({ input }),
    queryFn: ({ signal }) => calls.get.call(input, { signal }),
    enabled: id !== undefined,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data !== undefined && isWorking(state.data.data) ? WATCH_MS : false),
  })
}

/** Per cent that a run's job has done, or null while that is not known. */
export function useJobPercent(job: JobCall, { idPekerjaan }: Run): number | null {
  const input = { id: idPekerjaan ?? '' }
  const { data } = useQuery({
    queryKey: job.queryKey({ input }),
    queryFn: ({ signal }) => job.call(input, { signal }),
    enabled: idPekerjaan !== null,
    refetchInterval: WATCH_MS,
  })
  const total = data?.data.total ?? 0
  return total > 0 ? Math.min(100, Math.round(((data?.data.selesai ?? 0) / total) * 100)) : null
}

/** The acts on a run; each answers the run anew, and forgets the rows that were shown of it. */
export function useRunActs(calls: RunClient) {
  const queryClient = useQueryClient()
  const keep = ({ data }: { data: Run }) => {
    queryClient.setQueryData(calls.get.queryKey({ input: { id: data.id } }), { data })
    void queryClient.invalidateQueries({ queryKey: calls.baris.key() })
    void queryClient.invalidateQueries({ queryKey: calls.list.key() })
  }
  const check = useMutation({
    mutationFn: (input: { id: string; kolom: Record<string, number | null> }) => calls.periksa.call(input),
    onSuccess: keep,
  })
  const save = useMutation({ mutationFn: (id: string) => calls.simpan.call({ id }), onSuccess: keep })
  const undo = useMutation({ mutationFn: (id: string) => calls.urungkan.call({ id }), onSuccess: keep })
  return { check, save, undo }
}
