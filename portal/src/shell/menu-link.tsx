import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { NavLink } from 'react-router'
import { situs } from '../auth/situs-store'
import { useStore } from '../auth/store'
import { useDataMasterAktif } from './data-master-aktif'
import { bukaPortalTerpisah } from './hand-off'
import type { TautanMenu } from './menu-tree'
import { perluSerah } from './menu-visible'

type TautanMenuLinkProps = {
  tautan: TautanMenu
  className: string | undefined
  end?: boolean
  'aria-current'?: 'page' | undefined
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

/** A link of the menu. Where its page lives on the separate portal, the session is handed over on the way (PL-R23). */
export function TautanMenuLink({ tautan, children, ...rest }: TautanMenuLinkProps) {
  const config = useStore(situs)?.config
  const serah = perluSerah(tautan, { unik: config?.unik ?? 'PT01', jenisSitus: config?.jenisSitus ?? 'utama' })
  const lain = useDataMasterAktif() === '0' && tautan.path.startsWith('/data-master/') ? (config?.url_sikad_legacy ?? null) : null
  const tekan = (event: MouseEvent) => {
    if (lain !== null) {
      // The master data of this college are kept in another system: its menu item leads there.
      event.preventDefault()
      window.location.assign(lain)
      return
    }
    if (!serah) return
    event.preventDefault()
    void bukaPortalTerpisah(tautan.path)
  }
  return (
    <NavLink to={tautan.path} onClick={tekan} {...rest}>
      {children}
    </NavLink>
  )
}
