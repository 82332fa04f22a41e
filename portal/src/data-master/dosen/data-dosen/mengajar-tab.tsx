import { KelasDiampu } from '@sivitas/contract/data-master/dosen/dosen'
import { Stack, Text, Title } from '@mantine/core'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { NilaiAngka } from '../../../kit/format/nilai'
import { FactTable } from '../../../kit/page/fact-table'
import { columnsOf } from '../../../kit/table/schema-columns'

const column = columnsOf<KelasDiampu>(KelasDiampu)
const COLUMNS = [
  column('kodeMakul'),
  column('namaMakul'),
  column('namaKelas'),
  column('labelProdi'),
  column('sksDosen', {
    align: 'end',
    cell: ({ sksDosen, sks }) => (sksDosen === sks ? <NilaiAngka nilai={sks} /> : `${sksDosen} dari ${sks}`),
  }),
  column('terisi', { align: 'end' }),
]

/** What he teaches, period by period, from the lecturers of each class. */
export function MengajarTab({ id }: { id: string }) {
  const query = useQuery(api.dataMaster.dosen.mengajar.queryOptions({ input: { id } }))
  return (
    <Muatan query={query}>
      {({ data }) =>
        data.length === 0 ? (
          <Kosong jenis="belumAda" petunjuk="Belum mengampu kelas pada periode mana pun." />
        ) : (
          <Stack gap="lg">
            {[...new Set(data.map(({ periode }) => periode))].map((periode) => {
              const rows = data.filter((row) => row.periode === periode)
              return (
                <div key={periode}>
                  <Title order={2}>{labelPeriode(periode)}</Title>
                  <Text c="dimmed">{`${rows.length} kelas, ${rows.reduce((sum, { sksDosen }) => sum + sksDosen, 0)} SKS`}</Text>
                  <FactTable label={`Kelas ${labelPeriode(periode)}`} columns={COLUMNS} rows={rows} keyOf={(row) => row.id} />
                </div>
              )
            })}
          </Stack>
        )
      }
    </Muatan>
  )
}
