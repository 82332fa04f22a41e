import { ActionIcon, Anchor, Group, Popover, RingProgress, Stack, Text } from '@mantine/core'
import { useDocumentVisibility } from '@mantine/hooks'
import { Link } from 'react-router'
import { StatusBadge } from '../../kit/page/status-badge'
import { Kemajuan } from '../../shared/pekerjaan/kolom'
import { persen, STATUS, type Pekerjaan } from '../../shared/pekerjaan/pekerjaan'
import { useAlurPekerjaan, usePekerjaanTerbuka } from '../../shared/pekerjaan/use-pekerjaan-saya'
import { useTerbukaSelama } from './use-open-while'

/** How far all that runs is together; a job of unknown size counts as begun. */
function bersama(daftar: readonly Pekerjaan[]): number {
  return Math.floor(daftar.reduce((sum, job) => sum + (persen(job) ?? 0), 0) / Math.max(1, daftar.length))
}

/** A ring with the percentage while jobs of the signed-in person wait or run; it opens their list. */
export function JobIndicator({ tutup }: { tutup: number }) {
  const daftar = usePekerjaanTerbuka()
  const terlihat = useDocumentVisibility() === 'visible'
  const [buka, setBuka] = useTerbukaSelama<true>(String(tutup))
  useAlurPekerjaan(daftar.length > 0 && terlihat)
  if (daftar.length === 0) return null
  const bagian = bersama(daftar)
  return (
    <Popover opened={buka === true} onChange={(next) => setBuka(next || null)} width={340} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          size={36}
          aria-label={`Pekerjaan berjalan: ${daftar.length}, ${bagian}%`}
          onClick={() => setBuka(buka === true ? null : true)}
        >
          <RingProgress
            size={28}
            thickness={4}
            sections={[{ value: Math.max(bagian, 4), color: 'var(--mantine-primary-color-filled)' }]}
            aria-hidden
          />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Pekerjaan berjalan">
        <Text fw={600} component="h2" inherit mb="sm">
          Pekerjaan berjalan
        </Text>
        <Stack gap="sm">
          {daftar.map((job) => (
            <div key={job.id}>
              <Group justify="space-between" wrap="nowrap" gap="xs">
                <Text truncate title={job.judul}>
                  {job.judul}
                </Text>
                <StatusBadge kode={job.status} {...STATUS[job.status]} />
              </Group>
              <Text size="xs" c="dimmed" component="div">
                <Kemajuan job={job} />
              </Text>
            </div>
          ))}
        </Stack>
        <Anchor component={Link} to="/unduhan" mt="md" display="inline-block" onClick={() => setBuka(null)}>
          Lihat semua di Unduhan
        </Anchor>
      </Popover.Dropdown>
    </Popover>
  )
}
