import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Sidebar } from '../sidebar/sidebar'
import { TopBar } from '../top-bar/top-bar'
import { useTautanHalaman } from '../menu-context'
import classes from './frame.module.css'
import { DiBingkaiContext } from './in-frame'
import { SignedIn } from './signed-in'
import { useHeaderHidden } from './use-header-hidden'
import { useSidebarTerbuka } from './use-sidebar'
import { Strip } from './hidden-strip'

/** The page that was open last, across frames: going from one frame to another draws a new one. */
let halamanTerakhir: string | null = null

/** Leads the focus to the page after a change of address; a page that was just loaded starts at its skip link. */
function useFokusHalaman(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const pindah = halamanTerakhir !== null && halamanTerakhir !== pathname
    halamanTerakhir = pathname
    // Whoever pressed a link of the menu stays there; only a focus that went away with the old page is led on.
    const hilang = document.activeElement === null || document.activeElement === document.body
    if (pindah && hilang) document.getElementById('konten')?.focus({ preventScroll: true })
  }, [pathname])
}

function Konten({ children, sidebar }: { children: ReactNode; sidebar: 'buka' | 'tutup' | undefined }) {
  useFokusHalaman()
  return (
    <main className={classes['konten']} id="konten" tabIndex={-1} data-sidebar={sidebar}>
      <Strip />
      <DiBingkaiContext value={true}>{children}</DiBingkaiContext>
    </main>
  )
}

function LompatKeKonten() {
  return (
    <a className={classes['lompat']} href="#konten" data-cetak="sembunyi">
      Langsung ke isi
    </a>
  )
}

function Bingkai({ children, sidebar }: { children: ReactNode; sidebar: boolean }) {
  const letak = useHeaderHidden()
  const { pathname } = useLocation()
  const area = useTautanHalaman(pathname).tautan?.area ?? null
  const [terbuka, setTerbuka] = useSidebarTerbuka()
  const pakai = sidebar && area !== null
  return (
    <div className={classes['bingkai']} data-naik={letak.naik || undefined}>
      <LompatKeKonten />
      <TopBar letak={letak} />
      {pakai && <Sidebar area={area} terbuka={terbuka} onUbah={setTerbuka} />}
      <Konten sidebar={pakai ? (terbuka ? 'buka' : 'tutup') : undefined}>{children}</Konten>
    </div>
  )
}

/** Top bar without sidebar: /dashboard, /inspire, /research, /berita. */
export function BerandaLayout({ children }: { children: ReactNode }) {
  return (
    <SignedIn>
      <Bingkai sidebar={false}>{children}</Bingkai>
    </SignedIn>
  )
}

/** Top bar and sidebar: all pages of the areas. */
export function UtamaLayout({ children }: { children: ReactNode }) {
  return (
    <SignedIn>
      <Bingkai sidebar>{children}</Bingkai>
    </SignedIn>
  )
}

/** Bare: print previews and results in tabs of their own. */
export function TunggalLayout({ children }: { children: ReactNode }) {
  return (
    <SignedIn>
      <main id="konten" tabIndex={-1}>
        <DiBingkaiContext value={true}>{children}</DiBingkaiContext>
      </main>
    </SignedIn>
  )
}
