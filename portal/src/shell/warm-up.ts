import { pathMenuInduk } from '@sivitas/rules/platform/menu'
import { sesi } from '../auth/session'
import { screens } from '../routes'
import { muatLayar } from './screen-loader'

/**
 * Fetches frame and screen of the opened address while the session is still being asked for, so
 * that a reload waits for the slower of the two and not for their sum.
 */
export function hangatkan(path: string): void {
  if (sesi.get().status !== 'mungkin') return
  // A piece that can't be fetched now is asked for again, and reported, when it is drawn.
  import('./frame/layouts').catch(() => undefined)
  const induk = pathMenuInduk(
    path === '/' ? '/dashboard' : path,
    screens.map((screen) => screen.path),
  )
  const screen = screens.find((other) => other.path === induk)
  if (screen) muatLayar(screen, 'hangat').catch(() => undefined)
}
