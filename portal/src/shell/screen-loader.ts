import type { RouteObject } from 'react-router'
import type { Screen } from '../kit/screen'
import { ikuti } from './progress/progress'

const dimuat = new Map<string, Promise<RouteObject[]>>()

/** Answers a screen's routes, loaded once. A failed load is forgotten, so that the next try asks again. */
export function muatLayar(screen: Screen): Promise<RouteObject[]> {
  const kept = dimuat.get(screen.path)
  if (kept) return kept
  const loading = ikuti(screen.routes())
  dimuat.set(screen.path, loading)
  loading.catch(() => dimuat.delete(screen.path))
  return loading
}
