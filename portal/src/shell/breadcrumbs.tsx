import { Anchor, Breadcrumbs as Remah, Text } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useMenu, useTautanHalaman } from './menu-context'

/** Beranda > area > group > label > row title, from the menu; on the home page itself there is nothing to tell. */
export function Breadcrumbs({ akhir }: { akhir?: string | undefined }) {
  const { pathname } = useLocation()
  const { tautan } = useTautanHalaman(pathname)
  const menu = useMenu()
  if (tautan === null || pathname === '/dashboard') return null
  const area = menu.area.find((simpul) => simpul.area === tautan.area)?.label
  // Mantine draws a separator for every child, also for one that shows nothing.
  const tengah = [...new Set([area ?? '', tautan.group])].filter((teks) => teks !== '')
  const diMenu = pathname === tautan.path && akhir === undefined
  return (
    <Remah component="nav" aria-label="Jejak halaman" separator="/" separatorMargin={6} fz="xs">
      <Anchor component={Link} to="/dashboard" fz="xs" c="dimmed">
        Beranda
      </Anchor>
      {tengah.map((teks) => (
        <Text key={teks} fz="xs" c="dimmed">
          {teks}
        </Text>
      ))}
      {diMenu ? (
        <Text fz="xs" aria-current="page">
          {tautan.label}
        </Text>
      ) : (
        <Anchor component={Link} to={tautan.path} fz="xs" c="dimmed">
          {tautan.label}
        </Anchor>
      )}
      {...akhir
        ? [
            <Text key="akhir" fz="xs" aria-current="page">
              {akhir}
            </Text>,
          ]
        : []}
    </Remah>
  )
}
