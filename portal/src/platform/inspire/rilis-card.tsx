import { Badge, Card, Group, List, Stack, Text, Title } from '@mantine/core'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { usePreferensi } from '../../kit/table/use-preferensi'

type Rilis = Awaited<ReturnType<typeof api.platform.beranda.rilis.call>>['data'][number]

/** Long enough to have been seen. */
const TERBACA_MS = 4_000

function SatuRilis({ rilis, belumDibaca }: { rilis: Rilis; belumDibaca: boolean }) {
  return (
    <Stack component="li" gap="xs">
      <Group gap="sm">
        <Text fw={600}>{rilis.judul}</Text>
        <Badge color="abu">{rilis.versi}</Badge>
        {belumDibaca && rilis.baru && <Badge color="biru">Baru</Badge>}
      </Group>
      <Text size="xs" c="dimmed">
        {formatTanggal(rilis.tanggal)}
      </Text>
      <List>
        {rilis.butir.map((butir) => (
          <List.Item key={butir}>{butir}</List.Item>
        ))}
      </List>
    </Stack>
  )
}

/** Releases in the operator's words; the mark goes once they were read. */
export function RilisCard() {
  const { data, error, isFetching, refetch } = useQuery(api.platform.beranda.rilis.queryOptions({ staleTime: 600_000 }))
  const [dibaca, tandai] = usePreferensi('rilisDibaca', z.string(), '')
  const terbaru = data?.data[0]?.versi
  useEffect(() => {
    if (terbaru === undefined || terbaru === dibaca) return
    const timer = setTimeout(() => tandai(terbaru), TERBACA_MS)
    return () => clearTimeout(timer)
  }, [terbaru, dibaca, tandai])
  return (
    <Card component="section" aria-label="Yang baru">
      <Title order={2} mb="sm">
        Yang baru
      </Title>
      {error && !data && <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />}
      {!data && !error && <Kerangka baris={4} />}
      {data?.data.length === 0 && <Kosong jenis="belumAda" />}
      <Stack component="ul" gap="lg" p={0} m={0}>
        {data?.data.map((rilis) => (
          <SatuRilis key={rilis.versi} rilis={rilis} belumDibaca={rilis.versi !== dibaca} />
        ))}
      </Stack>
    </Card>
  )
}
