import type { Konsentrasi } from '@sivitas/contract/data-master/badan-hukum/konsentrasi'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { Alert, Button, Checkbox, Group, Modal, Select, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { Muatan } from '../../../kit/feedback/muatan'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'

type Row = Pick<Konsentrasi, 'id' | 'nama' | 'idProdi'>
const calls = api.dataMaster
/** Students that the dialog lists one by one; more than that go all together. */
const SHOWN = 500

/** Moves students of a konsentrasi into another of the same prodi: all, or the ticked ones. */
export function PindahDialog({ dari, onClose }: { dari: Row; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [ke, setKe] = useState<string | null>(null)
  const [kecuali, setKecuali] = useState<ReadonlySet<string>>(new Set())
  const tujuan = useQuery(calls.konsentrasi.list.queryOptions({ input: { prodi: [dari.idProdi], aktif: '1', itemsPerPage: 200 } }))
  const mahasiswa = useQuery(
    calls.mahasiswa.list.queryOptions({ input: { konsentrasi: [dari.id], itemsPerPage: SHOWN, order: { nim: 'asc' } } }),
  )
  const semua = mahasiswa.data?.data ?? []
  const total = mahasiswa.data?.meta.totalItems ?? 0
  const dipilih = semua.filter(({ id }) => !kecuali.has(id)).map(({ id }) => id)
  const jumlah = kecuali.size === 0 ? total : dipilih.length
  const pindah = useMutation({
    mutationFn: (id: string) =>
      calls.konsentrasi.pindahMahasiswa.call(kecuali.size === 0 ? { id, dari: dari.id } : { id, idMahasiswa: dipilih }),
    meta: { galat: 'sendiri' },
    onSuccess: async ({ data }) => {
      await queryClient.invalidateQueries({ queryKey: calls.konsentrasi.key() })
      await queryClient.invalidateQueries({ queryKey: calls.mahasiswa.key() })
      toast.berhasil(`${formatAngka(data.dipindah)} mahasiswa dipindahkan`)
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={`Pindahkan mahasiswa ${dari.nama}`} size="lg">
      <Stack gap="md">
        <Select
          label="Ke konsentrasi"
          required
          searchable
          data={(tujuan.data?.data ?? [])
            .filter(({ id }) => id !== dari.id)
            .map(({ id, nama, kode }) => ({ value: id, label: `${nama} (${kode})` }))}
          value={ke}
          onChange={setKe}
          nothingFoundMessage="Program studi ini tidak memiliki konsentrasi lain yang aktif"
        />
        <Muatan query={mahasiswa} baris={4}>
          {() =>
            total > SHOWN ? (
              <Text>{`Semua ${formatAngka(total)} mahasiswa akan dipindahkan.`}</Text>
            ) : (
              <Stack gap={4} component="fieldset" aria-label="Mahasiswa yang dipindahkan">
                {semua.map(({ id, nim, nama }) => (
                  <Checkbox
                    key={id}
                    label={`${nim} ${nama}`}
                    checked={!kecuali.has(id)}
                    onChange={() => setKecuali((kini) => new Set(kini.has(id) ? [...kini].filter((one) => one !== id) : [...kini, id]))}
                  />
                ))}
                {semua.length === 0 && <Text c="dimmed">Belum ada mahasiswa di konsentrasi ini.</Text>}
              </Stack>
            )
          }
        </Muatan>
        {pindah.error && (
          <Alert color="bahaya" role="alert">
            {pesanGalat(pindah.error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button disabled={ke === null || jumlah === 0} loading={pindah.isPending} onClick={() => ke !== null && pindah.mutate(ke)}>
            {`Pindahkan ${formatAngka(jumlah)} mahasiswa`}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
