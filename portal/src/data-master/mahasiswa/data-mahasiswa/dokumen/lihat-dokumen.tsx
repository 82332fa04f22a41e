import { Button, Group, Modal, ScrollArea, Text } from '@mantine/core'
import { useState } from 'react'
import { useIsiBerkas } from '../../../../kit/berkas/use-isi-berkas'
import classes from './lihat-dokumen.module.css'

const LANGKAH = [1, 1.5, 2, 3]

/** A paper as it is: pictures can be looked at closely, pages open in the reader of the browser. */
export function LihatDokumen({ nama, mime, alamat, onTutup }: { nama: string; mime: string; alamat: string; onTutup: () => void }) {
  const url = useIsiBerkas(alamat)
  const [besar, setBesar] = useState(0)
  const gambar = mime.startsWith('image/')
  return (
    <Modal opened onClose={onTutup} title={nama} size="xl">
      {url === undefined || url === null ? (
        <Text>Memuat</Text>
      ) : gambar ? (
        <>
          <Group gap="xs" mb="xs">
            <Button variant="default" size="compact-sm" disabled={besar === 0} onClick={() => setBesar(besar - 1)}>
              Perkecil
            </Button>
            <Button variant="default" size="compact-sm" disabled={besar === LANGKAH.length - 1} onClick={() => setBesar(besar + 1)}>
              Perbesar
            </Button>
          </Group>
          <ScrollArea h={480}>
            <img src={url} alt={nama} className={classes.gambar} data-besar={besar} />
          </ScrollArea>
        </>
      ) : (
        <Button component="a" href={url} target="_blank" rel="noreferrer">
          Buka {nama}
        </Button>
      )}
    </Modal>
  )
}
