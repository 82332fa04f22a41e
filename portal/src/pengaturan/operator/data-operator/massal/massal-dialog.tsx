import { Alert, Button, Group, Modal, Stack, Table, Text } from '@mantine/core'
import type { HasilMassal } from '@sivitas/contract/pengaturan/operator/massal'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'
import { pesanGalat } from '../../../../kit/galat'
import { MassalFields, type Isian } from './massal-fields'
import { TINDAKAN, type Massal } from './use-massal'
import { useMassalActs } from './use-massal-acts'

type Props = { massal: Massal; onTutup: () => void; onBerubah: () => void }

const judul = (massal: Massal) => (massal.jenis === 'salin' ? `Salin hak akses ${massal.dari.nama}` : TINDAKAN[massal.jenis])

/** Whether everything is there that the act asks for. */
function lengkap({ jenis }: Massal, isian: Isian): boolean {
  if (jenis === 'tambahRole') return (isian.tambahRole ?? []).length > 0
  if (jenis === 'lepasRole') return (isian.lepasRole ?? []).length > 0
  if (jenis === 'lokasi') return isian.idLokasi !== undefined
  if (jenis === 'salin') return (isian.idOperator ?? []).length > 0
  return jenis !== 'nonaktifkan' || (isian.alasan ?? '').trim() !== ''
}

const awal = ({ jenis }: Massal): Isian => (jenis === 'prodi' ? { prodi: '' } : {})

/** An act on many operators: its particulars, then what the server says it would change, then the act itself. */
export function MassalDialog({ massal, onTutup, onBerubah }: Props) {
  const [isian, setIsian] = useState<Isian>(() => awal(massal))
  const { pratinjau, jalankan } = useMassalActs(massal, () => {
    onBerubah()
    onTutup()
  })
  const rencana = pratinjau.data
  const galat = pratinjau.error ?? jalankan.error
  return (
    <Modal opened onClose={jalankan.isPending ? () => undefined : onTutup} title={judul(massal)} size="lg">
      <Stack gap="md">
        {rencana === undefined ? <MassalFields massal={massal} isian={isian} onChange={setIsian} /> : <Pratinjau hasil={rencana.hasil} />}
        {galat !== null && (
          <Alert color="bahaya" role="alert">
            {pesanGalat(galat)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" disabled={jalankan.isPending} onClick={rencana === undefined ? onTutup : pratinjau.reset}>
            {rencana === undefined ? 'Batal' : 'Kembali'}
          </Button>
          {rencana === undefined ? (
            <Button disabled={!lengkap(massal, isian)} loading={pratinjau.isPending} onClick={() => pratinjau.mutate(isian)}>
              Pratinjau
            </Button>
          ) : (
            <Button
              {...(massal.jenis === 'nonaktifkan' && { color: 'bahaya', variant: 'outline' })}
              disabled={rencana.berubah === 0}
              loading={jalankan.isPending}
              onClick={() => jalankan.mutate(rencana.order)}
            >
              {`Ubah ${formatAngka(rencana.berubah)} operator`}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

function Pratinjau({ hasil }: { hasil: readonly HasilMassal[] }) {
  return (
    <Table.ScrollContainer minWidth={420} mah={360}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Operator</Table.Th>
            <Table.Th>Perubahan</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {hasil.map(({ id, nama, perubahan, galat }) => (
            <Table.Tr key={id}>
              <Table.Td>{nama}</Table.Td>
              <Table.Td>
                {galat !== null && <Text c="bahaya">{galat}</Text>}
                {galat === null && perubahan.length === 0 && 'Tidak berubah'}
                {galat === null &&
                  perubahan.map(({ kolom, lama, baru }) => (
                    <div key={kolom}>
                      {kolom}: {lama} → {baru}
                    </div>
                  ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
