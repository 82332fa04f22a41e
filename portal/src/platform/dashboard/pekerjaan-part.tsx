import { Anchor, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { StatusBadge } from '../../kit/page/status-badge'
import { Kemajuan } from '../../shared/pekerjaan/kolom'
import { STATUS, terbuka, type Pekerjaan } from '../../shared/pekerjaan/pekerjaan'
import { Bagian } from './bagian'

const TERAKHIR = 5

/** 'Pekerjaan saya': what runs, and the last five that ended. */
export function PekerjaanPart() {
  const asked = useQuery(
    api.platform.pekerjaan.list.queryOptions({ input: { itemsPerPage: 20, order: { dibuatPada: 'desc' } }, meta: { senyap: true } }),
  )
  return (
    <Bagian<Pekerjaan[]>
      judul="Pekerjaan saya"
      asked={{ ...asked, data: asked.data?.data }}
      samping={
        <Anchor component={Link} to="/unduhan">
          Unduhan
        </Anchor>
      }
    >
      {(daftar) => <Daftar daftar={[...daftar.filter(terbuka), ...daftar.filter((job) => !terbuka(job)).slice(0, TERAKHIR)]} />}
    </Bagian>
  )
}

function Daftar({ daftar }: { daftar: readonly Pekerjaan[] }) {
  if (daftar.length === 0)
    return (
      <Text c="dimmed" py="md">
        Belum ada pekerjaan di latar
      </Text>
    )
  return (
    <Stack gap="sm">
      {daftar.map((job) => (
        <Group key={job.id} justify="space-between" wrap="nowrap" gap="sm">
          <div>
            <Text>{job.judul}</Text>
            <Text size="xs" c="dimmed" component="div">
              <Kemajuan job={job} />
            </Text>
          </div>
          <StatusBadge kode={job.status} {...STATUS[job.status]} />
        </Group>
      ))}
    </Stack>
  )
}
