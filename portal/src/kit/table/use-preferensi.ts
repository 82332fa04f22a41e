import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { z } from 'zod'
import { usePreferensiAdapter, type Json } from './preferensi-context'

/** Where the query cache holds a choice, so that the shell can put a known one there before anybody asks. */
export const preferensiKey = (key: string) => ['preferensi', key] as const

/** Answers the value under `key`, or `initial` while it is unknown, was never set or has an older shape. */
export function usePreferensi<Value extends Json>(key: string, schema: z.ZodType<Value>, initial: Value) {
  const adapter = usePreferensiAdapter()
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: preferensiKey(key),
    queryFn: async () => (adapter === null ? null : await adapter.get(key)),
    staleTime: Infinity,
    gcTime: Infinity,
  })

  // The cache tells of a change a moment later; a box that is pressed must show it at once.
  const [pressed, setPressed] = useState<{ value: Value } | null>(null)
  const [seen, setSeen] = useState(data)
  if (seen !== data) {
    setSeen(data)
    setPressed(null)
  }

  const change = useCallback(
    (value: Value) => {
      setPressed({ value })
      queryClient.setQueryData(preferensiKey(key), value)
      // The choice already holds on this page; a failed write is reported by the client that makes it.
      if (adapter !== null) void adapter.set(key, value)
    },
    [adapter, key, queryClient],
  )
  const stored = schema.safeParse(data)
  return [pressed?.value ?? (stored.success ? stored.data : initial), change] as const
}
