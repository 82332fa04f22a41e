import { Button, Group, Text } from '@mantine/core'
import type { JenisKartu } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api'

type ContohKartuProps = Readonly<{ jenis: JenisKartu; value: string | null; onChange: (id: string | null) => void }>

/** Five real holders to try a design with: the longest name, one without photo, and three more; a second press goes back to sample words. */
export function ContohKartu({ jenis, value, onChange }: ContohKartuProps) {
  const { data } = useQuery(api.dataMaster.templateKartu.contoh.queryOptions({ input: { jenis }, staleTime: 300_000 }))
  if (!data || data.data.length === 0) return null
  return (
    <div role="group" aria-label="Pemegang contoh">
      <Text size="sm">Coba dengan pemegang kartu sebenarnya:</Text>
      <Group gap={4}>
        {data.data.map(({ id, nama, ciri }) => (
          <Button
            key={id}
            size="compact-xs"
            variant={id === value ? 'filled' : 'default'}
            aria-pressed={id === value}
            title={nama}
            onClick={() => onChange(id === value ? null : id)}
          >
            {`${ciri}: ${nama.length > 24 ? `${nama.slice(0, 24)}...` : nama}`}
          </Button>
        ))}
      </Group>
    </div>
  )
}
