import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { AlasanTolak } from './isian-baris'
import { ALASAN_MIN } from './putusan'
import type { Permintaan } from './permintaan'

type TolakDialogProps = { permintaan: Permintaan; onTolak: (alasan: string) => void; onTutup: () => void }

/** One reason for all fields of a request; the student reads it. */
export function TolakDialog({ permintaan, onTolak, onTutup }: TolakDialogProps) {
  const [alasan, setAlasan] = useState('')
  const cukup = alasan.trim().length >= ALASAN_MIN
  return (
    <Modal opened onClose={onTutup} title={`Tolak permintaan ${permintaan.nama}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (cukup) onTolak(alasan.trim())
        }}
      >
        <Stack gap="sm">
          <Text size="sm">{`Semua isian ditolak: ${permintaan.isian.map(({ judul }) => judul).join(', ')}. Mahasiswa membaca alasannya.`}</Text>
          <AlasanTolak judul="permintaan" alasan={alasan} onAlasan={setAlasan} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onTutup}>
              Batal
            </Button>
            <Button type="submit" variant="outline" color="bahaya" disabled={!cukup}>
              Tolak
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
