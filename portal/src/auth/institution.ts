import { client } from '../api'
import { ApiError } from '../kit/galat'
import { pilihanTema } from '../kit/theme/pilihan-tema'
import { situs, simpanSitus } from './situs-store'
import { createStore } from './store'

/** Why the institution could not be read on a first visit; null while it is being read or known. */
export const galatSitus = createStore<unknown>(null)

/** Answers fail on their own: a missing logo must not keep a college from its portal. */
async function atauNull<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked
  } catch {
    return null
  }
}

/**
 * Reads configuration, system info and logo of this site and keeps them (PL-R17). What is stored is
 * used meanwhile; without network it stays in use.
 */
export async function muatSitus(): Promise<void> {
  const kept = situs.get()
  if (kept) pilihanTema.aturBawaan(kept.config.color_mode)
  galatSitus.set(null)
  try {
    const id = kept?.config.college_id
    const node = kept?.config.jenisSitus === 'terpisah' ? 'operator-terpisah' : 'operator'
    const asked = { url: window.location.origin, ...(id ? { id } : {}) }
    const { data: config } = await client.platform.situs.frontendConfig(asked, { context: { headers: { node } } })
    simpanSitus({ config, sistem: kept?.sistem ?? null, logoPerguruanTinggiUrl: kept?.logoPerguruanTinggiUrl ?? null, pada: Date.now() })
    pilihanTema.aturBawaan(config.color_mode)
    const [sistem, logo] = await Promise.all([atauNull(client.platform.situs.sistem()), atauNull(client.platform.situs.logo())])
    const latest = situs.get()
    if (latest) {
      simpanSitus({
        ...latest,
        sistem: sistem?.data ?? latest.sistem,
        logoPerguruanTinggiUrl: logo?.data.logoPerguruanTinggiUrl ?? latest.logoPerguruanTinggiUrl,
      })
    }
  } catch (error) {
    const unknownSite = error instanceof ApiError && error.status === 404
    // A site that no college owns any more must not go on with an old copy.
    if (kept === null || unknownSite) galatSitus.set(error)
  }
}
