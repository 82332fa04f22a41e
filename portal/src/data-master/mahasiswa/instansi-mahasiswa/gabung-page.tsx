import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { toast } from '../../../kit/feedback/toast'
import { PilihJauhInput } from '../../../kit/form/inputs/pilih-jauh-input'
import { pesanGalat } from '../../../kit/galat'
import { PageHead } from '../../../kit/page/page-head'
import { sumberInstansi } from './sumber-instansi'

/** Two rows that are one agency: everything goes over to the one that stays. */
export function GabungPage() {
  const client = useQueryClient()
  const tanya = useKonfirmasi()
  const [idUtama, setUtama] = useState<string | null>(null)
  const [idLain, setLain] = useState<string | null>(null)
  const simpan = useMutation(
    api.dataMaster.instansi.gabung.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: async () => {
        toast.berhasil('Instansi berhasil digabungkan')
        setLain(null)
        await client.invalidateQueries({ queryKey: api.dataMaster.key() })
      },
    }),
  )
  const gabungkan = async () => {
    if (idUtama === null || idLain === null) return
    const akibat = ['Mahasiswa dan unitnya pindah ke instansi yang tetap ada.', 'Instansi yang digabungkan dihapus.']
    if (await tanya({ pesan: 'Gabungkan kedua instansi?', akibat, setuju: 'Gabungkan' })) simpan.mutate({ idUtama, idLain })
  }
  return (
    <Stack gap="md">
      <PageHead title="Gabungkan Instansi" />
      <Card maw={640}>
        <Stack gap="md">
          <Text size="sm">
            Mahasiswa dan unit instansi yang digabungkan pindah ke instansi yang tetap ada; isian yang kosong dilengkapi, lalu barisnya
            dihapus.
          </Text>
          <PilihJauhInput label="Yang tetap ada" sumber={sumberInstansi} value={idUtama} onChange={setUtama} />
          <PilihJauhInput label="Yang digabungkan" sumber={sumberInstansi} value={idLain} onChange={setLain} />
          {simpan.error !== null && (
            <Alert color="bahaya" role="alert">
              {pesanGalat(simpan.error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button disabled={idUtama === null || idLain === null} loading={simpan.isPending} onClick={() => void gabungkan()}>
              Gabungkan
            </Button>
          </Group>
        </Stack>
      </Card>
    </Stack>
  )
}
