import { ActionIcon, Image } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { situs } from '../../auth/situs-store'
import { useStore } from '../../auth/store'
import { IconMenu2 } from '../../kit/icons'
import { MobileMenu } from '../mobile-menu'
import { LoketHost } from '../palet/loket-host'
import { PaletHost } from '../palet/palet-host'
import { AreaNav } from './area-nav'
import { Bell } from './bell'
import { JobIndicator } from './job-indicator'
import { MenuSearch } from './menu-search'
import { PeriodChip } from './period-chip'
import type { LetakBilah } from '../frame/use-header-hidden'
import classes from './top-bar.module.css'
import { useDesktop } from './use-desktop'
import { UserBlock } from './user-block'

function Merek() {
  const institusi = useStore(situs)
  const sistem = institusi?.sistem
  const logo = institusi?.logoPerguruanTinggiUrl ?? sistem?.logo
  const nama = sistem?.nama ?? 'Sivitas'
  return (
    <Link to="/dashboard" className={classes['merek']} aria-label={`${nama}, ke beranda`}>
      {logo && <Image src={logo} alt="" w={32} h={32} fit="contain" />}
      <span className={classes['nama']}>{nama}</span>
    </Link>
  )
}

/** Logo, search, period, bell and user; below them the areas. It slides away with the page (`naik`). */
export function TopBar({ letak: { naik, kali } }: { letak: LetakBilah }) {
  const desktop = useDesktop()
  const { pathname } = useLocation()
  const [laci, { open, close }] = useDisclosure(false)
  useEffect(close, [pathname, close])
  return (
    // A region and no banner: an open panel brings a header of its own, and a page has one banner.
    <section aria-label="Bilah atas" className={classes['bilah']} data-naik={naik || undefined} data-bilah-atas data-cetak="sembunyi">
      <div className={classes['baris']}>
        {!desktop && (
          <ActionIcon aria-label="Buka menu" aria-expanded={laci} size={36} onClick={open}>
            <IconMenu2 size={20} aria-hidden />
          </ActionIcon>
        )}
        <Merek />
        {desktop && <MenuSearch />}
        <div className={classes['kanan']}>
          <PaletHost tombol={!desktop} />
          <LoketHost />
          <PeriodChip />
          <JobIndicator tutup={kali} />
          <Bell tutup={kali} />
          <UserBlock tutup={kali} />
        </div>
      </div>
      {desktop ? <AreaNav tutup={kali} /> : <MobileMenu terbuka={laci} onTutup={close} />}
    </section>
  )
}
