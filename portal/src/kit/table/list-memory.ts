import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType, useResolvedPath } from 'react-router'
import { z } from 'zod'

const Memory = z.object({ search: z.string(), top: z.number(), left: z.number(), page: z.number() })
type Memory = z.infer<typeof Memory>

/** What could not be written to session storage lives here for the tab's life. */
const fallback = new Map<string, string>()
const keyOf = (path: string) => `daftar:${path}`

function read(path: string): Memory | null {
  let text: string | null | undefined
  try {
    text = window.sessionStorage.getItem(keyOf(path))
  } catch {
    text = fallback.get(path)
  }
  if (!text) return null
  const memory = Memory.safeParse(JSON.parse(text))
  return memory.success ? memory.data : null
}

function write(path: string, memory: Memory): void {
  const text = JSON.stringify(memory)
  try {
    window.sessionStorage.setItem(keyOf(path), text)
  } catch {
    fallback.set(path, text)
  }
}

/** State of a link that leads back to a list, so that the list knows to scroll where it was. */
export const KEMBALI = { kembali: true } as const

/** Answers the address of a list as it was left: a detail leads back to the same page and filters. */
export const listAddress = (path: string): string => `${path}${read(path)?.search ?? ''}`

/**
 * Remembers address and scroll of a list, and scrolls there again when one comes back by 'back' or
 * by a link of the detail. A fresh visit starts at the top.
 */
export function useListMemory(ref: RefObject<HTMLElement | null>, ready: boolean): void {
  const { pathname } = useResolvedPath('.')
  const location = useLocation()
  const arrival = useNavigationType()
  const restored = useRef(false)
  const returns = arrival === 'POP' || (location.state as { kembali?: boolean } | null)?.kembali === true
  const search = location.search

  useLayoutEffect(() => {
    if (!ready || restored.current) return
    restored.current = true
    const memory = read(pathname)
    if (!returns || memory === null || memory.search !== search) return
    ref.current?.scrollTo({ top: memory.top, left: memory.left })
    window.scrollTo({ top: memory.page })
  }, [ready, returns, pathname, search, ref])

  useEffect(() => {
    const scroller = ref.current
    const keep = () => write(pathname, { search, top: scroller?.scrollTop ?? 0, left: scroller?.scrollLeft ?? 0, page: window.scrollY })
    if (!ready) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, 100)
    }
    keep()
    scroller?.addEventListener('scroll', later, { passive: true })
    window.addEventListener('scroll', later, { passive: true })
    return () => {
      clearTimeout(timer)
      scroller?.removeEventListener('scroll', later)
      window.removeEventListener('scroll', later)
    }
  }, [ready, pathname, search, ref])
}
