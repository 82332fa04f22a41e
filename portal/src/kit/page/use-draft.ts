import { useCallback, useState } from 'react'
import type { z } from 'zod'

const keyOf = (name: string) => `draf:${name}`

/** Drafts that session storage refused, for the tab's life. */
const fallback = new Map<string, string>()

function read(name: string): string | null {
  try {
    return fallback.get(name) ?? window.sessionStorage.getItem(keyOf(name))
  } catch {
    return fallback.get(name) ?? null
  }
}

function write(name: string, text: string | null): void {
  fallback.delete(name)
  try {
    if (text === null) window.sessionStorage.removeItem(keyOf(name))
    else window.sessionStorage.setItem(keyOf(name), text)
  } catch {
    if (text !== null) fallback.set(name, text)
  }
}

function parsed<Draft>(text: string | null, schema: z.ZodType<Draft>): Draft | null {
  if (text === null) return null
  const known = schema.safeParse(JSON.parse(text))
  return known.success ? known.data : null
}

/**
 * Keeps what a wizard has gathered so far in the tab: reload, 'back' and a step's own address find
 * it again, and closing the tab forgets it, because counters share their computers.
 */
export function useDraft<Draft>(name: string, schema: z.ZodType<Draft>, blank: Draft) {
  const [draft, setDraft] = useState<Draft>(() => parsed(read(name), schema) ?? blank)
  const change = useCallback(
    (next: Draft) => {
      setDraft(next)
      write(name, JSON.stringify(next))
    },
    [name],
  )
  const forget = useCallback(() => {
    write(name, null)
    setDraft(blank)
  }, [name, blank])
  return { draft, change, forget }
}
