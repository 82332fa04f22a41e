import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { Kosong } from '../../kit/feedback/kosong'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { toast } from '../../kit/feedback/toast'
import { NilaiTanggal } from '../../kit/format/nilai'
import { IconPlus } from '../../kit/icons'
import { StatusBadge } from '../../kit/page/status-badge'
import { PelimpahanForm } from './pelimpahan-form'

type Row = Awaited<ReturnType<typeof api.pengaturan.pelimpahan.list.call>>['data'][number]

const KEADAAN = {
  berlaku: { nama: 'Berlaku', tone: 'hijau' },
  terjadwal: { nama: 'Terjadwal', tone: 'biru' },
  selesai: { nama: 'Selesai', tone: 'abu' },
  diakhiri: { nama: 'Diakhiri', tone: 'abu' },
} as const

/** Leave cover: roles that one lent, got or arranged for a colleague (platform, Beyond 6). */
export function PelimpahanTab() {
  const [baru, setBaru] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(api.pengaturan.pelimpahan.list.queryOptions())
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text c="dimmed">Rekan bekerja dengan hak akses Anda selama Anda tidak di tempat. Log audit mencatatnya atas nama Anda.</Text>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setBaru(true)}>
          Limpahkan tugas
        </Button>
      </Group>
      {error && !data && <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />}
      {!data && !error && <Kerangka baris={4} />}
      {data?.data.length === 0 && <Kosong jenis="belumAda" petunjuk="Limpahkan tugas sebelum cuti, supaya pekerjaan tidak menunggu." />}
      {data && data.data.length > 0 && <Daftar rows={data.data} />}
      {baru && <PelimpahanForm onTutup={() => setBaru(false)} />}
    </Stack>
  )
}

function Daftar({ rows }: { rows: readonly Row[] }) {
  return (
    <Table.ScrollContainer
      minWidth={760}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': 'Pelimpahan tugas' } }}
    >
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Dari</Table.Th>
            <Table.Th>Kepada</Table.Th>
            <Table.Th>Hak akses</Table.Th>
            <Table.Th>Masa</Table.Th>
            <Table.Th>Alasan</Table.Th>
            <Table.Th>Keadaan</Table.Th>
            <Table.Th>Tindakan</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Baris key={row.id} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Baris({ row }: { row: Row }) {
  const queryClient = useQueryClient()
  const konfirmasi = useKonfirmasi()
  const akhiri = useMutation(
    api.pengaturan.pelimpahan.akhiri.mutationOptions({
      onSuccess: () => {
        toast.berhasil('Pelimpahan diakhiri')
        void queryClient.invalidateQueries({ queryKey: api.pengaturan.pelimpahan.key() })
      },
    }),
  )
  const tanya = async () => {
    const ya = await konfirmasi({
      pesan: `Akhiri pelimpahan dari ${row.pemberi} kepada ${row.penerima}?`,
      akibat: [`${row.penerima} langsung kehilangan hak yang dipinjam.`],
      setuju: 'Akhiri',
    })
    if (ya) akhiri.mutate({ id: row.id, versi: row.versi })
  }
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        {row.pemberi}
      </Table.Th>
      <Table.Td>{row.penerima}</Table.Td>
      <Table.Td>{row.hakAkses.join(', ')}</Table.Td>
      <Table.Td>
        <NilaiTanggal nilai={row.berlakuMulai} /> s.d. <NilaiTanggal nilai={row.berlakuSelesai} />
      </Table.Td>
      <Table.Td>{row.alasan}</Table.Td>
      <Table.Td>
        <StatusBadge kode={row.keadaan} {...KEADAAN[row.keadaan]} />
      </Table.Td>
      <Table.Td>
        {row.bolehAkhiri && (
          <Button variant="subtle" size="compact-sm" loading={akhiri.isPending} onClick={() => void tanya()}>
            Akhiri
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
