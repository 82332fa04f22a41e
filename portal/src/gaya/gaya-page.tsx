import { Anchor, Card, Container, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Memuat } from '../kit/feedback/memuat'
import { useTema } from '../kit/theme/use-tema'
import { bagian } from './bagian'
import { BagianBoundary } from './bagian-boundary'

function Saklar() {
  const { tema, mode, pilihTema, pilihMode } = useTema()
  return (
    <Group gap="md">
      <SegmentedControl
        aria-label="Tema"
        data={[
          { label: 'Biru', value: 'biru' },
          { label: 'Merah', value: 'merah' },
        ]}
        value={tema}
        onChange={(nilai) => pilihTema(nilai === 'merah' ? 'merah' : 'biru')}
      />
      <SegmentedControl
        aria-label="Mode warna"
        data={[
          { label: 'Terang', value: 'terang' },
          { label: 'Gelap', value: 'gelap' },
          { label: 'Sistem', value: 'sistem' },
        ]}
        value={mode}
        onChange={(nilai) => pilihMode(nilai === 'gelap' || nilai === 'sistem' ? nilai : 'terang')}
      />
    </Group>
  )
}

/** Every part of the kit on one page, for eyes, keyboard and axe. `?bagian=` shows one section alone. */
export function GayaPage() {
  const [query] = useSearchParams()
  const hanya = query.get('bagian')
  const tampil = hanya === null ? bagian : bagian.filter(({ nama }) => nama === hanya)
  return (
    <Container size="xl" py="lg" component="main">
      <Stack gap="lg">
        <Group justify="space-between">
          <Title order={1}>Gaya</Title>
          <Saklar />
        </Group>
        <Group component="nav" aria-label="Bagian" gap="md">
          <Anchor component={Link} to="?">
            Semua
          </Anchor>
          {bagian.map(({ nama }) => (
            <Anchor key={nama} component={Link} to={`?bagian=${nama}`}>
              {nama}
            </Anchor>
          ))}
        </Group>
        {tampil.length === 0 && <Text>Tidak ada bagian bernama {hanya}.</Text>}
        {tampil.map(({ nama, Isi }) => (
          <Card key={nama} component="section" aria-labelledby={`bagian-${nama}`}>
            <Title order={2} id={`bagian-${nama}`} mb="md">
              {nama}
            </Title>
            <BagianBoundary nama={nama}>
              <Suspense fallback={<Memuat />}>
                <Isi />
              </Suspense>
            </BagianBoundary>
          </Card>
        ))}
      </Stack>
    </Container>
  )
}
