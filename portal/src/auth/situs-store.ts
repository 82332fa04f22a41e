import type { FrontendConfig, Sistem } from '@sivitas/contract/platform/situs'
import type { z } from 'zod'
import { bacaSimpanan, tulisSimpanan } from '../kit/simpanan'
import { createStore } from './store'

const KEY = 'sivitas.frontend-config'
const SEHARI = 86_400_000

/** The institution as this browser keeps it. */
export type Situs = {
  config: FrontendConfig
  sistem: z.infer<typeof Sistem> | null
  logoPerguruanTinggiUrl: string | null
  /** When the server was last asked (ms). */
  pada: number
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Whether a stored value is one that we wrote. Only what the first page stands on is looked at: a
 * whole check by schema would bring the schema library to the login page, and the server is asked
 * at once anyway.
 */
const isSitus = (value: unknown): value is Situs =>
  isRecord(value) && isRecord(value['config']) && typeof value['config']['college_id'] === 'string' && typeof value['pada'] === 'number'

function bacaTersimpan(): Situs | null {
  try {
    const read: unknown = JSON.parse(bacaSimpanan(KEY) ?? 'null')
    return isSitus(read) ? read : null
  } catch {
    // A broken copy is as good as none: the server is asked.
    return null
  }
}

/** The institution: from local storage at once, refreshed behind (PL-R17). Null only on the first visit. */
export const situs = createStore<Situs | null>(bacaTersimpan())

export function simpanSitus(next: Situs): void {
  situs.set(next)
  tulisSimpanan(KEY, JSON.stringify(next))
}

/** Whether what is used is older than 24 h, which the offline strip then says (PL-R17). */
export const situsUsang = (dipakai: Situs | null, sekarang: number): boolean => dipakai !== null && sekarang - dipakai.pada > SEHARI
