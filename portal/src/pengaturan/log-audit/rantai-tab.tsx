import { Alert, Button, Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { toast } from '../../kit/feedback/toast'
import { useUnduh } from '../../kit/export/unduh-context'
import { NilaiTanggal, NilaiTanggalJam } from '../../kit/format/nilai'
import { Can } from '../../kit/izin/can'
import { KeyValues } from '../../kit/page/key-values'
import { StatusBadge } from '../../kit/page/status-badge'

type Rantai = Awaited<ReturnType<typeof api.platform.audit.rantai.call>>['data']
const TANYA_MS = 10_000

/** Whether the log is as it was written: the last checks, the seal at its end, and the years that were archived (PL-R58). */
export function RantaiTab() {
  const { data, error, isFetching, refetch } = useQuery(
    api.platform.audit.rantai.queryOptions({ refetchInterval: TANYA_MS, meta: { senyap: true } }),
  )
  if (error && !data) return <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />
  return data ? <Isi rantai={data.data} /> : <Kerangka baris={6} />
}

function Isi({ rantai }: { rantai: Rantai }) {
  const [terakhir] = rantai.pemeriksaan
  return (
    <Stack gap="md">
      {terakhir && !terakhir.utuh && (
        <Alert color="bahaya" title="Rantai tidak utuh">
          {terakhir.keterangan} Urutan {formatAngka(terakhir.rusakUrut)}. Simpan cadangan basis data sekarang, lalu bandingkan dengan
          cadangan sebelumnya.
        </Alert>
      )}
      <Card component="section" aria-label="Segel">
        <Group justify="space-between" mb="sm">
          <Title order={2}>Segel</Title>
          <PeriksaSekarang />
        </Group>
        <KeyValues
          facts={[
            { label: 'Panjang rantai', value: formatAngka(rantai.panjang) },
            { label: 'Segel terakhir (SHA-256)', value: rantai.hashAkhir && `${rantai.hashAkhir.slice(0, 32)}…`, copy: rantai.hashAkhir },
            { label: 'Disimpan', value: `${rantai.tahun} tahun, lalu dipindahkan ke arsip` },
          ]}
        />
        <Text c="dimmed" mt="sm">
          Setiap catatan memuat segel catatan sebelumnya, sehingga catatan yang diubah atau dihapus langsung terlihat. Rantai diperiksa
          setiap malam pukul 02.30.
        </Text>
      </Card>
      <Pemeriksaan daftar={rantai.pemeriksaan} />
      <Arsip daftar={rantai.arsip} />
    </Stack>
  )
}

function PeriksaSekarang() {
  const queryClient = useQueryClient()
  const periksa = useMutation(
    api.platform.audit.periksa.mutationOptions({
      onSuccess: () => {
        toast.berhasil('Pemeriksaan dimulai. Hasilnya muncul di bawah.')
        void queryClient.invalidateQueries({ queryKey: api.platform.audit.rantai.key() })
      },
    }),
  )
  return (
    <Can call={api.platform.audit.periksa}>
      <Button variant="default" loading={periksa.isPending} onClick={() => periksa.mutate(undefined)}>
        Periksa sekarang
      </Button>
    </Can>
  )
}

function Pemeriksaan({ daftar }: { daftar: Rantai['pemeriksaan'] }) {
  return (
    <Card component="section" aria-label="Pemeriksaan">
      <Title order={2} mb="sm">
        Pemeriksaan
      </Title>
      {daftar.length === 0 ? (
        <Kosong jenis="belumAda" petunjuk="Rantai diperiksa setiap malam, atau tekan Periksa sekarang." />
      ) : (
        <Table.ScrollContainer minWidth={560}>
          <Table verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Waktu</Table.Th>
                <Table.Th>Hasil</Table.Th>
                <Table.Th ta="right">Baris</Table.Th>
                <Table.Th>Keterangan</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {daftar.map((satu) => (
                <Table.Tr key={String(satu.waktu)}>
                  <Table.Td>
                    <NilaiTanggalJam nilai={satu.waktu} />
                  </Table.Td>
                  <Table.Td>
                    <StatusBadge
                      kode={satu.utuh ? 'utuh' : 'rusak'}
                      nama={satu.utuh ? 'Utuh' : 'Rusak'}
                      tone={satu.utuh ? 'hijau' : 'bahaya'}
                    />
                  </Table.Td>
                  <Table.Td ta="right">{formatAngka(satu.jumlah)}</Table.Td>
                  <Table.Td>{satu.keterangan ?? '-'}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Card>
  )
}

function Arsip({ daftar }: { daftar: Rantai['arsip'] }) {
  const unduh = useUnduh()
  if (daftar.length === 0) return null
  return (
    <Card component="section" aria-label="Arsip">
      <Title order={2} mb="sm">
        Arsip
      </Title>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Masa</Table.Th>
            <Table.Th ta="right">Baris</Table.Th>
            <Table.Th>SHA-256</Table.Th>
            <Table.Th>Berkas</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {daftar.map((satu) => (
            <Table.Tr key={satu.idBerkas}>
              <Table.Td>
                <NilaiTanggal nilai={satu.dariWaktu} /> s.d. <NilaiTanggal nilai={satu.sampaiWaktu} />
              </Table.Td>
              <Table.Td ta="right">{formatAngka(satu.jumlah)}</Table.Td>
              <Table.Td>{satu.sha256.slice(0, 16)}…</Table.Td>
              <Table.Td>
                <Button variant="subtle" size="compact-sm" onClick={() => void unduh(`/v2/platform/berkas/${satu.idBerkas}/unduh`)}>
                  Unduh
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  )
}
