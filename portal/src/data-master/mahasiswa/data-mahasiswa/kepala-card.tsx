import { ActionIcon, Anchor, Button, Card, CopyButton, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { NilaiAngka } from '../../../kit/format/nilai'
import { IconArrowLeft, IconArrowRight, IconCheck, IconCopy } from '../../../kit/icons'
import type { Mahasiswa } from './mahasiswa'
import { useTetangga } from './use-tetangga'

/** The facts that are asked at the counter, other NIM of the person, and the way to the neighbours in the list. */
export function KepalaCard({ mahasiswa }: { mahasiswa: Mahasiswa }) {
  const { sebelum, sesudah } = useTetangga(mahasiswa.id)
  const { sksLulus, sksSyarat } = mahasiswa
  return (
    <Card component="section" aria-label="Ringkasan">
      <Stack gap="xs">
        <Title order={2}>Ringkasan</Title>
        <Group gap={4} wrap="nowrap">
          <Text fw={600}>{mahasiswa.nim}</Text>
          <SalinNim nim={mahasiswa.nim} />
        </Group>
        <Text>
          {mahasiswa.labelProdi}, angkatan {mahasiswa.angkatan}
        </Text>
        <Text>
          IPK <NilaiAngka nilai={mahasiswa.ipk} desimal={2} />
        </Text>
        <Text>Dosen PA {mahasiswa.dosenPa ?? 'belum ada'}</Text>
        <Text>
          SKS lulus {sksLulus} dari {sksSyarat}
        </Text>
        <Progress value={Math.min(100, (100 * sksLulus) / Math.max(1, sksSyarat))} aria-label={`SKS lulus ${sksLulus} dari ${sksSyarat}`} />
        {mahasiswa.nimLain.length > 0 && (
          <div>
            <Text c="dimmed">NIM lain orang ini</Text>
            {mahasiswa.nimLain.map(({ id, nim, labelProdi }) => (
              <Anchor key={id} component={Link} to={`/data-master/mahasiswa/data-mahasiswa/${id}`} display="block">
                {nim} ({labelProdi})
              </Anchor>
            ))}
          </div>
        )}
        {(sebelum || sesudah) && (
          <Group gap="xs">
            <Langkah ke={sebelum} label="Sebelumnya" tuts="K" ikon={<IconArrowLeft size={14} aria-hidden />} />
            <Langkah ke={sesudah} label="Berikutnya" tuts="J" ikon={<IconArrowRight size={14} aria-hidden />} />
          </Group>
        )}
      </Stack>
    </Card>
  )
}

const SalinNim = ({ nim }: { nim: string }) => (
  <CopyButton value={nim}>
    {({ copied, copy }) => (
      <ActionIcon size="sm" aria-label={copied ? 'NIM tersalin' : 'Salin NIM dari ringkasan'} onClick={copy} data-cetak="sembunyi">
        {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      </ActionIcon>
    )}
  </CopyButton>
)

function Langkah({ ke, label, tuts, ikon }: { ke: string | null; label: string; tuts: string; ikon: React.ReactNode }) {
  if (ke === null) return null
  return (
    <Button component={Link} to={ke} variant="default" size="compact-sm" leftSection={ikon} title={`Tuts ${tuts}`}>
      {label}
    </Button>
  )
}
