import { UnstyledButton } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { NavLink, useLocation } from 'react-router'
import { IconChevronDown } from '../../kit/icons'
import { useMenu, useTautanHalaman } from '../menu-context'
import classes from './area-nav.module.css'
import { AreaPanel } from './area-panel'

const GESER: Readonly<Record<string, (i: number, n: number) => number>> = {
  ArrowRight: (i, n) => (i + 1) % n,
  ArrowLeft: (i, n) => (i - 1 + n) % n,
  Home: () => 0,
  End: (_i, n) => n - 1,
}

/** Moves the focus along the row; it is one tab stop. Answers whether the key was one of its own. */
function geser(event: KeyboardEvent<HTMLElement>): boolean {
  const langkah = GESER[event.key]
  if (!langkah) return false
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-butir]')]
  const kini = items.findIndex((item) => item === document.activeElement)
  event.preventDefault()
  items[langkah(Math.max(kini, 0), items.length)]?.focus()
  return true
}

/** The areas, each opening a panel of its groups and links (mega menu); `tutup` closes it. */
export function AreaNav({ tutup }: { tutup: boolean }) {
  const { area, umum } = useMenu()
  const { pathname } = useLocation()
  const kini = useTautanHalaman(pathname).tautan?.area
  const [buka, setBuka] = useState<string | null>(null)
  const [tab, setTab] = useState(0)
  const tombol = useRef<HTMLButtonElement | null>(null)
  const idPanel = useId()
  const luar = useClickOutside<HTMLElement>(() => setBuka(null))
  useEffect(() => setBuka(null), [pathname, tutup])

  const kembali = () => {
    setBuka(null)
    tombol.current?.focus()
  }
  const terbuka = area.find((simpul) => simpul.area === buka)
  return (
    <nav ref={luar} className={classes['nav']} aria-label="Menu utama">
      <ul className={classes['daftar']} onKeyDown={geser}>
        {area.map((simpul, i) => (
          <li key={simpul.area}>
            <UnstyledButton
              className={classes['butir']}
              data-butir
              data-kini={simpul.area === kini || undefined}
              tabIndex={i === tab ? 0 : -1}
              aria-expanded={simpul.area === buka}
              aria-controls={simpul.area === buka ? idPanel : undefined}
              onFocus={() => setTab(i)}
              onClick={(event) => {
                tombol.current = event.currentTarget
                setBuka(simpul.area === buka ? null : simpul.area)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown') return
                event.preventDefault()
                tombol.current = event.currentTarget
                setBuka(simpul.area)
              }}
            >
              {simpul.label}
              <IconChevronDown size={14} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
        <li className={classes['jarak']} aria-hidden />
        {umum.map((tautan, i) => (
          <li key={tautan.path}>
            <NavLink
              className={classes['butir']}
              data-butir
              to={tautan.path}
              tabIndex={area.length + i === tab ? 0 : -1}
              onFocus={() => setTab(area.length + i)}
            >
              {tautan.label}
            </NavLink>
          </li>
        ))}
      </ul>
      {terbuka && <AreaPanel id={idPanel} simpul={terbuka} onTutup={kembali} />}
    </nav>
  )
}
