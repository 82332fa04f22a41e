import { Card, Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'

type BagianProps<Isi> = {
  judul: string
  /** What the part asked for; a part that failed on the server brings its own words. */
  asked: { data: Isi | { galat: string } | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** Behind the title. */
  samping?: ReactNode
  kerangka?: number
  children: (isi: Isi) => ReactNode
}

const gagalSendiri = (data: unknown): data is { galat: string } => typeof data === 'object' && data !== null && 'galat' in data

/** One part of the home page: its title, what it shows, and its own failure (C13). */
export function Bagian<Isi>({ judul, asked, samping, kerangka = 4, children }: BagianProps<Isi>) {
  const { data, error, isFetching, refetch } = asked
  const gagal = gagalSendiri(data) ? new Error(data.galat) : data === undefined ? error : null
  return (
    <Card component="section" aria-label={judul} h="100%">
      <Group justify="space-between" mb="sm" wrap="nowrap">
        <Title order={2}>{judul}</Title>
        {samping}
      </Group>
      {gagal !== null && gagal !== undefined && <MuatGagalCard error={gagal} sibuk={isFetching} onMuatUlang={() => void refetch()} />}
      {data === undefined && !gagal && <Kerangka baris={kerangka} />}
      {data !== undefined && !gagalSendiri(data) && children(data as Isi)}
    </Card>
  )
}
