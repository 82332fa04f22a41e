import { ActionIcon, Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { IconTrash } from '../icons'
import type { TampilanBersama } from './tampilan-bersama'
import { View } from './views'

export type NamaTampilan = { nama: string; idHakAkses: string | null; disematkan: boolean }
/** A view that can be taken away here. */
export type BisaDihapus = { key: string; nama: string; hapus: () => void }

type SavedViewFormProps = {
  milik: readonly BisaDihapus[]
  bersama: TampilanBersama | null
  onSave: (tampilan: NamaTampilan) => void
  onCancel: () => void
}

/** Names a view, and says whether it is for oneself, for a role, or for the home page. */
export function SavedViewForm({ milik, bersama, onSave, onCancel }: SavedViewFormProps) {
  const [nama, setNama] = useState('')
  const [idHakAkses, setHak] = useState<string | null>(null)
  const [disematkan, setSemat] = useState(false)
  const [touched, setTouched] = useState(false)
  const known = View.shape.nama.safeParse(nama)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTouched(true)
        if (known.success) onSave({ nama: known.data, idHakAkses, disematkan })
      }}
    >
      <Stack gap="sm">
        <TextInput
          data-autofocus
          withAsterisk
          label="Nama tampilan"
          description="Nama yang sudah ada akan diganti."
          maxLength={60}
          value={nama}
          error={touched && !known.success ? 'Field tidak boleh kosong' : null}
          onBlur={() => setTouched(nama !== '')}
          onChange={(event) => setNama(event.currentTarget.value)}
        />
        {bersama && (
          <>
            <Select
              label="Bagikan kepada pemegang hak akses"
              placeholder="Hanya saya"
              clearable
              clearButtonProps={{ 'aria-label': 'Kosongkan' }}
              data={bersama.peran.map((satu) => ({ value: satu.id, label: satu.nama }))}
              value={idHakAkses}
              onChange={setHak}
            />
            <Checkbox
              label="Sematkan di beranda dengan jumlahnya"
              checked={disematkan}
              onChange={(event) => setSemat(event.currentTarget.checked)}
            />
          </>
        )}
      </Stack>
      {milik.map((view) => (
        <Group key={view.key} justify="space-between" mt="xs">
          {view.nama}
          <ActionIcon color="bahaya" aria-label={`Hapus tampilan ${view.nama}`} onClick={view.hapus}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Group justify="flex-end" gap="sm" mt="md">
        <Button variant="default" onClick={onCancel}>
          Batal
        </Button>
        <Button type="submit">Simpan</Button>
      </Group>
    </form>
  )
}
