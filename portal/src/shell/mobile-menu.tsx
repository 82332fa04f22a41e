import { Accordion, Drawer, Stack, Text } from '@mantine/core'
import { useLocation } from 'react-router'
import { useMenu, useTautanHalaman } from './menu-context'
import type { SimpulPohon, TautanMenu } from './menu-tree'
import { TautanMenuLink } from './menu-link'
import classes from './mobile-menu.module.css'
import { MenuSearch } from './top-bar/menu-search'

function Tautan({ tautan, label }: { tautan: TautanMenu; label: string }) {
  return (
    <li>
      <TautanMenuLink tautan={tautan} end className={classes['link']}>
        {label}
      </TautanMenuLink>
    </li>
  )
}

function Grup({ simpul }: { simpul: SimpulPohon }) {
  return (
    <Accordion.Item value={simpul.label}>
      <Accordion.Control>{simpul.label}</Accordion.Control>
      <Accordion.Panel>
        <ul className={classes['daftar']}>
          {(simpul.anak ?? []).map(({ label, tautan }) => tautan && <Tautan key={tautan.path} tautan={tautan} label={label} />)}
        </ul>
      </Accordion.Panel>
    </Accordion.Item>
  )
}

/** The menu below 1024 px: a drawer with search, then area > group > link. */
export function MobileMenu({ terbuka, onTutup }: { terbuka: boolean; onTutup: () => void }) {
  const { area, umum } = useMenu()
  const { pathname } = useLocation()
  const kini = useTautanHalaman(pathname).tautan
  return (
    <Drawer opened={terbuka} onClose={onTutup} position="left" size={340} title="Menu" padding="md">
      <Stack gap="md">
        <MenuSearch />
        <nav aria-label="Menu utama">
          <ul className={classes['daftar']}>
            {umum.map((tautan) => (
              <Tautan key={tautan.path} tautan={tautan} label={tautan.label} />
            ))}
          </ul>
          <Accordion defaultValue={kini?.area ?? null} chevronPosition="right">
            {area.map((simpul) => (
              <Accordion.Item key={simpul.area} value={simpul.area ?? simpul.label}>
                <Accordion.Control>
                  <Text fw={600} inherit>
                    {simpul.label}
                  </Text>
                </Accordion.Control>
                <Accordion.Panel>
                  <Accordion defaultValue={kini?.group ?? null} chevronPosition="right">
                    {(simpul.anak ?? []).map((grup) => (
                      <Grup key={grup.label} simpul={grup} />
                    ))}
                  </Accordion>
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </nav>
      </Stack>
    </Drawer>
  )
}
