import { daunMenu } from '@sivitas/rules/platform/menu'
import { useMemo, type ReactNode } from 'react'
import { MenuTerbukaContext, type AreaTerbuka, type MenuTerbuka } from '../pengaturan/menu-terbuka-context'
import { useMenuUntuk } from './menu-context'
import type { SimpulPohon } from './menu-tree'
import type { Menu } from './menu-visible'

const halamanOf = (simpul: SimpulPohon) =>
  daunMenu<SimpulPohon>([simpul]).flatMap(({ tautan, label }) => (tautan ? [{ label, path: tautan.path }] : []))

function areaOf({ umum, area }: Menu): AreaTerbuka[] {
  const halaman = umum.map(({ label, path }) => ({ label, path }))
  return [{ label: 'Umum', halaman }, ...area.map((simpul) => ({ label: simpul.label, halaman: halamanOf(simpul) }))]
}

/** Shows who composes rights which pages they open, as this college's own menu would. */
export function MenuTerbukaProvider({ children }: { children: ReactNode }) {
  const menuUntuk = useMenuUntuk()
  const value = useMemo<MenuTerbuka>(() => (scopes) => areaOf(menuUntuk(scopes)), [menuUntuk])
  return <MenuTerbukaContext value={value}>{children}</MenuTerbukaContext>
}
