import { FrontendConfig, Sistem } from '@sivitas/contract/platform/situs'
import { z } from 'zod'
import { bacaSimpanan, tulisSimpanan } from '../kit/simpanan'
import { createStore } from './store'

const KEY = 'sivitas.frontend-config'
const SEHARI = 86_400_000

const Tersimpan = z.object({
  config: FrontendConfig,
  sistem: Sistem.nullable(),
  logoPerguruanTinggiUrl: z.string().nullable(),
  /** When the server was last asked (ms). */
  pada: z.number(),
})
export type Situs = z.infer<typeof Tersimpan>

function bacaTersimpan(): Situs | null {
  try {
    const read = Tersimpan.safeParse(JSON.parse(bacaSimpanan(KEY) ?? 'null'))
    return read.success ? read.data : null
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
