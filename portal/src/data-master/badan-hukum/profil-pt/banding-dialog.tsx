import type { BedaPddikti } from '@sivitas/contract/data-master/badan-hukum/banding-pddikti'
import { PerguruanTinggiInput } from '@sivitas/contract/data-master/badan-hukum/perguruan-tinggi'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import { Alert, Button, Checkbox, FileInput, Group, Modal, Stack, Table, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'
import { IconUpload } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'

const calls = api.dataMaster

type Banding = { versi: number; beda: readonly BedaPddikti[] }

/** 'Bandingkan dengan PDDikti': the answer of GetProfilPT beside the profile, taken over field by field. */
export function BandingDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const baca = useMutation({
    mutationFn: (berkas: File) => calls.bandingPerguruanTinggi.call({ berkas }),
    meta: { galat: 'sendiri' },
  })
  return (
    <Modal opened onClose={onClose} title="Bandingkan dengan PDDikti" size="xl">
      <Stack gap="md">
        <FileInput
          label="Jawaban GetProfilPT"
          description="Berkas JSON atau XLSX dari Neo Feeder. Tidak ada yang tersimpan sebelum Anda menerapkannya."
          placeholder="Pilih berkas"
          accept=".json,.xlsx,.csv"
          leftSection={<IconUpload size={16} aria-hidden />}
          onChange={(berkas) => berkas && baca.mutate(berkas)}
        />
        {baca.isPending && <Text role="status">Membaca berkas</Text>}
        {baca.error && (
          <Alert color="bahaya" role="alert">
            {pesanGalat(baca.error)}
          </Alert>
        )}
        {baca.data && <Beda key={baca.data.data.namaBerkas} id={id} banding={baca.data.data} onClose={onClose} />}
      </Stack>
    </Modal>
  )
}

function Beda({ id, banding, onClose }: { id: string; banding: Banding; onClose: () => void }) {
  const beda = banding.beda.filter(({ sama }) => !sama)
  const dapat = beda.filter(({ masalah }) => masalah === null)
  const [pilihan, setPilihan] = useState<ReadonlySet<string>>(new Set())
  const queryClient = useQueryClient()
  const writes = useMay()(calls.perguruanTinggi.update)
  const terapkan = useMutation({
    mutationFn: () => {
      const values = Object.fromEntries(dapat.filter(({ field }) => pilihan.has(field)).map(({ field, nilai }) => [field, nilai]))
      return calls.perguruanTinggi.update.call({ ...values, id, versi: banding.versi })
    },
    meta: { galat: 'sendiri' },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: calls.perguruanTinggi.key() })
      toast.berhasil('Data berhasil diubah')
      onClose()
    },
  })
  const ganti = (field: string) =>
    setPilihan((kini) => new Set(kini.has(field) ? [...kini].filter((one) => one !== field) : [...kini, field]))
  if (beda.length === 0) return <Alert color="hijau">Semua {banding.beda.length} isian sama dengan PDDikti.</Alert>
  return (
    <Stack gap="sm">
      <Text>{`${beda.length} dari ${banding.beda.length} isian berbeda. Pilih yang diambil dari PDDikti.`}</Text>
      <Table.ScrollContainer minWidth={480}>
        <Table aria-label="Perbedaan dengan PDDikti">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Isian</Table.Th>
              <Table.Th scope="col">Di sini</Table.Th>
              <Table.Th scope="col">Di PDDikti</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {beda.map(({ field, kita, pddikti, masalah }) => (
              <Table.Tr key={field}>
                <Table.Td>
                  <Checkbox
                    label={titleOf(PerguruanTinggiInput, field)}
                    checked={pilihan.has(field)}
                    disabled={masalah !== null || !writes}
                    onChange={() => ganti(field)}
                  />
                </Table.Td>
                <Table.Td>{kita ?? '-'}</Table.Td>
                <Table.Td>
                  {pddikti ?? '-'}
                  {masalah !== null && (
                    <Text size="xs" c="bahaya">
                      {masalah}
                    </Text>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {terapkan.error && (
        <Alert color="bahaya" role="alert">
          {pesanGalat(terapkan.error)}
        </Alert>
      )}
      {writes && (
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => setPilihan(new Set(dapat.map(({ field }) => field)))}>
            Pilih semua
          </Button>
          <Button disabled={pilihan.size === 0} loading={terapkan.isPending} onClick={() => terapkan.mutate()}>
            {`Terapkan ${pilihan.size} isian`}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
