import { Anchor, Card, ColorSwatch, Group, Table, Text, Title } from '@mantine/core'
import { BAGAN_DASHBOARD, type BaganDashboard } from '@sivitas/contract/data-master/mahasiswa/dashboard'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './dashboard.module.css'
import { EksporBagan } from './ekspor-bagan'
import { warnaToken, type Legenda } from './gambar-png'

export type KolomBagan<Row> = { judul: string; nilai: (row: Row) => number; to?: (row: Row) => string | null }

type BaganProps<Row> = {
  bagan: BaganDashboard
  /** Names the row in the table. */
  kepala: string
  rows: readonly Row[]
  nama: (row: Row) => string
  kolom: readonly KolomBagan<Row>[]
  /** The drawing; it says nothing that the table does not. */
  gambar: ReactNode
  keterangan?: string
  /** What the colours stand for, where there are several. */
  legenda?: Legenda
}

/** A chart with its numbers below it; each number leads to its students. */
export function Bagan<Row>({ bagan, kepala, rows, nama, kolom, gambar, keterangan, legenda = [] }: BaganProps<Row>) {
  const judul = BAGAN_DASHBOARD[bagan]
  const lukisan = useRef<HTMLDivElement>(null)
  return (
    <Card component="section" aria-label={judul}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h4">
          {judul}
        </Title>
        <EksporBagan bagan={bagan} gambar={lukisan} legenda={legenda} />
      </Group>
      {keterangan !== undefined && (
        <Text size="xs" c="dimmed">
          {keterangan}
        </Text>
      )}
      <div className={classes['gambar']} ref={lukisan} aria-hidden>
        {legenda.length > 0 && (
          <Group gap="sm" mb="xs">
            {legenda.map(({ nama: arti, warna }) => (
              <Group key={arti} gap={4} wrap="nowrap">
                <ColorSwatch size={10} color={warnaToken(warna)} withShadow={false} />
                <Text size="xs">{arti}</Text>
              </Group>
            ))}
          </Group>
        )}
        {gambar}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section className={classes['tabel']} aria-label={`Tabel ${judul}`} tabIndex={0}>
        <Table verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{kepala}</Table.Th>
              {kolom.map(({ judul: head }) => (
                <Table.Th key={head} scope="col" ta="end">
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={nama(row)}>
                <Table.Th scope="row" fw={400}>
                  {nama(row)}
                </Table.Th>
                {kolom.map(({ judul: head, nilai, to }) => (
                  <Table.Td key={head} ta="end">
                    <Angka nilai={nilai(row)} to={to?.(row) ?? null} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </Card>
  )
}

function Angka({ nilai, to }: { nilai: number; to: string | null }) {
  const teks = formatAngka(nilai)
  return to === null || nilai === 0 ? (
    teks
  ) : (
    <Anchor component={Link} to={to}>
      {teks}
    </Anchor>
  )
}
