import { Pimpinan } from '@sivitas/contract/data-master/badan-hukum/pimpinan'
import { Anchor, Card, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { TanggalInput } from '../../../kit/form/inputs/tanggal-input'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { Can } from '../../../kit/izin/can'
import { FactTable } from '../../../kit/page/fact-table'
import { PageHead } from '../../../kit/page/page-head'
import { columnsOf } from '../../../kit/table/schema-columns'

const column = columnsOf<Pimpinan>(Pimpinan)
const COLUMNS = [
  column('labelJabatan'),
  column('namaLingkup'),
  column('nama'),
  column('nomor', { cell: ({ nomor }) => nomor ?? '-' }),
  column('nomorSk'),
  column('berlakuMulai', { cell: ({ berlakuMulai }) => <NilaiTanggal nilai={berlakuMulai} /> }),
  column('berlakuSelesai', { cell: ({ berlakuSelesai }) => <NilaiTanggal nilai={berlakuSelesai} /> }),
]

/** Who leads the college and its units on a day; changed in Pengaturan, where signatures are kept too. */
export function PimpinanPage() {
  const [tanggal, setTanggal] = useState<string | null>(null)
  const query = useQuery(api.dataMaster.pimpinan.queryOptions({ input: tanggal === null ? {} : { tanggal } }))
  return (
    <Stack gap="md">
      <PageHead title="Pimpinan" />
      <Card>
        <Group justify="space-between" align="end" mb="sm">
          <TanggalInput label="Per tanggal" description="Kosong: hari ini" value={tanggal} onChange={setTanggal} />
          <Can call={api.pengaturan.pejabat.list}>
            <Anchor component={Link} to="/pengaturan/pejabat">
              Ubah di Pengaturan
            </Anchor>
          </Can>
        </Group>
        <Muatan query={query} baris={4}>
          {({ data }) =>
            data.length === 0 ? (
              <Kosong jenis="belumAda" petunjuk="Belum ada pejabat yang berlaku pada tanggal ini. Pejabat dicatat di Pengaturan." />
            ) : (
              <>
                <FactTable label="Pimpinan" columns={COLUMNS} rows={data} keyOf={({ id }) => id} />
                <Text c="dimmed" size="xs">
                  {data.length} jabatan
                </Text>
              </>
            )
          }
        </Muatan>
      </Card>
    </Stack>
  )
}
