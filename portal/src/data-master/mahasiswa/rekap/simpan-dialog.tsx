import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import type { BentukRekap, RekapTersimpan } from '@sivitas/contract/data-master/mahasiswa/rekap'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { ApiError, pesanGalat } from '../../../kit/galat'

type SimpanDialogProps = {
  bentuk: BentukRekap
  /** One's own shape that is open: it can be overwritten under its name. */
  terbuka: RekapTersimpan | null
  onSaved: (rekap: RekapTersimpan) => void
  onClose: () => void
}

/** Keeps the shape under a name, for oneself or for all. */
export function SimpanDialog({ bentuk, terbuka, onSaved, onClose }: SimpanDialogProps) {
  const queries = useQueryClient()
  const [nama, setNama] = useState(terbuka?.nama ?? '')
  const [bersama, setBersama] = useState(terbuka?.bersama ?? false)
  const [galat, setGalat] = useState<string | null>(null)
  const done = {
    onSuccess: async ({ data }: { data: RekapTersimpan }) => {
      await queries.invalidateQueries({ queryKey: api.dataMaster.rekap.tersimpan.key() })
      toast.berhasil('Rekap berhasil disimpan')
      onSaved(data)
    },
    onError: (error: unknown) =>
      setGalat(
        error instanceof ApiError ? (error.errors.find(({ field }) => field === 'nama')?.message ?? pesanGalat(error)) : pesanGalat(error),
      ),
  }
  const create = useMutation(api.dataMaster.rekap.simpan.mutationOptions(done))
  const update = useMutation(api.dataMaster.rekap.ubah.mutationOptions(done))
  const busy = create.isPending || update.isPending
  const named = nama.trim()
  const save = () => {
    if (named === '') setGalat('Field tidak boleh kosong')
    else if (terbuka !== null && terbuka.nama === named)
      update.mutate({ id: terbuka.id, versi: terbuka.versi, nama: named, bersama, bentuk })
    else create.mutate({ nama: named, bersama, bentuk })
  }
  return (
    <Modal opened onClose={onClose} title="Simpan rekap">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack gap="sm">
          <TextInput
            data-autofocus
            withAsterisk
            label="Nama"
            description={terbuka === null ? undefined : 'Nama yang sama menggantikan rekap yang terbuka.'}
            maxLength={100}
            value={nama}
            error={galat}
            onChange={(event) => {
              setGalat(null)
              setNama(event.currentTarget.value)
            }}
          />
          <Checkbox label="Bagikan ke operator lain" checked={bersama} onChange={(event) => setBersama(event.currentTarget.checked)} />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              Batal
            </Button>
            <Button type="submit" loading={busy}>
              Simpan
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
