import { Navigate } from 'react-router'
import { HALAMAN_MASUK } from '@sivitas/rules/platform/tujuan-aman'

/**
 * /login: where outside identity providers come back to. Without their `code` and `state` there is
 * nothing to do, and none is connected, so that it leads to the login page (platform, /login).
 */
export function CallbackPage() {
  return <Navigate to={HALAMAN_MASUK} replace />
}
