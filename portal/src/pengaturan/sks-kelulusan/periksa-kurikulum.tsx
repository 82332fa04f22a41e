import { Card, List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Muatan } from '../../kit/feedback/muatan'
import { FactTable } from '../../kit/page/fact-table'

/** Curricula that can't lead to graduation by the rules that hold for them. */
export function PeriksaKurikulum() {
  const query = useQuery(api.akademik.sksKelulusan.periksaKurikulum.queryOptions({ input: {} }))
  return (
    <Card>
      <Muatan query={query} baris={4}>
        {({ data }) =>
          data.length === 0 ? (
            <Kosong jenis="kosong" petunjuk="Semua kurikulum memenuhi SKS kelulusan." />
          ) : (
            <FactTable
              label="Temuan kurikulum"
              rows={data}
              keyOf={({ idKurikulum }) => idKurikulum}
              columns={[
                { id: 'prodi', title: 'Program studi', cell: (row) => row.labelProdi },
                { id: 'kurikulum', title: 'Kurikulum', cell: (row) => row.namaKurikulum },
                { id: 'status', title: 'Status', cell: (row) => row.status },
                {
                  id: 'pesan',
                  title: 'Temuan',
                  cell: (row) => (
                    <List size="sm">
                      {row.pesan.map((teks) => (
                        <List.Item key={teks}>{teks}</List.Item>
                      ))}
                    </List>
                  ),
                },
              ]}
            />
          )
        }
      </Muatan>
    </Card>
  )
}
