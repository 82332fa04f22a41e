import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ArchiveClient, Run, Terputus } from './import-parts'
import { sendArchive } from './send-archive'

/** The upload of a ZIP, and the uploads that broke off before; `onDone` gets the run, or null when it was given up. */
export function useArchiveUpload(calls: ArchiveClient, onDone: (run: Run | null) => void) {
  const queryClient = useQueryClient()
  const [sent, setSent] = useState(0)
  const abort = useRef<AbortController | null>(null)
  // Not waited for: where the line is lost, so is the answer.
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: calls.terputus.key() })
    void queryClient.invalidateQueries({ queryKey: calls.list.key() })
  }
  const { data } = useQuery({
    queryKey: calls.terputus.queryKey({ input: undefined }),
    queryFn: ({ signal }) => calls.terputus.call(undefined, { signal }),
    refetchOnMount: 'always',
  })
  const upload = useMutation({
    mutationFn: ({ file, terputus }: { file: File; terputus?: Terputus }) => {
      abort.current = new AbortController()
      setSent(terputus?.diterima ?? 0)
      return sendArchive(calls, file, { onProgress: setSent, signal: abort.current.signal, terputus })
    },
    meta: { galat: 'sendiri' },
    onSuccess: onDone,
    onSettled: refresh,
  })
  const forget = useMutation({ mutationFn: (id: string) => calls.batal.call({ id }), onSettled: refresh })
  return { broken: data?.data ?? [], sent, upload, forget, giveUp: () => abort.current?.abort() }
}
