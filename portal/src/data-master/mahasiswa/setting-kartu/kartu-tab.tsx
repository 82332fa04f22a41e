import { Button, Group, Stack } from '@mantine/core'
import { ALASAN_CETAK_ULANG, KartuTerbit, STATUS_KARTU } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { Can } from '../../../kit/izin/can'
import { FactTable } from '../../../kit/page/fact-table'
import { StatusBadge } from '../../../kit/page/status-badge'
import { columnsOf } from '../../../kit/table/schema-columns'
import { IkutiPekerjaan } from '../../../shared/pekerjaan/ikuti-pekerjaan'
import { CetakKartuDialog } from './use-cetak-kartu'

const { orang, cetak } = api.dataMaster.kartu
type Row = Awaited<ReturnType<typeof orang.call>>['data'][number]

const column = columnsOf<Row>(KartuTerbit)
const ALASAN: Readonly<Record<string, string>> = { BARU: 'Baru', ...ALASAN_CETAK_ULANG }
const COLUMNS = [
  column('nomorKartu'),
  column('status', { cell: ({ status }) => <StatusBadge kode={status} nama={STATUS_KARTU[status]} /> }),
  column('terbitPada'),
  column('berlakuSampai', { cell: ({ berlakuSampai }) => <NilaiTanggal nilai={berlakuSampai} /> }),
  column('alasan', { cell: ({ alasan, keterangan }) => [ALASAN[alasan], keterangan].filter(Boolean).join(': ') }),
  column('namaTemplate', { cell: ({ namaTemplate, nomorVersi }) => `${namaTemplate} v${nomorVersi}` }),
  column('dicetakOleh'),
]

/** Tab *Kartu* of a student: the cards that he has had, and one more. */
export function KartuTab({ id }: { id: string }) {
  const query = useQuery(orang.queryOptions({ input: { id } }))
  const [buka, setBuka] = useState(false)
  const [pekerjaan, setPekerjaan] = useState<string | null>(null)
  return (
    <Stack gap="md">
      <Can call={cetak}>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setBuka(true)}>
            Cetak kartu
          </Button>
        </Group>
      </Can>
      <Muatan query={query} baris={3}>
        {({ data }) =>
          data.length === 0 ? (
            <Kosong jenis="belumAda" petunjuk="Belum ada kartu yang terbit untuk mahasiswa ini." />
          ) : (
            <FactTable label="Kartu terbit" columns={COLUMNS} rows={data} keyOf={(row) => row.id} />
          )
        }
      </Muatan>
      {buka && (
        <CetakKartuDialog
          ids={() => Promise.resolve([id])}
          jumlah={1}
          onTutup={() => setBuka(false)}
          onMulai={(job) => {
            setBuka(false)
            setPekerjaan(job)
          }}
        />
      )}
      {pekerjaan !== null && (
        <IkutiPekerjaan
          id={pekerjaan}
          onTutup={() => {
            setPekerjaan(null)
            void query.refetch()
          }}
        />
      )}
    </Stack>
  )
}
