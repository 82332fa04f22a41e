import { createContext, useContext, type ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useMay, type Call } from '../izin/can'
import classes from './page.module.css'

export type PageTab = {
  /** Absolute address of the page behind the tab. */
  to: string
  label: string
  /** The first call of that page; whoever may not make it does not see the tab. */
  call?: Call
}

const StripContext = createContext<ReactNode>(null)

type PageTabsProps = {
  /** Accessible name of the strip: what the pages have in common. */
  label: string
  /** The first one is the screen's own address. */
  tabs: readonly PageTab[]
  children: ReactNode
}

/**
 * Several pages of one screen, such as the lists of prodi, fakultas and jurusan. Each has an address below the screen's,
 * so that its own filters and panels live there; the strip stands below the title of the page that is open.
 */
export function PageTabs({ label, tabs, children }: PageTabsProps) {
  const may = useMay()
  const allowed = tabs.filter(({ call }) => call === undefined || may(call))
  const strip = (
    <nav className={classes.tabs} aria-label={label} data-cetak="sembunyi">
      {allowed.map(({ to, label: text }) => (
        <NavLink key={to} to={to} end={to === tabs[0]?.to} className={classes.tab ?? ''}>
          {text}
        </NavLink>
      ))}
    </nav>
  )
  return <StripContext value={allowed.length > 1 ? strip : null}>{children}</StripContext>
}

/** Answers the strip of the pages that this one stands beside; most pages stand alone. */
export const usePageTabs = (): ReactNode => useContext(StripContext)
