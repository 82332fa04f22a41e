import { Anchor, Group, Switch, Table, Text } from '@mantine/core'
import { labelPeriode, periodeUtamaSebelum } from '@sivitas/rules/platform/periode'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api'
import { usePeriode } from '../../auth/operator'
import { ExportMenu } from '../../kit/export/export-menu'
import { Muatan } from '../../kit/feedback/muatan'
import { PageHead } from '../../kit/page/page-head'
import { StatusBadge } from '../../kit/page/status-badge'
import { PilihPeriode } from '../../shared/pickers/pilih-periode'
import { useAlamat } from '../use-alamat'
import classes from './kesiapan.module.css'

const calls = api.pengaturan.kesiapan
type Butir = Awaited<ReturnType<typeof calls.list.call>>['data'][number]

const STATUS = {
  siap: { nama: 'Siap', tone: 'hijau' },
  perhatian: { nama: 'Perlu perhatian', tone: 'kuning' },
  belum: { nama: 'Belum siap', tone: 'bahaya' },
} as const

/** Whether a semester can begin: one line for each check, with the way to what is missing (platform, Beyond 4). */
export function KesiapanPage() {
  const kerja = usePeriode()
  const [diminta, pindah] = useAlamat('periode')
  const [banding, setBanding] = useState(false)
  const periode = Number(diminta) || kerja.id
  const lalu = periodeUtamaSebelum(periode)
  const query = useQuery(calls.list.queryOptions({ input: { periode } }))
  const pembanding = useQuery({ ...calls.list.queryOptions({ input: { periode: lalu } }), enabled: banding })
  return (
    <div className={classes.page}>
      <PageHead title="Kesiapan Semester" />
      <div className={classes.alat}>
        <PilihPeriode value={periode} onChange={(id) => pindah(String(id))} />
        <Group gap="md">
          <Switch
            label={`Bandingkan dengan ${labelPeriode(lalu)}`}
            checked={banding}
            onChange={(event) => setBanding(event.currentTarget.checked)}
          />
          <ExportMenu source={calls.list} query={{ periode }} scope={`Kesiapan ${labelPeriode(periode)}`} />
        </Group>
      </div>
      <Muatan query={query}>
        {({ data }) => (
          <>
            <Ringkasan butir={data} />
            <Tabel butir={data} lalu={banding ? { label: labelPeriode(lalu), butir: pembanding.data?.data ?? [] } : null} />
          </>
        )}
      </Muatan>
    </div>
  )
}

const Ringkasan = ({ butir }: { butir: readonly Butir[] }) => (
  <Text component="output">
    {`${butir.filter(({ status }) => status === 'siap').length} dari ${butir.length} pemeriksaan siap, `}
    {`${butir.filter(({ status }) => status === 'perhatian').length} perlu perhatian, `}
    {`${butir.filter(({ status }) => status === 'belum').length} belum siap.`}
  </Text>
)

type TabelProps = { butir: readonly Butir[]; lalu: { label: string; butir: readonly Butir[] } | null }

function Tabel({ butir, lalu }: TabelProps) {
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Pemeriksaan</Table.Th>
            <Table.Th miw={150}>Status</Table.Th>
            <Table.Th>Keterangan</Table.Th>
            {lalu && <Table.Th>{lalu.label}</Table.Th>}
            <Table.Th>Tindak lanjut</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {butir.map((satu) => {
            const dulu = lalu?.butir.find(({ kode }) => kode === satu.kode)
            return (
              <Table.Tr key={satu.kode}>
                <Table.Th scope="row">{satu.judul}</Table.Th>
                <Table.Td>
                  <StatusBadge kode={satu.status} {...STATUS[satu.status]} />
                </Table.Td>
                <Table.Td>{satu.penjelasan}</Table.Td>
                {lalu && <Table.Td>{dulu ? <StatusBadge kode={dulu.status} {...STATUS[dulu.status]} /> : '-'}</Table.Td>}
                <Table.Td>
                  {satu.tautan && satu.status !== 'siap' ? (
                    <Anchor component={Link} to={satu.tautan} aria-label={`Buka ${satu.judul}`}>
                      Buka
                    </Anchor>
                  ) : (
                    '-'
                  )}
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
