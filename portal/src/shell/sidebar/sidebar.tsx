import { ActionIcon, Tooltip } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconPin, IconPinnedOff } from '../../kit/icons'
import type { Area } from '@sivitas/contract/platform/menu/menu-row'
import { useMenu, useTautanHalaman } from '../menu-context'
import { TautanMenuLink } from '../menu-link'
import type { TautanMenu } from '../menu-tree'
import { useSematan } from '../recent'
import classes from './sidebar.module.css'

type SidebarProps = { area: Area; terbuka: boolean; onUbah: (terbuka: boolean) => void }

function Butir({ tautan, kini, disematkan, onSemat }: { tautan: TautanMenu; kini: boolean; disematkan: boolean; onSemat: () => void }) {
  const butir = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // A long menu opens where its page stands.
    if (kini) butir.current?.scrollIntoView({ block: 'nearest' })
  }, [kini])
  const kata = disematkan ? `Lepas sematan ${tautan.label}` : `Sematkan ${tautan.label}`
  return (
    <li ref={butir} className={classes['butir']}>
      <TautanMenuLink tautan={tautan} className={classes['link']} aria-current={kini ? 'page' : undefined}>
        {tautan.label}
      </TautanMenuLink>
      <ActionIcon
        className={classes['semat']}
        data-tetap={disematkan || undefined}
        aria-label={kata}
        title={kata}
        size={24}
        onClick={onSemat}
      >
        {disematkan ? <IconPinnedOff size={14} aria-hidden /> : <IconPin size={14} aria-hidden />}
      </ActionIcon>
    </li>
  )
}

/** Groups and links of the current area, pins on top; it scrolls by itself. */
export function Sidebar({ area, terbuka, onUbah }: SidebarProps) {
  const menu = useMenu()
  const { pathname } = useLocation()
  const kini = useTautanHalaman(pathname).tautan?.path
  const [sematan, setSematan] = useSematan()
  const simpul = menu.area.find((other) => other.area === area)
  const pins = sematan.flatMap((path) => menu.daun.find((tautan) => tautan.path === path) ?? [])
  const semat = (path: string) => setSematan(sematan.includes(path) ? sematan.filter((lain) => lain !== path) : [...sematan, path])
  const butir = (tautan: TautanMenu) => (
    <Butir
      key={tautan.path}
      tautan={tautan}
      kini={tautan.path === kini}
      disematkan={sematan.includes(tautan.path)}
      onSemat={() => semat(tautan.path)}
    />
  )
  return (
    <aside className={classes['sidebar']} data-terbuka={terbuka || undefined} data-cetak="sembunyi">
      <Tooltip label={terbuka ? 'Tutup menu samping' : 'Buka menu samping'} position="right">
        <ActionIcon
          className={classes['saklar']}
          aria-label={terbuka ? 'Tutup menu samping' : 'Buka menu samping'}
          aria-expanded={terbuka}
          aria-controls="menu-samping"
          onClick={() => onUbah(!terbuka)}
        >
          {terbuka ? <IconLayoutSidebarLeftCollapse size={18} aria-hidden /> : <IconLayoutSidebarLeftExpand size={18} aria-hidden />}
        </ActionIcon>
      </Tooltip>
      <nav id="menu-samping" className={classes['isi']} aria-label={`Menu ${simpul?.label ?? ''}`} hidden={!terbuka}>
        {pins.length > 0 && (
          <section className={classes['grup']}>
            <p className={classes['judul']}>Sematan</p>
            <ul className={classes['daftar']}>{pins.map(butir)}</ul>
          </section>
        )}
        {(simpul?.anak ?? []).map((grup) => (
          <section key={grup.label} className={classes['grup']}>
            <p className={classes['judul']}>{grup.label}</p>
            <ul className={classes['daftar']}>{(grup.anak ?? []).map(({ tautan, label }) => tautan && butir({ ...tautan, label }))}</ul>
          </section>
        ))}
      </nav>
    </aside>
  )
}
