import { ActionIcon, Anchor, Button, Card, CopyButton, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { NilaiAngka } from '../../../kit/format/nilai'
import { IconArrowLeft, IconArrowRight, IconCheck, IconCopy } from '../../../kit/icons'
import type { Mahasiswa } from './mahasiswa'
import { useTetangga } from './use-tetangga'

/** What is asked at the counter; it stays in sight while the tabs scroll. */
export function KepalaFakta({ mahasiswa }: { mahasiswa: Mahasiswa }) {
  const { sksLulus, sksSyarat } = mahasiswa
  return (
    <>
      <Text span>
        {mahasiswa.labelProdi}, angkatan {mahasiswa.angkatan}
      </Text>
      <Text span>
        IPK <NilaiAngka nilai={mahasiswa.ipk} desimal={2} />
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Text span>{`SKS lulus ${sksLulus} dari ${sksSyarat}`}</Text>
        <Progress
          w={96}
          value={Math.min(100, (100 * sksLulus) / Math.max(1, sksSyarat))}
          aria-label={`SKS lulus ${sksLulus} dari ${sksSyarat}`}
        />
      </Group>
      <Text span>Dosen PA {mahasiswa.dosenPa ?? 'belum ada'}</Text>
    </>
  )
}

/** Other NIM of the person, and the way to the neighbours in the list; nothing where there is neither. */
export function KepalaCard({ mahasiswa: { id: milik, nimLain } }: { mahasiswa: Mahasiswa }) {
  const { sebelum, sesudah } = useTetangga(milik)
  if (nimLain.length === 0 && !sebelum && !sesudah) return null
  return (
    <Card component="section" aria-label="Ringkasan">
      <Stack gap="xs">
        {nimLain.length > 0 && (
          <div>
            <Title order={2} size="h4">
              NIM lain orang ini
            </Title>
            {nimLain.map(({ id, nim, labelProdi }) => (
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

export const SalinNim = ({ nim }: { nim: string }) => (
  <CopyButton value={nim}>
    {({ copied, copy }) => (
      <ActionIcon size="sm" aria-label={copied ? 'NIM tersalin' : 'Salin NIM'} onClick={copy} data-cetak="sembunyi">
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
