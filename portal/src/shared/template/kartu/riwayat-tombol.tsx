import { Button, Group } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { IconArrowBackUp, IconArrowForwardUp } from '../../../kit/icons'
import type { useRiwayatIsi } from './riwayat-isi'

type Riwayat = Pick<ReturnType<typeof useRiwayatIsi>, 'urungkan' | 'ulangi' | 'bisaUrung' | 'bisaUlang'>

/** Ctrl+Z and Ctrl+Y on the designer; in a field that is being typed in they are the browser's. */
export function pintasan(event: KeyboardEvent, { urungkan, ulangi }: Riwayat): void {
  if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return
  const huruf = event.key.toLowerCase()
  if (huruf !== 'z' && huruf !== 'y') return
  event.preventDefault()
  if (huruf === 'y' || event.shiftKey) ulangi()
  else urungkan()
}

/** 'Urungkan' and 'Ulangi': fifty steps. */
export function RiwayatTombol({ riwayat: { urungkan, ulangi, bisaUrung, bisaUlang } }: { riwayat: Riwayat }) {
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        disabled={!bisaUrung}
        onClick={urungkan}
      >
        Urungkan
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconArrowForwardUp size={16} aria-hidden />}
        disabled={!bisaUlang}
        onClick={ulangi}
      >
        Ulangi
      </Button>
    </Group>
  )
}
