import { Alert, Button, Group, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Modal, Stack } from '@mantine/core'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { PilihJauhInput } from '../../../kit/form/inputs/pilih-jauh-input'
import { pesanGalat } from '../../../kit/galat'
import { Can } from '../../../kit/izin/can'
import { ResourceList } from '../../../kit/resource/resource-list'
import { instansi } from './instansi.resource'
import { sumberInstansi } from './sumber-instansi'

const { gabung } = api.dataMaster.instansi

/** The list of agencies, with the act that makes one of two. */
export function InstansiList() {
  const [buka, setBuka] = useState(false)
  return (
    <Stack gap="sm">
      <ResourceList resource={instansi} />
      <Can call={gabung}>
        <Group>
          <Button variant="default" onClick={() => setBuka(true)}>
            Gabungkan dua instansi
          </Button>
        </Group>
      </Can>
      {buka && <GabungDialog onTutup={() => setBuka(false)} />}
    </Stack>
  )
}

/** Two rows that are one agency: everything goes over to the one that stays. */
function GabungDialog({ onTutup }: { onTutup: () => void }) {
  const client = useQueryClient()
  const [idUtama, setUtama] = useState<string | null>(null)
  const [idLain, setLain] = useState<string | null>(null)
  const simpan = useMutation(
    gabung.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: async () => {
        toast.berhasil('Instansi berhasil digabungkan')
        await client.invalidateQueries({ queryKey: api.dataMaster.key() })
        onTutup()
      },
    }),
  )
  return (
    <Modal opened onClose={onTutup} title="Gabungkan dua instansi" size="md">
      <Stack gap="md">
        <PilihJauhInput label="Yang tetap ada" sumber={sumberInstansi} value={idUtama} onChange={setUtama} />
        <PilihJauhInput label="Yang digabungkan" sumber={sumberInstansi} value={idLain} onChange={setLain} />
        <Text size="sm">
          Mahasiswa dan unit instansi yang digabungkan pindah ke instansi yang tetap ada; isian yang kosong dilengkapi, lalu barisnya
          dihapus.
        </Text>
        {simpan.error !== null && (
          <Alert color="bahaya" role="alert">
            {pesanGalat(simpan.error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onTutup}>
            Batal
          </Button>
          <Button
            disabled={idUtama === null || idLain === null}
            loading={simpan.isPending}
            onClick={() => idUtama !== null && idLain !== null && simpan.mutate({ idUtama, idLain })}
          >
            Gabungkan
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
