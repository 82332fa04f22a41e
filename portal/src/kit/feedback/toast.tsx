import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertCircle, IconCircleCheck } from '../icons'

type Isi = { id: string; pesan: string; urungkan?: (() => void) | undefined }

function IsiToast({ id, pesan, urungkan }: Isi) {
  if (!urungkan) return <>{pesan}</>
  const tekan = () => {
    notifications.hide(id)
    urungkan()
  }
  return (
    <Group gap="sm" justify="space-between" wrap="nowrap">
      <Text component="span" inherit>
        {pesan}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={tekan}>
        Urungkan
      </Button>
    </Group>
  )
}

let nomor = 0

function tampil(pesan: string, { color, autoClose, urungkan }: { color: string; autoClose: number; urungkan?: (() => void) | undefined }) {
  const id = `toast-${++nomor}`
  notifications.show({
    id,
    color,
    autoClose,
    message: <IsiToast id={id} pesan={pesan} urungkan={urungkan} />,
    icon: color === 'hijau' ? <IconCircleCheck size={20} aria-hidden /> : <IconAlertCircle size={20} aria-hidden />,
    role: color === 'hijau' ? 'status' : 'alert',
    closeButtonProps: { 'aria-label': 'Tutup' },
  })
}

/** The messages at the top right: success is green for 4 s, danger red for 7 s (C15). */
export const toast = {
  /** 'Data berhasil diubah'; with `urungkan` the person can take the act back. */
  berhasil(pesan: string, { urungkan }: { urungkan?: () => void } = {}): void {
    tampil(pesan, { color: 'hijau', autoClose: 4000, urungkan })
  },
  gagal(pesan: string): void {
    tampil(pesan, { color: 'bahaya', autoClose: 7000 })
  },
}
