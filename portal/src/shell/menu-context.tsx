import type { Scopes } from '@sivitas/rules/platform/scope'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { api } from '../api'
import { situs } from '../auth/situs-store'
import { useStore } from '../auth/store'
import { usePengguna } from '../auth/use-session'
import type { Screen } from '../kit/screen'
import { useDataMasterAktif } from './data-master-aktif'
import { menuTampak, tautanHalaman, type Menu, type PandanganMenu } from './menu-visible'
import type { TautanMenu } from './menu-tree'

const KOSONG: Menu = { area: [], umum: [], daun: [] }
type NilaiMenu = { menu: Menu; lengkap: Menu; untuk: (scopes: Scopes) => Menu }
const MenuContext = createContext<NilaiMenu>({ menu: KOSONG, lengkap: KOSONG, untuk: () => KOSONG })

/** Works out once what the person sees of the menu; everything that shows links reads it. */
export function MenuProvider({ screens, children }: { screens: readonly Screen[]; children: ReactNode }) {
  const { scopes } = usePengguna()
  const config = useStore(situs)?.config
  const varian =
    useQuery(api.platform.situs.varian.queryOptions({ input: {}, staleTime: 600_000, meta: { senyap: true } })).data?.data ?? null
  const tertutup = useDataMasterAktif() === '0' && !config?.url_sikad_legacy
  const value = useMemo(() => {
    const pandangan: PandanganMenu = {
      scopes,
      unik: config?.unik ?? 'PT01',
      jenisSitus: config?.jenisSitus ?? 'utama',
      enableChat: config?.enable_chat ?? false,
      dataMasterTertutup: tertutup,
      screens: new Set(screens.map(({ path }) => path)),
      varian,
    }
    // What the college hides still opens, and then wants to know where it belongs (PL-R18).
    return {
      menu: menuTampak(pandangan),
      lengkap: menuTampak(pandangan, { jugaTersembunyi: true }),
      untuk: (lain: Scopes) => menuTampak({ ...pandangan, scopes: lain }),
    }
  }, [scopes, config, varian, screens, tertutup])
  return <MenuContext value={value}>{children}</MenuContext>
}

/** The menu that this person sees. */
export const useMenu = (): Menu => useContext(MenuContext).menu

/** Answers the menu that somebody with other scopes would see. */
export const useMenuUntuk = () => useContext(MenuContext).untuk

/** Answers the menu link of a page, also of a hidden one, and whether the college hides it. */
export function useTautanHalaman(path: string): { tautan: TautanMenu | null; tersembunyi: boolean } {
  const { menu, lengkap } = useContext(MenuContext)
  const tautan = tautanHalaman(path, lengkap.daun)
  return { tautan, tersembunyi: tautan !== null && !menu.daun.some((other) => other.path === tautan.path) }
}
