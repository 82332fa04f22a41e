import type { Beda } from '@sivitas/contract/data-master/dosen/dosen'
import { Alert, Button, Checkbox, Drawer, FileInput, Group, Stack, Table, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'
import type { Dosen } from './dosen-lengkap'

const calls = api.dataMaster.dosen

type Props = { dosen: Pick<Dosen, 'id' | 'versi' | 'namaLengkap'>; onTutup: () => void }

/** 'Bandingkan dengan SISTER/PDDikti': a file goes in, differences come out, and those that are ticked are taken over. */
export function BandingPanel({ dosen, onTutup }: Props) {
  const queryClient = useQueryClient()
  const [pilih, setPilih] = useState<ReadonlySet<string>>(new Set())
  const banding = useMutation({
    mutationFn: (berkas: File) => calls.banding.call({ id: dosen.id, berkas }),
    meta: { galat: 'sendiri' },
    onSuccess: () => setPilih(new Set()),
  })
  const beda = banding.data?.data.beda ?? []
  const terapkan = useMutation({
    mutationFn: () =>
      calls.update.call({
        ...Object.fromEntries(beda.filter(({ field }) => pilih.has(field)).map(({ field, nilai }) => [field, nilai])),
        id: dosen.id,
        versi: dosen.versi,
      }),
    meta: { galat: 'sendiri' },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      toast.berhasil('Data berhasil diubah')
      onTutup()
    },
  })
  const galat = banding.error ?? terapkan.error
  return (
    <Drawer opened onClose={onTutup} title="Bandingkan dengan SISTER/PDDikti" size={720}>
      <Stack gap="md">
        <Text>{`Unggah hasil DetailBiodataDosen (JSON) atau daftar dari SISTER (XLSX, CSV). ${dosen.namaLengkap} dicari dari NUPTK, NIDN, NIK, atau nama dan tanggal lahir.`}</Text>
        <FileInput
          label="Berkas"
          placeholder="Pilih berkas"
          accept=".json,.xlsx,.csv"
          disabled={banding.isPending}
          onChange={(berkas) => berkas && banding.mutate(berkas)}
        />
        {galat !== null && (
          <Alert color="bahaya" role="alert">
            {pesanGalat(galat)}
          </Alert>
        )}
        {banding.data && <Text aria-live="polite">{`${banding.data.data.sama} isian sama, ${beda.length} berbeda.`}</Text>}
        {beda.length > 0 && (
          <>
            <BedaTable beda={beda} pilih={pilih} onPilih={setPilih} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onTutup}>
                Batal
              </Button>
              <Button disabled={pilih.size === 0} loading={terapkan.isPending} onClick={() => terapkan.mutate()}>
                {`Terapkan ${pilih.size} isian`}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Drawer>
  )
}

type TableProps = { beda: readonly Beda[]; pilih: ReadonlySet<string>; onPilih: (pilih: ReadonlySet<string>) => void }

function BedaTable({ beda, pilih, onPilih }: TableProps) {
  const balik = (field: string) => {
    const next = new Set(pilih)
    if (!next.delete(field)) next.add(field)
    onPilih(next)
  }
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table aria-label="Perbedaan">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Terapkan</Table.Th>
            <Table.Th>Isian</Table.Th>
            <Table.Th>Di sini</Table.Th>
            <Table.Th>Di berkas</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {beda.map(({ field, label, disini, disana, nilai, alasan }) => (
            <Table.Tr key={field}>
              <Table.Td>
                <Checkbox
                  aria-label={`Terapkan ${label}`}
                  checked={pilih.has(field)}
                  disabled={nilai === null}
                  onChange={() => balik(field)}
                />
              </Table.Td>
              <Table.Td>{label}</Table.Td>
              <Table.Td>{disini ?? '-'}</Table.Td>
              <Table.Td>
                {disana}
                {alasan !== null && (
                  <Text c="dimmed" fz="xs">
                    {alasan}
                  </Text>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
