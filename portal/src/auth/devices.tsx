import { Badge, Button, Card, Group, Stack, Text } from '@mantine/core'
import { namaPeramban } from '@sivitas/rules/platform/peramban'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../api'
import { useKonfirmasi } from '../kit/feedback/konfirmasi'
import { Kosong } from '../kit/feedback/kosong'
import { Kerangka } from '../kit/feedback/memuat'
import { MuatGagalCard } from '../kit/feedback/muat-gagal-card'
import { toast } from '../kit/feedback/toast'
import { NilaiTanggalJam } from '../kit/format/nilai'

type Sesi = Awaited<ReturnType<typeof api.platform.masuk.listSesi.call>>['data'][number]

function Perangkat({ sesi, onKeluarkan, sibuk }: { sesi: Sesi; onKeluarkan: () => void; sibuk: boolean }) {
  return (
    <Card component="li">
      <Group justify="space-between" align="start" wrap="nowrap">
        <Stack gap={2}>
          <Group gap="sm">
            <Text fw={600}>{namaPeramban(sesi.peramban)}</Text>
            {sesi.sesiIni && <Badge color="hijau">Perangkat ini</Badge>}
          </Group>
          <Text size="xs" c="dimmed">
            {sesi.alamatIp ?? 'Alamat tidak tercatat'} · {sesi.klien}
          </Text>
          <Text size="xs" c="dimmed">
            Masuk <NilaiTanggalJam nilai={sesi.masukPada} />
          </Text>
          <Text size="xs" c="dimmed">
            Terakhir dipakai <NilaiTanggalJam nilai={sesi.terakhirDipakai} />
          </Text>
        </Stack>
        {!sesi.sesiIni && (
          <Button variant="default" size="compact-sm" flex="none" loading={sibuk} onClick={onKeluarkan}>
            Keluarkan
          </Button>
        )}
      </Group>
    </Card>
  )
}

/** Where the operator is signed in, and how to end one of these sessions. */
export function Devices() {
  const tanya = useKonfirmasi()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(api.platform.masuk.listSesi.queryOptions({ input: {} }))
  const hapus = useMutation(
    api.platform.masuk.hapusSesi.mutationOptions({
      meta: { metode: 'DELETE' },
      onSuccess: async () => {
        toast.berhasil('Perangkat sudah dikeluarkan')
        await queryClient.invalidateQueries({ queryKey: api.platform.masuk.listSesi.key() })
      },
    }),
  )
  const keluarkan = async (sesi: Sesi) => {
    const nama = namaPeramban(sesi.peramban)
    if (await tanya({ pesan: `Keluarkan ${nama}?`, akibat: ['Siapa pun yang memakainya harus masuk kembali.'], setuju: 'Keluarkan' }))
      hapus.mutate({ id: sesi.id })
  }
  if (error) return <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />
  if (!data) return <Kerangka baris={3} tinggi={80} />
  if (data.data.length === 0) return <Kosong jenis="belumAda" />
  return (
    <Stack component="ul" gap="sm" p={0} m={0}>
      {data.data.map((sesi) => (
        <Perangkat
          key={sesi.id}
          sesi={sesi}
          sibuk={hapus.isPending && hapus.variables.id === sesi.id}
          onKeluarkan={() => void keluarkan(sesi)}
        />
      ))}
    </Stack>
  )
}
