import { client } from '../api'
import { ApiError } from '../kit/galat'
import { pilihanTema } from '../kit/theme/pilihan-tema'
import { situs, simpanSitus, type Situs } from './situs-store'
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

/** Configuration first, since it names the college that the others are asked for. */
async function muatKonfigurasi(kept: Situs | null): Promise<void> {
  const id = kept?.config.college_id
  const node = kept?.config.jenisSitus === 'terpisah' ? 'operator-terpisah' : 'operator'
  const asked = { url: window.location.origin, ...(id ? { id } : {}) }
  const { data: config } = await client.platform.situs.frontendConfig(asked, { context: { headers: { node } } })
  const { sistem, logoPerguruanTinggiUrl } = kept ?? { sistem: null, logoPerguruanTinggiUrl: null }
  simpanSitus({ config, sistem, logoPerguruanTinggiUrl, pada: Date.now() })
  pilihanTema.aturBawaan(config.color_mode)
}

/** The college's own sign in the browser's tab; without one the product's stays. */
function pasangFavicon(alamat: string | null | undefined): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link) return
  if (alamat) link.removeAttribute('type')
  link.href = alamat ?? '/favicon.svg'
}

/** System info and logo; what does not come leaves the copy as it is. */
async function muatRupa(): Promise<void> {
  const [sistem, logo] = await Promise.all([atauNull(client.platform.situs.sistem()), atauNull(client.platform.situs.logo())])
  if (sistem) pasangFavicon(sistem.data.favicon)
  const latest = situs.get()
  if (latest === null) return
  simpanSitus({
    ...latest,
    ...(sistem && { sistem: sistem.data }),
    ...(logo && { logoPerguruanTinggiUrl: logo.data.logoPerguruanTinggiUrl }),
  })
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
    await muatKonfigurasi(kept)
    await muatRupa()
  } catch (error) {
    const unknownSite = error instanceof ApiError && error.status === 404
    // A site that no college owns any more must not go on with an old copy.
    if (kept === null || unknownSite) galatSitus.set(error)
  }
}
