import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '../feedback/toast'
import { pesanGalat } from '../galat'
import type { Call } from '../izin/can'
import { useEksporLatar, type EksporLatar } from './ekspor-latar-context'
import { useUnduh, type QueryInput } from './unduh-context'

type Progress = { received: number; total: number | undefined }

/** Runs one download at a time: how far it is, how to stop it, and what went wrong in a person's words (PL-R48). */
export function useExport() {
  const unduh = useUnduh()
  const latar = useEksporLatar()
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(
    async (source: Call | string, query: QueryInput) => {
      const controller = new AbortController()
      running.current?.abort()
      running.current = controller
      setProgress({ received: 0, total: undefined })
      try {
        await unduh(source, query, { signal: controller.signal, onProgress: (received, total) => setProgress({ received, total }) })
        toast.berhasil('Berkas berhasil diunduh')
      } catch (error) {
        // Stopping is what the person asked for, so nothing has failed.
        if (!controller.signal.aborted) toast.gagal(pesanGalat(error))
      } finally {
        if (running.current === controller) setProgress(null)
      }
    },
    [unduh],
  )
  const later = useCallback(
    async (pesanan: Parameters<EksporLatar['mulai']>[0]) => {
      try {
        await latar?.mulai(pesanan)
      } catch (error) {
        toast.gagal(pesanGalat(error))
      }
    },
    [latar],
  )
  return { progress, start, later, stop: useCallback(() => running.current?.abort(), []) }
}
