import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { NavLink } from 'react-router'
import { situs } from '../auth/situs-store'
import { useStore } from '../auth/store'
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
  const tekan = (event: MouseEvent) => {
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
