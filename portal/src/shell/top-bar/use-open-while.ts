import { useState } from 'react'

/**
 * What is open as long as `kunci` stays the same: an open panel closes by itself when the page
 * changes or the bar slides away, and does not come back with it.
 */
export function useTerbukaSelama<Value>(kunci: string): readonly [Value | null, (value: Value | null) => void] {
  const [buka, setBuka] = useState<{ kunci: string; value: Value } | null>(null)
  const kini = buka !== null && buka.kunci === kunci ? buka.value : null
  return [kini, (value) => setBuka(value === null ? null : { kunci, value })]
}
