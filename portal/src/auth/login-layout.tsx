import { Image, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePaksaTema } from '../kit/theme/use-tema'
import classes from './login-layout.module.css'
import { situs } from './situs-store'
import { useStore } from './store'

type LoginLayoutProps = {
  /** The login page has the hero behind it; the others are plain. */
  hero?: ReactNode
  children: ReactNode
}

/** Logo, title and name of the institution, always in the alternate red theme, the copyright below (source section 2). */
export function LoginLayout({ hero, children }: LoginLayoutProps) {
  usePaksaTema({ tema: 'merah', mode: 'terang' })
  const institusi = useStore(situs)
  const sistem = institusi?.sistem
  const logo = institusi?.logoPerguruanTinggiUrl ?? sistem?.logo
  return (
    <div className={classes['halaman']} data-hero={hero !== undefined || undefined}>
      {hero}
      <div className={classes['sisi']}>
        <main className={classes['isi']} id="konten" tabIndex={-1}>
          <Stack gap="xs" align="center" ta="center">
            {logo && <Image src={logo} alt={`Logo ${sistem?.namaPerguruanTinggi ?? 'perguruan tinggi'}`} w={72} h={72} fit="contain" />}
            <Title order={1}>{sistem?.judul ?? 'Sistem Informasi Akademik'}</Title>
            <Text c="dimmed">{sistem?.nama ?? 'Sivitas'}</Text>
          </Stack>
          {children}
        </main>
        <footer className={classes['kaki']}>© 2020 {institusi?.config.copyright}</footer>
      </div>
    </div>
  )
}
