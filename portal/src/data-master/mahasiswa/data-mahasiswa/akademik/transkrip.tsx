import { Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { FactTable } from '../../../../kit/page/fact-table'
import { StatusBadge } from '../../../../kit/page/status-badge'
import { menurutSemester } from './menurut-semester'
import type { Perjalanan } from './perjalanan'

type Transkrip = Perjalanan['transkrip']
type Makul = Transkrip['mk'][number]

/** How a course came to stand here, where it was not simply taken once. */
const catatan = ({ diakui, percobaan, periode }: Makul): string =>
  diakui ? 'diakui dari konversi' : `${labelPeriode(periode)}${percobaan > 1 ? `, diambil ${percobaan} kali` : ''}`

const COLUMNS = [
  {
    id: 'nama',
    title: 'Mata kuliah',
    cell: (mk: Makul) => (
      <>
        <Group gap={6}>
          <span>{mk.nama}</span>
          {mk.diakui && <StatusBadge kode="diakui" nama="Diakui" tone="biru" />}
        </Group>
        <Text size="xs" c="dimmed">{`${mk.kode} · ${catatan(mk)}`}</Text>
      </>
    ),
  },
  { id: 'sks', title: 'SKS', align: 'end' as const, cell: ({ sks }: Makul) => formatAngka(sks) },
  { id: 'huruf', title: 'Nilai', align: 'end' as const, cell: ({ huruf }: Makul) => huruf },
]

/** What counts so far, by semester of the plan, in two columns as on paper. */
export function Transkrip({ transkrip }: { transkrip: Transkrip }) {
  const { mk, sksTempuh, sksLulus, sksTanpaRincian, jumlahMutu, ipk } = transkrip
  const kata = [
    `${formatAngka(mk.length)} mata kuliah`,
    `SKS ditempuh ${formatAngka(sksTempuh)}`,
    `SKS lulus ${formatAngka(sksLulus)}`,
    ...(sksTanpaRincian > 0 ? [`SKS diakui tanpa rincian ${formatAngka(sksTanpaRincian)}`] : []),
    `Jumlah mutu ${formatAngka(jumlahMutu, 2)}`,
    ...(ipk === null ? [] : [`IPK ${formatAngka(ipk, 2)}`]),
  ]
  return (
    <Stack>
      <Text>{kata.join(' · ')}</Text>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        {menurutSemester(mk).map(({ semester, sks, mk: milik }) => {
          const judul = semester === null ? 'Di luar rencana semester' : `Semester ${semester}`
          return (
            <section key={judul} aria-label={`Transkrip ${judul.toLowerCase()}`}>
              <Group justify="space-between">
                <Title order={3} size="h5">
                  {judul}
                </Title>
                <Text c="dimmed">{`${formatAngka(sks)} SKS`}</Text>
              </Group>
              <FactTable label={`Transkrip ${judul.toLowerCase()}`} columns={COLUMNS} rows={milik} keyOf={({ kode }) => kode} />
            </section>
          )
        })}
      </SimpleGrid>
    </Stack>
  )
}
