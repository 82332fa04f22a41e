import { Image, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePaksaTema } from '../kit/theme/use-tema'
import classes from './login-layout.module.css'
import { situs } from './situs-store'
import { useStore } from './store'

const TANPA_NAMA = { judul: 'Sistem Informasi Akademik', nama: 'Sivitas', logo: '', namaPerguruanTinggi: 'perguruan tinggi' }

type LoginLayoutProps = {
  /** The login page has the hero behind it; the others are plain. */
  hero?: ReactNode
  children: ReactNode
}

/** Who this portal belongs to, until the server has said so in general words. */
function Merek() {
  const institusi = useStore(situs)
  const { judul, nama, logo, namaPerguruanTinggi } = institusi?.sistem ?? TANPA_NAMA
  const gambar = institusi?.logoPerguruanTinggiUrl ?? logo
  return (
    <Stack gap="xs" align="center" ta="center">
      {gambar && <Image src={gambar} alt={`Logo ${namaPerguruanTinggi}`} w={72} h={72} fit="contain" />}
      <Title order={1}>{judul}</Title>
      <Text c="dimmed">{nama}</Text>
    </Stack>
  )
}

/** Logo, title and name of the institution, always in the alternate red theme, the copyright below (source section 2). */
export function LoginLayout({ hero, children }: LoginLayoutProps) {
  usePaksaTema({ tema: 'merah', mode: 'terang' })
  const copyright = useStore(situs)?.config.copyright
  return (
    <div className={classes['halaman']} data-hero={hero !== undefined || undefined}>
      {hero}
      <div className={classes['sisi']}>
        <main className={classes['isi']} id="konten" tabIndex={-1}>
          <Merek />
          {children}
        </main>
        <footer className={classes['kaki']}>© 2020 {copyright}</footer>
      </div>
    </div>
  )
}
