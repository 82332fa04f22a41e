import { UnstyledButton } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { NavLink, useLocation } from 'react-router'
import { IconChevronDown } from '../../kit/icons'
import { useMenu, useTautanHalaman } from '../menu-context'
import classes from './area-nav.module.css'
import { AreaPanel } from './area-panel'
import { useTerbukaSelama } from './use-open-while'

const GESER: Readonly<Record<string, (i: number, n: number) => number>> = {
  ArrowRight: (i, n) => (i + 1) % n,
  ArrowLeft: (i, n) => (i - 1 + n) % n,
  Home: () => 0,
  End: (_i, n) => n - 1,
}

/** Moves the focus along the row, which is one tab stop. */
function geser(event: KeyboardEvent<HTMLElement>): void {
  const langkah = GESER[event.key]
  if (!langkah) return
  const items = [...(event.currentTarget.closest('nav')?.querySelectorAll<HTMLElement>('[data-butir]') ?? [])]
  event.preventDefault()
  items[langkah(Math.max(items.indexOf(event.currentTarget), 0), items.length)]?.focus()
}

/** The areas, each opening a panel of its groups and links (mega menu); `tutup` closes it. */
export function AreaNav({ tutup }: { tutup: number }) {
  const { area, umum } = useMenu()
  const { pathname } = useLocation()
  const kini = useTautanHalaman(pathname).tautan?.area
  const [buka, setBuka] = useTerbukaSelama<string>(`${pathname} ${tutup}`)
  const [singgah, setTab] = useState(0)
  const tab = Math.min(singgah, area.length + umum.length - 1)
  const tombol = useRef<HTMLButtonElement | null>(null)
  const idPanel = useId()
  const luar = useClickOutside<HTMLElement>(() => setBuka(null))

  const kembali = () => {
    setBuka(null)
    tombol.current?.focus()
  }
  const terbuka = area.find((simpul) => simpul.area === buka)
  return (
    <nav ref={luar} className={classes['nav']} aria-label="Menu utama">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Hears the keys of the buttons and links inside. */}
      <ul className={classes['daftar']}>
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
                geser(event)
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
              onKeyDown={geser}
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
