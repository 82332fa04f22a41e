import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertCircle, IconCircleCheck } from '../icons'
import { mengapa, perluDijelaskan } from './mengapa'

type Tombol = { label: string; tekan: () => void }
type Isi = { id: string; pesan: string; tombol?: Tombol | undefined }

function IsiToast({ id, pesan, tombol }: Isi) {
  if (!tombol) return <>{pesan}</>
  const tekan = () => {
    notifications.hide(id)
    tombol.tekan()
  }
  return (
    <Group gap="sm" justify="space-between" wrap="nowrap">
      <Text component="span" inherit>
        {pesan}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={tekan}>
        {tombol.label}
      </Button>
    </Group>
  )
}

let nomor = 0

function tampil(pesan: string, { color, autoClose, tombol }: { color: string; autoClose: number; tombol?: Tombol | undefined }) {
  const id = `toast-${++nomor}`
  notifications.show({
    id,
    color,
    autoClose,
    message: <IsiToast id={id} pesan={pesan} tombol={tombol} />,
    icon: color === 'hijau' ? <IconCircleCheck size={20} aria-hidden /> : <IconAlertCircle size={20} aria-hidden />,
    role: color === 'hijau' ? 'status' : 'alert',
    closeButtonProps: { 'aria-label': 'Tutup' },
  })
}

/** The messages at the top right: success is green for 4 s, danger red for 7 s (C15). */
export const toast = {
  /** 'Data berhasil diubah'; with `urungkan` the person can take the act back. */
  berhasil(pesan: string, { urungkan }: { urungkan?: () => void } = {}): void {
    tampil(pesan, { color: 'hijau', autoClose: 4000, tombol: urungkan && { label: 'Urungkan', tekan: urungkan } })
  },
  /** With the refusal itself the person can ask why, and who can lift it. */
  gagal(pesan: string, { sebab }: { sebab?: unknown } = {}): void {
    const tombol = perluDijelaskan(sebab) ? { label: 'Mengapa?', tekan: () => mengapa.tanya(sebab) } : undefined
    tampil(pesan, { color: 'bahaya', autoClose: 7000, tombol })
  },
}
