import { Avatar } from '@mantine/core'
import { useIsiBerkas } from './use-isi-berkas'

/** Tints on which letters can be read; the library's own include some on which they can't. */
const WARNA = ['biru', 'hijau', 'kuning', 'jingga', 'abu']

type FotoProps = {
  /** Address of the stored picture, as rows carry it; null where there is none. */
  alamat: string | null | undefined
  /** Whose it is: his initials stand where there is no picture. */
  nama: string
  size: number
  className?: string | undefined
}

/** The round picture of a person beside his name, which is read out already; so the picture itself says nothing. */
export function Foto({ alamat, nama, size, className }: FotoProps) {
  const url = useIsiBerkas(alamat)
  return (
    <Avatar
      component="span"
      {...(className === undefined ? {} : { className })}
      src={url ?? null}
      alt=""
      name={nama}
      color="initials"
      allowedInitialsColors={WARNA}
      size={size}
      data-foto={url === undefined ? undefined : true}
    />
  )
}
