import { Alert, Button, Group, Modal, Stack, Table, Text, TextInput } from '@mantine/core'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useOperator } from '../../../auth/operator'
import { Kerangka } from '../../../kit/feedback/memuat'
import { NilaiTanggalJam } from '../../../kit/format/nilai'
import { pesanGalat } from '../../../kit/galat'
import { FactTable } from '../../../kit/page/fact-table'
import type { Cakupan } from './cakupan'

const calls = api.dataMaster.statusPeriode
const TERLIHAT = 10

type Tutup = Awaited<ReturnType<typeof calls.tutup.call>>['data']
type Props = Readonly<{ cakupan: Cakupan; onMulai: (idPekerjaan: string) => void; onTutup: () => void }>

/** 'Tutup status periode': who would change, then the job; a run of the last 24 hours can be taken back as a whole. */
export function TutupStatusDialog({ cakupan: { periode, prodi }, onMulai, onTutup }: Props) {
  const isi = { periode, ...(prodi && { prodi }) }
  const pratinjau = useQuery({
    queryKey: [...calls.tutup.key(), 'pratinjau', isi],
    queryFn: ({ signal }) => calls.tutup.call({ ...isi, pratinjau: true }, { signal }),
    staleTime: 0,
  })
  const data = pratinjau.data?.data
  return (
    <Modal opened onClose={onTutup} title={`Tutup status ${labelPeriode(periode)}`} size="lg">
      <Stack gap="md">
        {data ? <Isi data={data} /> : <Kerangka baris={4} />}
        {pratinjau.error && <Galat error={pratinjau.error} />}
        {data && <Tindakan data={data} isi={isi} onMulai={onMulai} onTutup={onTutup} />}
      </Stack>
    </Modal>
  )
}

const Galat = ({ error }: { error: unknown }) => (
  <Alert color="bahaya" role="alert">
    {pesanGalat(error)}
  </Alert>
)

type TindakanProps = Readonly<Pick<Props, 'onMulai' | 'onTutup'> & { data: Tutup; isi: { periode: number; prodi?: string[] } }>

/** The two acts, for a Supervisor: closing, and taking the last closing back. */
function Tindakan({ data, isi, onMulai, onTutup }: TindakanProps) {
  const client = useQueryClient()
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const [alasan, setAlasan] = useState('')
  const selesai = (id: string | null) => {
    void client.invalidateQueries({ queryKey: api.dataMaster.key() })
    if (id) onMulai(id)
  }
  const jalan = useMutation(
    calls.tutup.mutationOptions({ meta: { galat: 'sendiri' }, onSuccess: (hasil) => selesai(hasil.data.idPekerjaan) }),
  )
  const batal = useMutation(
    calls.batalTutup.mutationOptions({ meta: { galat: 'sendiri' }, onSuccess: (hasil) => selesai(hasil.data.idPekerjaan) }),
  )
  const galat = jalan.error ?? batal.error
  const bolehBatal = Boolean(data.terakhir?.bolehBatalSampai)
  if (!supervisor) return <Alert color="kuning">Perlu operator Supervisor</Alert>
  return (
    <>
      {(data.jumlah > 0 || bolehBatal) && (
        <TextInput label="Alasan" value={alasan} maxLength={500} onChange={(event) => setAlasan(event.currentTarget.value)} />
      )}
      {galat && <Galat error={galat} />}
      <Group justify="flex-end" gap="sm">
        {bolehBatal && (
          <Button
            variant="outline"
            color="bahaya"
            loading={batal.isPending}
            disabled={alasan.trim().length < 5}
            onClick={() => batal.mutate({ periode: isi.periode, alasan })}
          >
            Batalkan penutupan terakhir
          </Button>
        )}
        <Button variant="default" onClick={onTutup}>
          Batal
        </Button>
        <Button
          disabled={data.halangan !== null || data.jumlah === 0}
          loading={jalan.isPending}
          onClick={() => jalan.mutate({ ...isi, alasan: alasan || null, pratinjau: false })}
        >
          {data.jumlah > 0 ? `Tutup status ${formatAngka(data.jumlah)} mahasiswa` : 'Tutup status'}
        </Button>
      </Group>
    </>
  )
}

const KOLOM = [
  { id: 'nim', title: 'NIM', cell: ({ nim }: Tutup['contoh'][number]) => nim },
  { id: 'nama', title: 'Nama', cell: ({ nama }: Tutup['contoh'][number]) => nama },
  {
    id: 'perubahan',
    title: 'Perubahan',
    cell: ({ dari, ke }: Tutup['contoh'][number]) => `${STATUS_MAHASISWA[dari].nama} → ${STATUS_MAHASISWA[ke].nama}`,
  },
]

function Isi({ data }: { data: Tutup }) {
  const { halangan, jumlah, ringkas, contoh, terakhir } = data
  return (
    <>
      {halangan && (
        <Alert color="kuning" role="status">
          {halangan}
        </Alert>
      )}
      {terakhir && (
        <Text size="sm" c="dimmed">
          {`Terakhir ditutup ${terakhir.oleh ? `oleh ${terakhir.oleh} ` : ''}untuk ${formatAngka(terakhir.jumlah)} mahasiswa pada `}
          <NilaiTanggalJam nilai={terakhir.dijalankanPada} />
          {terakhir.dibatalkan ? ', lalu dibatalkan.' : '.'}
        </Text>
      )}
      {jumlah === 0 ? (
        <Text size="sm">Tidak ada status yang berubah: semua mahasiswa sudah sesuai KRS-nya.</Text>
      ) : (
        <>
          <Table aria-label="Ringkasan perubahan" w="auto">
            <Table.Tbody>
              {ringkas.map(({ dari, ke, jumlah: banyak }) => (
                <Table.Tr key={`${dari}${ke}`}>
                  <Table.Td>{`${STATUS_MAHASISWA[dari].nama} → ${STATUS_MAHASISWA[ke].nama}`}</Table.Td>
                  <Table.Td ta="end">{formatAngka(banyak)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <FactTable
            label="Mahasiswa yang berubah"
            columns={KOLOM}
            rows={contoh.slice(0, TERLIHAT)}
            keyOf={({ idMahasiswa }) => idMahasiswa}
          />
          {jumlah > TERLIHAT && <Text size="sm" c="dimmed">{`dan ${formatAngka(jumlah - TERLIHAT)} mahasiswa lainnya`}</Text>}
        </>
      )}
    </>
  )
}
