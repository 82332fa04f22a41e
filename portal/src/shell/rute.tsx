import { lazy, Suspense } from 'react'
import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router'
import { Memuat } from '../kit/feedback/memuat'
import type { Layout, Screen } from '../kit/screen'
import { screens } from '../routes'
import { AkarPortal } from './root'
import { GalatAkhir } from './error/last-resort'
import { TidakDitemukan } from './error/error-page'
import { alihanLama } from './legacy'
import { LayarHost } from './screen-host'

// The login page is drawn before anything of the signed-in shell is fetched, and the other way round.
const LoginPage = lazy(async () => ({ default: (await import('../auth/login-page')).LoginPage }))
const CallbackPage = lazy(async () => ({ default: (await import('../auth/callback-page')).CallbackPage }))
const MasukSsoPage = lazy(async () => ({ default: (await import('../auth/sso-page')).MasukSsoPage }))
const OauthPage = lazy(async () => ({ default: (await import('../auth/oauth-page')).OauthPage }))
const ResetPasswordPage = lazy(async () => ({ default: (await import('../auth/reset-password-page')).ResetPasswordPage }))
const VerifikasiPage = lazy(async () => ({ default: (await import('../platform/verifikasi/verifikasi-page')).VerifikasiPage }))
const ErrorStatusPage = lazy(async () => ({ default: (await import('./error/error-status-page')).ErrorStatusPage }))
const BerandaLayout = lazy(async () => ({ default: (await import('./frame/layouts')).BerandaLayout }))
const UtamaLayout = lazy(async () => ({ default: (await import('./frame/layouts')).UtamaLayout }))
const TunggalLayout = lazy(async () => ({ default: (await import('./frame/layouts')).TunggalLayout }))

const halaman = (path: string, Page: React.ComponentType): RouteObject => ({
  path,
  element: (
    <Suspense fallback={<Memuat />}>
      <Page />
    </Suspense>
  ),
})

function AlihanLama({ ke }: { ke: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={`${ke}${search}${hash}`} replace />
}

const LAYOUT: Record<Layout, React.ComponentType<{ children: React.ReactNode }>> = {
  dashboard: BerandaLayout,
  default: UtamaLayout,
  single: TunggalLayout,
}

/** Screens of one layout share it, so that moving between them does not draw the frame anew. */
function bingkai(layout: Layout, of: readonly Screen[]): RouteObject {
  const Frame = LAYOUT[layout]
  return {
    element: (
      <Suspense fallback={<Memuat />}>
        <Frame>
          <Outlet />
        </Frame>
      </Suspense>
    ),
    children: of
      .filter((screen) => (screen.layout ?? 'default') === layout)
      .map((screen) => ({ path: `${screen.path}/*`, element: <LayarHost screen={screen} /> })),
  }
}

/** Every address of the portal: the bare pages of the shell, the screens in their frames, and old names that lead on. */
export const rute: RouteObject[] = [
  {
    element: <AkarPortal />,
    // Faults of screens end at the frame's own boundary; what comes this far is a failing error page.
    errorElement: <GalatAkhir />,
    children: [
      halaman('/', LoginPage),
      halaman('/login', CallbackPage),
      halaman('/oauth', OauthPage),
      halaman('/masuk-sso', MasukSsoPage),
      halaman('/reset-password', ResetPasswordPage),
      halaman('/verifikasi/:kode', VerifikasiPage),
      halaman('/error', ErrorStatusPage),
      bingkai('dashboard', screens),
      bingkai('default', screens),
      bingkai('single', screens),
      ...alihanLama.map(({ dari, ke }) => ({ path: dari, element: <AlihanLama ke={ke} /> })),
      { path: '*', element: <TidakDitemukan /> },
    ],
  },
]
