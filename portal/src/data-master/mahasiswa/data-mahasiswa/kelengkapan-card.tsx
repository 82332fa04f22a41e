import { Anchor, Card, Group, List, Progress, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { StatusBadge } from '../../../kit/page/status-badge'
import type { Mahasiswa } from './mahasiswa'
import { TITIK } from './titik'

/** How complete the record is, and each missing point with a way to its field. */
export function KelengkapanCard({ mahasiswa }: { mahasiswa: Mahasiswa }) {
  const { kelengkapan, siapPddikti, kurang } = mahasiswa
  return (
    <Card component="section" aria-label="Kelengkapan">
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2}>Kelengkapan</Title>
          {siapPddikti ? (
            <StatusBadge kode="siap" nama="Siap PDDikti" tone="hijau" />
          ) : (
            <StatusBadge kode="belum" nama="Belum siap PDDikti" />
          )}
        </Group>
        <Text>{kelengkapan}% dari 20 butir</Text>
        <Progress value={kelengkapan} aria-label={`Kelengkapan ${kelengkapan}%`} />
        {kurang.length > 0 && (
          <>
            <Text c="dimmed">Yang masih kurang:</Text>
            <List spacing={4}>
              {kurang.map((titik) => {
                const [nama, tab, isian] = TITIK[titik] ?? [titik, 'biodata', 'nama']
                return (
                  <List.Item key={titik}>
                    {titik === 'foto' ? (
                      <Anchor href="#foto">{nama}</Anchor>
                    ) : (
                      <Anchor component={Link} to={`?tab=${tab}&ubah=1&isian=${isian}`}>
                        {nama}
                      </Anchor>
                    )}
                  </List.Item>
                )
              })}
            </List>
          </>
        )}
      </Stack>
    </Card>
  )
}
