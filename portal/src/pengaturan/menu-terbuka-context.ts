import type { Scopes } from '@sivitas/rules/platform/scope'
import { createContext, useContext } from 'react'

/** One area of the menu with the pages that somebody would see in it. */
export type AreaTerbuka = { label: string; halaman: readonly { label: string; path: string }[] }

/** Answers what of the menu opens to scopes, in the menu's own words and order. */
export type MenuTerbuka = (scopes: Scopes) => readonly AreaTerbuka[]

/** The shell knows the menu; whoever gives rights away is shown what they open. */
export const MenuTerbukaContext = createContext<MenuTerbuka>(() => [])

export const useMenuTerbuka = (): MenuTerbuka => useContext(MenuTerbukaContext)
