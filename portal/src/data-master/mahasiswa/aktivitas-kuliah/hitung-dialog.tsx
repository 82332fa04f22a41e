import { Alert, Button, Group, Modal, Stack, Table, Text } from '@mantine/core'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../api'
import { Kerangka } from '../../../kit/feedback/memuat'
import { pesanGalat } from '../../../kit/galat'
import type { Cakupan } from './cakupan'

const calls = api.akademik.aktivitasKuliah

type Pratinjau = Awaited<ReturnType<typeof calls.pratinjauHitung.call>>['data']
type Props = Readonly<{ cakupan: Cakupan; onMulai: (idPekerjaan: string) => void; onTutup: () => void }>

/** 'Hitung ulang': what the run would change, then the job. */
export function HitungDialog({ cakupan, onMulai, onTutup }: Props) {
  const pratinjau = useQuery({
    queryKey: [...calls.pratinjauHitung.key(), cakupan],
    queryFn: ({ signal }) => calls.pratinjauHitung.call(cakupan, { signal }),
    staleTime: 0,
  })
  const jalan = useMutation(
    calls.hitung.mutationOptions({ meta: { galat: 'sendiri' }, onSuccess: ({ data }) => onMulai(data.idPekerjaan) }),
  )
  const galat = pratinjau.error ?? jalan.error
  const data = pratinjau.data?.data
  return (
    <Modal opened onClose={onTutup} title={`Hitung ulang AKM ${labelPeriode(cakupan.periode)}`} size="md">
      <Stack gap="md">
        {data === undefined && !galat && <Kerangka baris={4} />}
        {data && <Isi data={data} />}
        {galat && (
          <Alert color="bahaya" role="alert">
            {pesanGalat(galat)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onTutup}>
            Batal
          </Button>
          <Button disabled={!data || data.jumlah === 0} loading={jalan.isPending} onClick={() => jalan.mutate(cakupan)}>
            Hitung
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function Isi({ data: { jumlah, status, berubah, sementara, terkunci } }: { data: Pratinjau }) {
  return (
    <>
      <Text size="sm" role="status">
        {`${formatAngka(jumlah)} mahasiswa dihitung.`}
        {berubah !== null && ` ${formatAngka(berubah)} berubah.`}
        {sementara > 0 && ` ${formatAngka(sementara)} masih sementara karena nilainya belum final.`}
        {terkunci > 0 && ` ${formatAngka(terkunci)} sudah dikunci: perbedaannya menunggu persetujuan Supervisor.`}
      </Text>
      <Table aria-label="Status sekarang dan sesudah dihitung">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Status</Table.Th>
            <Table.Th scope="col" ta="end">
              Sekarang
            </Table.Th>
            <Table.Th scope="col" ta="end">
              Sesudah
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {status
            .filter(({ sekarang, baru }) => sekarang + baru > 0)
            .map(({ kode, sekarang, baru }) => (
              <Table.Tr key={kode}>
                <Table.Td>{STATUS_MAHASISWA[kode].nama}</Table.Td>
                <Table.Td ta="end">{formatAngka(sekarang)}</Table.Td>
                <Table.Td ta="end">{formatAngka(baru)}</Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </>
  )
}
