import { Alert, Button, Drawer, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { IconRestore } from '../../kit/icons'
import { KeyValues } from '../../kit/page/key-values'
import { namaAksi, namaEntitas } from './columns'
import { KembalikanDialog } from './kembalikan-dialog'
import { namaField, nilaiTeks } from './nilai-teks'
import type { Rincian } from './rincian'

/** One act: who, when, from where, old and new values, its seal, and how to take it back. */
export function RincianDrawer({ id, onTutup }: { id: number; onTutup: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(api.platform.audit.get.queryOptions({ input: { id } }))
  return (
    <Drawer opened onClose={onTutup} title="Rincian catatan" size={560}>
      {error && !data && <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />}
      {!data && !error && <Kerangka baris={8} />}
      {data && <Isi catatan={data.data} />}
    </Drawer>
  )
}

function Isi({ catatan }: { catatan: Rincian }) {
  const [mengembalikan, setMengembalikan] = useState(false)
  const { pemulihan } = catatan
  return (
    <Stack gap="md">
      <KeyValues
        facts={[
          { label: 'Waktu', value: <NilaiTanggalJam nilai={catatan.waktu} /> },
          { label: 'Oleh', value: catatan.namaAkun ?? 'Sistem' },
          { label: 'Atas nama', value: catatan.atasNama },
          { label: 'Aksi', value: namaAksi(catatan.aksi) },
          { label: 'Entitas', value: namaEntitas(catatan.entitas) },
          { label: 'Baris', value: catatan.label },
          { label: 'ID baris', value: catatan.idBaris, copy: catatan.idBaris },
          { label: 'Alasan', value: catatan.alasan },
          { label: 'Alamat IP', value: catatan.alamatIp },
          { label: 'Peramban', value: catatan.peramban },
          { label: 'Nomor permintaan', value: catatan.requestId, copy: catatan.requestId },
          { label: 'Segel', value: catatan.hash && `${catatan.urut} · ${catatan.hash.slice(0, 16)}…`, copy: catatan.hash },
        ]}
      />
      <Perubahan sebelum={catatan.sebelum} sesudah={catatan.sesudah} />
      {pemulihan.boleh ? (
        <Group justify="flex-end">
          <Button variant="default" leftSection={<IconRestore size={16} aria-hidden />} onClick={() => setMengembalikan(true)}>
            Kembalikan
          </Button>
        </Group>
      ) : (
        pemulihan.sebab && <Alert color="abu">{pemulihan.sebab}</Alert>
      )}
      {mengembalikan && <KembalikanDialog catatan={catatan} onTutup={() => setMengembalikan(false)} />}
    </Stack>
  )
}

type Nilai = Record<string, unknown> | null

function Perubahan({ sebelum, sesudah }: { sebelum: Nilai; sesudah: Nilai }) {
  const names = [...new Set([...Object.keys(sebelum ?? {}), ...Object.keys(sesudah ?? {})])]
  if (names.length === 0) return <Text c="dimmed">Catatan ini tidak mengubah isi baris.</Text>
  return (
    <section aria-label="Perubahan">
      <Title order={3} mb="xs">
        Perubahan
      </Title>
      <Table verticalSpacing={4} layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Isian</Table.Th>
            <Table.Th>Sebelum</Table.Th>
            <Table.Th>Sesudah</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {names.map((name) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={400}>
                {namaField(name)}
              </Table.Th>
              <Table.Td>{nilaiTeks(sebelum?.[name])}</Table.Td>
              <Table.Td>{nilaiTeks(sesudah?.[name])}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
