import { Group, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { StatusBadge } from '../../../../kit/page/status-badge'
import { menurutSemester } from './menurut-semester'
import type { Perjalanan } from './perjalanan'

type Transkrip = Perjalanan['transkrip']
type Makul = Transkrip['mk'][number]

/** How a course came to stand here, where it was not simply taken once. */
const catatan = ({ diakui, percobaan, periode }: Makul): string =>
  diakui ? 'diakui dari konversi' : `${labelPeriode(periode)}${percobaan > 1 ? `, diambil ${percobaan} kali` : ''}`

/** Narrow enough for two beside each other: long names take a second line instead of moving the table sideways. */
const Semester = ({ judul, mk }: { judul: string; mk: readonly Makul[] }) => (
  <Table aria-label={judul}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">Mata kuliah</Table.Th>
        <Table.Th scope="col" ta="end">
          SKS
        </Table.Th>
        <Table.Th scope="col" ta="end">
          Nilai
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {mk.map((satu) => (
        <Table.Tr key={satu.kode}>
          <Table.Td>
            {satu.nama}
            {satu.diakui && <StatusBadge kode="diakui" nama="Diakui" tone="biru" />}
            <Text size="xs" c="dimmed">{`${satu.kode} · ${catatan(satu)}`}</Text>
          </Table.Td>
          <Table.Td ta="end">{formatAngka(satu.sks)}</Table.Td>
          <Table.Td ta="end">{satu.huruf}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
)

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
              <Semester judul={`Transkrip ${judul.toLowerCase()}`} mk={milik} />
            </section>
          )
        })}
      </SimpleGrid>
    </Stack>
  )
}
