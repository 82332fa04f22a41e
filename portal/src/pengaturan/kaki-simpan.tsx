import { Button, Group, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useId } from 'react'
import { PenjagaPerubahan } from '../kit/form/penjaga-perubahan'
import { perubahan } from '../kit/form/perubahan'
import classes from './setelan.module.css'

type KakiSimpanProps = {
  /** As the list of unsaved forms names it. */
  nama: string
  /** Changes that wait. */
  jumlah: number
  menyimpan: boolean
  onSimpan: () => void
  onBatal: () => void
}

/** The sticky bar of an editor that keeps its changes itself, with the guard of unsaved ones and Ctrl+S. */
export function KakiSimpan({ nama, jumlah, menyimpan, onSimpan, onBatal }: KakiSimpanProps) {
  const id = useId()
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (perubahan.teratas() === id && jumlah > 0 && !menyimpan) onSimpan()
  })
  return (
    <div className={classes.kaki}>
      <Text c="dimmed" aria-live="polite">
        {jumlah > 0 ? `${jumlah} perubahan belum disimpan` : ''}
      </Text>
      <Group gap="sm">
        <Button variant="default" disabled={jumlah === 0 || menyimpan} onClick={onBatal}>
          Batal
        </Button>
        <Button disabled={jumlah === 0} loading={menyimpan} onClick={onSimpan} title="Ctrl+S">
          Simpan
        </Button>
      </Group>
      <PenjagaPerubahan id={id} nama={nama} belumDisimpan={() => jumlah > 0} />
    </div>
  )
}
