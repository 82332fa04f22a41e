import { langkahHalaman, type LangkahHalaman } from '@sivitas/rules/platform/langkah-halaman'
import { ruteTerlarang } from '@sivitas/rules/platform/rute-terlarang'
import { HALAMAN_DASBOR, HALAMAN_MASUK, tujuanAman } from '@sivitas/rules/platform/tujuan-aman'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Navigate, useLocation, type Location } from 'react-router'
import { BUKAN_OPERATOR, sesi, type Sesi } from '../auth/session'
import { keluar, pulihkanSesi } from '../auth/sign-in'
import { situs, type Situs } from '../auth/situs-store'
import { useStore } from '../auth/store'
import { Memuat } from '../kit/feedback/memuat'
import { MuatGagalCard } from '../kit/feedback/muat-gagal-card'
import { TidakDitemukan } from './error/error-page'

const SandiPertama = lazy(async () => ({ default: (await import('../auth/first-password-page')).SandiPertama }))

const PasangTotp = lazy(async () => ({ default: (await import('../auth/totp/required-page')).TotpWajibPage }))

function langkahDari(location: Location, kini: Sesi, institusi: Situs | null): LangkahHalaman {
  const query = location.search.slice(1)
  const adaKode = new URLSearchParams(query).get('code') !== null
  const jenisSite = institusi?.config.jenisSitus ?? 'utama'
  return langkahHalaman({
    path: location.pathname,
    query,
    terlarang: ruteTerlarang({ unik: institusi?.config.unik, jenisSite, path: location.pathname, adaKode }),
    masuk: kini.status === 'masuk',
    adaTokenTersimpan: kini.status === 'mungkin',
    operator: kini.status === 'masuk' && kini.pengguna.operator,
    wajibGantiSandi: kini.status === 'masuk' && kini.pengguna.wajibGantiSandi,
    wajibTotp: kini.status === 'masuk' && kini.pengguna.wajibTotp,
    // The scope of the route stands last and is asked where the screen is known, inside its frame.
    bolehScope: true,
  })
}

/** Where a redirect leads: from the login page to the page that was wanted, to the login page with that page in mind. */
function tujuanDari(langkah: string, location: Location, kini: Sesi): string {
  const params = new URLSearchParams(location.search)
  if (langkah === HALAMAN_DASBOR && location.pathname === HALAMAN_MASUK) return tujuanAman(params.get('redirect'))
  const disengaja = kini.status === 'keluar' && kini.sengaja
  if (langkah !== HALAMAN_MASUK || disengaja || location.pathname === HALAMAN_DASBOR) return langkah
  return `${HALAMAN_MASUK}?redirect=${encodeURIComponent(location.pathname + location.search + location.hash)}`
}

/** Signs out somebody whose account is none of an operator (PL-R8 f). */
function BukanOperator() {
  useEffect(() => {
    void keluar(BUKAN_OPERATOR)
  }, [])
  return <Memuat />
}

/** A session that could not be asked for, mostly for want of a network. */
function TidakTerhubung({ gagal }: { gagal: unknown }) {
  return (
    <main id="konten" tabIndex={-1}>
      <MuatGagalCard error={gagal} onMuatUlang={() => void pulihkanSesi()} />
    </main>
  )
}

/** The order of a page load (PL-R8 a to g); what passes is drawn. */
export function Penjaga({ children }: { children: ReactNode }) {
  const location = useLocation()
  const kini = useStore(sesi)
  const institusi = useStore(situs)
  const langkah = langkahDari(location, kini, institusi)
  switch (langkah.jenis) {
    case 'terlarang-404':
      return <TidakDitemukan />
    case 'alihkan':
      return <Navigate to={tujuanDari(langkah.tujuan, location, kini)} replace />
    case 'ganti-alamat':
      return <Navigate to={langkah.tujuan} replace />
    case 'ambil-profil':
      return kini.status === 'mungkin' && kini.gagal !== null ? <TidakTerhubung gagal={kini.gagal} /> : <Memuat />
    case 'keluar':
      return <BukanOperator />
    case 'ganti-sandi':
      return (
        <Suspense fallback={<Memuat />}>
          <SandiPertama />
        </Suspense>
      )
    case 'pasang-totp':
      return (
        <Suspense fallback={<Memuat />}>
          <PasangTotp />
        </Suspense>
      )
    default:
      return children
  }
}
