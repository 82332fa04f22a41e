import { useRef } from 'react'

/**
 * Answers the Idempotency-Key of a save (PL-R49): a repeat of the same values carries the same key,
 * so that a POST whose answer was lost is not written twice; changed values are another act.
 */
export function useKunciUlang(): (values: unknown) => string {
  const terakhir = useRef<{ isi: string; kunci: string } | null>(null)
  return (values) => {
    const isi = JSON.stringify(values) ?? ''
    if (terakhir.current?.isi !== isi) terakhir.current = { isi, kunci: crypto.randomUUID() }
    return terakhir.current.kunci
  }
}
