import type { RouteObject } from 'react-router'
import type { Screen } from '../kit/screen'
import { ikuti } from './progress/progress'

type Muatan = { promise: Promise<RouteObject[]>; /** The visit in which it failed. */ gagalPada: string | null }

const dimuat = new Map<string, Muatan>()

/**
 * Answers a screen's routes, loaded once. A failed load stays failed for the visit (`key` of the
 * location) that saw it, because the page is drawn again and again while it shows the failure; the
 * next visit asks anew.
 */
export function muatLayar(screen: Screen, key: string): Promise<RouteObject[]> {
  const kept = dimuat.get(screen.path)
  if (kept && (kept.gagalPada === null || kept.gagalPada === key)) return kept.promise
  const muatan: Muatan = { promise: ikuti(screen.routes()), gagalPada: null }
  dimuat.set(screen.path, muatan)
  muatan.promise.catch(() => {
    muatan.gagalPada = key
  })
  return muatan.promise
}

/** Forgets what failed, so that 'Muat Ulang' asks again. */
export function lupakanKegagalan(): void {
  for (const [path, { gagalPada }] of dimuat) if (gagalPada !== null) dimuat.delete(path)
}
