import { gerbangDataMaster } from '@sivitas/rules/platform/gerbang-data-master'
import { lazy, Suspense, use, type ReactNode } from 'react'
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router'
import { may, syaratOf } from '../auth/may'
import { situs } from '../auth/situs-store'
import { useStore } from '../auth/store'
import { usePengguna } from '../auth/use-session'
import { Kerangka, Memuat } from '../kit/feedback/memuat'
import type { Screen } from '../kit/screen'
import { BatasGalat } from './error/error-boundary'
import { TanpaHak, TidakDitemukan } from './error/error-page'
import { useDataMasterAktif } from './data-master-aktif'
import { useTautanHalaman } from './menu-context'
import { muatLayar } from './screen-loader'

/** The dialog is seldom needed, and with it half of the dialog code would come in the first load. */
const MintaAkses = lazy(async () => ({ default: (await import('./error/ask-access')).MintaAkses }))

/** A layout without a path counts for nothing when '.' is resolved, which then is the whole address that the screen's splat has matched. */
const berakar = (route: RouteObject): RouteObject => (route.path === '' ? { ...route, path: '/' } : route)

/** The screen's own routes below its path; what none of them matches does not exist. */
function IsiLayar({ screen }: { screen: Screen }) {
  const { key } = useLocation()
  const routes = use(muatLayar(screen, key))
  return useRoutes([...routes.map(berakar), { path: '*', element: <TidakDitemukan /> }])
}

function TanpaHakLayar({ screen }: { screen: Screen }) {
  const { pathname } = useLocation()
  const codes = syaratOf(screen.opens)?.codes ?? []
  return (
    <TanpaHak pesan={`Anda tidak memiliki hak akses ${codes.join(' atau ')} untuk halaman ini`}>
      <Suspense fallback={null}>
        <MintaAkses codes={codes} halaman={pathname.slice(0, 200)} />
      </Suspense>
    </TanpaHak>
  )
}

/** Pages below /data-master pass a gate of their own: the college may keep these data elsewhere (PL-R21). */
function GerbangDataMaster({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { scopes } = usePengguna()
  const { tautan } = useTautanHalaman(pathname)
  const legacy = useStore(situs)?.config.url_sikad_legacy ?? null
  const aktif = useDataMasterAktif()
  if (aktif === null) return <Memuat />
  const putusan = gerbangDataMaster({
    path: pathname,
    scopes,
    syarat: tautan?.scope ?? null,
    dataMasterAktif: aktif,
    urlSikadLegacy: legacy,
  })
  if (putusan.buka) return children
  if (putusan.status === 404) return <Navigate to="/error?status=404" replace state={{ alamatLain: putusan.alamatLain }} />
  return <Navigate to="/error?status=403" replace state={{ pesan: putusan.pesan, halaman: pathname }} />
}

/** A screen in its frame: may it be opened, is it loaded, what if it breaks. */
export function LayarHost({ screen }: { screen: Screen }) {
  const { scopes } = usePengguna()
  const { pathname, key } = useLocation()
  const isi = (
    <BatasGalat kunci={key}>
      <Suspense fallback={<Kerangka />}>
        <IsiLayar screen={screen} />
      </Suspense>
    </BatasGalat>
  )
  if (/^\/data-master(\/|$)/.test(pathname))
    return <GerbangDataMaster>{may(scopes, screen.opens) ? isi : <TanpaHakLayar screen={screen} />}</GerbangDataMaster>
  return may(scopes, screen.opens) ? isi : <TanpaHakLayar screen={screen} />
}
