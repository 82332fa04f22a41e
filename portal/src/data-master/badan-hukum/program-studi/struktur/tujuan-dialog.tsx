import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Tempat, UnitPindah } from './rencana-context'

type TujuanDialogProps = { unit: UnitPindah; tempat: readonly Tempat[]; onPilih: (ke: Tempat) => void; onClose: () => void }

/** Where a unit shall go, chosen by keyboard as well as by mouse. */
export function TujuanDialog({ unit, tempat, onPilih, onClose }: TujuanDialogProps) {
  const [id, setId] = useState<string | null>(null)
  const dipilih = tempat.find((one) => one.id === id)
  const groups = [
    { group: 'Fakultas', items: tempat.filter(({ jenis }) => jenis === 'fakultas') },
    { group: 'Jurusan', items: tempat.filter(({ jenis }) => jenis === 'jurusan') },
  ]
  return (
    <Modal opened onClose={onClose} title={`Pindahkan ${unit.nama}`} size={480}>
      <Stack gap="md">
        <Select
          label="Ke"
          required
          searchable
          data-autofocus
          data={groups.map(({ group, items }) => ({ group, items: items.map((one) => ({ value: one.id, label: one.nama })) }))}
          value={id}
          onChange={setId}
          nothingFoundMessage="Data tidak ditemukan"
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button disabled={!dipilih} onClick={() => dipilih && onPilih(dipilih)}>
            Lanjutkan
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
