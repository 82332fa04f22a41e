import { useCallback } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { may } from '../auth/may'
import { sesi } from '../auth/session'
import { galatSitus, muatSitus } from '../auth/institution'
import { situs } from '../auth/situs-store'
import { useStore } from '../auth/store'
import { Memuat } from '../kit/feedback/memuat'
import { MuatGagalCard } from '../kit/feedback/muat-gagal-card'
import { galatDari } from '../kit/galat'
import { MayContext, type Call } from '../kit/izin/can'
import { JudulContext } from '../kit/page/page-context'
import { BatasGalat } from './error/error-boundary'
import { Penjaga } from './guard'
import { Jejak } from './jejak'
import { OfflineStrip } from './offline-strip'
import { ProgressBar } from './progress/progress-bar'
import { aturJudul, JudulDokumen } from './title'

/** What the browser shows before the institution is known: nothing of any college. */
function TanpaSitus() {
  const gagal = useStore(galatSitus)
  if (gagal === null) return <Memuat />
  const { status, message } = galatDari(gagal)
  if (status === 404)
    return (
      <main id="konten">
        <h1>{message}</h1>
      </main>
    )
  return (
    <main id="konten">
      <MuatGagalCard error={gagal} onMuatUlang={() => void muatSitus()} />
    </main>
  )
}

/** The outermost frame: who may what, which college, what goes wrong. */
export function AkarPortal() {
  const kini = useStore(sesi)
  const institusi = useStore(situs)
  const asing = useStore(galatSitus)
  const { key } = useLocation()
  const scopes = kini.status === 'masuk' ? kini.pengguna.scopes : null
  const boleh = useCallback((call: Call) => scopes !== null && may(scopes, call), [scopes])
  if (institusi === null || (asing !== null && galatDari(asing).status === 404)) return <TanpaSitus />
  return (
    <MayContext value={boleh}>
      <JudulContext value={aturJudul}>
        <JudulDokumen />
        <ProgressBar />
        <OfflineStrip />
        <BatasGalat kunci={key}>
          <Penjaga>
            <Outlet />
          </Penjaga>
        </BatasGalat>
        <Jejak />
        <ScrollRestoration />
      </JudulContext>
    </MayContext>
  )
}
