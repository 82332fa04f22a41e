import { Card, Grid, NavLink, Stack, Text, Title } from '@mantine/core'
import type { Klasifikasi } from '@sivitas/contract/data-master/mahasiswa/klasifikasi-mahasiswa'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { NavLink as RouterNavLink, Outlet, useParams, useResolvedPath } from 'react-router'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { IconPlus } from '../../../kit/icons'
import { PageHead } from '../../../kit/page/page-head'
import { StatusBadge } from '../../../kit/page/status-badge'
import { Anggota } from './anggota'
import { TINT } from './warna'

const { list, create } = api.dataMaster.klasifikasi
type Row = Omit<Klasifikasi, 'diubahPada'>

/** Rows of one group together, groups in their order. */
function perKelompok(rows: readonly Row[]): [string, Row[]][] {
  const kelompok = new Map<string, Row[]>()
  for (const row of rows) kelompok.set(row.kelompok, [...(kelompok.get(row.kelompok) ?? []), row])
  return [...kelompok]
}

/** 'Klasifikasi Mahasiswa': groups and classes at the left, the members of one at the right. */
export function KlasifikasiPage() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const { id } = useParams()
  const query = useQuery(list.queryOptions({ input: { itemsPerPage: 500, order: { kelompok: 'asc' } } }))
  return (
    <Stack gap="md">
      <PageHead
        title="Klasifikasi Mahasiswa"
        primary={{ label: 'Buat klasifikasi', icon: <IconPlus size={16} aria-hidden />, to: `${base}/tambah`, call: create }}
      />
      <Muatan query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <Card>
              <Kosong jenis="belumAda" petunjuk="Belum ada klasifikasi. Pilih Buat klasifikasi untuk membuat yang pertama." />
            </Card>
          ) : (
            <Grid>
              <Grid.Col span={{ base: 12, md: 4, lg: 3 }}>
                <Card component="nav" aria-label="Klasifikasi">
                  <Stack gap="md">
                    {perKelompok(data).map(([kelompok, isi]) => (
                      <Kelompok key={kelompok} nama={kelompok} isi={isi} base={base} />
                    ))}
                  </Stack>
                </Card>
              </Grid.Col>
              <Grid.Col span={{ base: 12, md: 8, lg: 9 }}>
                <Terpilih row={data.find((one) => one.id === id)} base={base} />
              </Grid.Col>
            </Grid>
          )
        }
      </Muatan>
      <Outlet context={base} />
    </Stack>
  )
}

function Kelompok({ nama, isi, base }: { nama: string; isi: readonly Row[]; base: string }) {
  return (
    <div>
      <Title order={2}>{nama}</Title>
      {isi[0]?.tunggalDalamKelompok && (
        <Text size="xs" c="dimmed">
          Satu klasifikasi tiap mahasiswa
        </Text>
      )}
      {isi.map((row) => (
        <NavLink
          key={row.id}
          component={RouterNavLink}
          to={`${base}/${row.id}`}
          label={<StatusBadge kode={row.warna} nama={row.nama} tone={TINT[row.warna]} />}
          rightSection={<Text size="xs">{formatAngka(row.jumlah)}</Text>}
          {...(!row.aktif && { description: 'Nonaktif' })}
        />
      ))}
    </div>
  )
}

function Terpilih({ row, base }: { row: Row | undefined; base: string }) {
  if (row) return <Anggota key={row.id} klasifikasi={row} base={base} />
  return (
    <Card>
      <Text>Pilih klasifikasi di samping untuk melihat anggotanya.</Text>
    </Card>
  )
}
