import { Anchor, Badge, Card, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { api } from '../../api'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { NilaiTanggal } from '../../kit/format/nilai'
import { ApiError } from '../../kit/galat'
import { HtmlAman } from '../../kit/html/html-aman'
import { IconArrowLeft, IconArrowRight } from '../../kit/icons'
import { PageHead } from '../../kit/page/page-head'

type Berita = Awaited<ReturnType<typeof api.komunikasi.pengumuman.get.call>>['data']

function Tetangga({ berita }: { berita: Berita }) {
  const { sebelumnya, berikutnya } = berita
  return (
    <Group component="nav" aria-label="Pengumuman lain" justify="space-between" align="start">
      {sebelumnya ? (
        <Anchor component={Link} to={`/berita/${sebelumnya.id}`}>
          <IconArrowLeft size={14} aria-hidden /> Sebelumnya: {sebelumnya.judul}
        </Anchor>
      ) : (
        <span />
      )}
      {berikutnya ? (
        <Anchor component={Link} to={`/berita/${berikutnya.id}`}>
          Berikutnya: {berikutnya.judul} <IconArrowRight size={14} aria-hidden />
        </Anchor>
      ) : (
        <span />
      )}
    </Group>
  )
}

/** /berita/{id}: one announcement; opening it marks it as read. An unknown one is the 404 page. */
export function BeritaPage() {
  const { id = '' } = useParams()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(api.komunikasi.pengumuman.get.queryOptions({ input: { id } }))
  const dibaca = data?.data.id
  useEffect(() => {
    // The lists now know one more as read.
    if (dibaca !== undefined) void queryClient.invalidateQueries({ queryKey: api.komunikasi.pengumuman.list.key() })
  }, [dibaca, queryClient])
  if (error instanceof ApiError && error.status === 404) return <Navigate to="/error?status=404" replace />
  if (error && !data) return <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />
  if (!data) return <Kerangka baris={8} />
  const berita = data.data
  return (
    <Stack gap="lg" maw={860} mx="auto">
      <PageHead title={berita.judul} trail={berita.judul} />
      <Group gap="sm">
        <Badge color="abu">{berita.kategori.nama}</Badge>
        <Text c="dimmed">
          {berita.unitPenulis} · <NilaiTanggal nilai={berita.terbitPada} />
        </Text>
      </Group>
      <Card component="article">
        <HtmlAman html={berita.isi} />
      </Card>
      <Tetangga berita={berita} />
    </Stack>
  )
}
