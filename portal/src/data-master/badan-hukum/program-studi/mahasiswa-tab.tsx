import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import type { ProdiAngkatan } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { NilaiAngka } from '../../../kit/format/nilai'
import { useMay } from '../../../kit/izin/can'
import { FactTable } from '../../../kit/page/fact-table'

const TOTAL = 0

/** Everything below each other, as one more row. */
function totalOf(rows: readonly ProdiAngkatan[]): ProdiAngkatan {
  const status: Record<string, number> = {}
  for (const row of rows) for (const [kode, n] of Object.entries(row.status)) status[kode] = (status[kode] ?? 0) + n
  return { angkatan: TOTAL, status, jumlah: rows.reduce((sum, { jumlah }) => sum + jumlah, 0) }
}

/** Students of each angkatan by status; a number leads to exactly those students. */
export function MahasiswaTab({ idProdi }: { idProdi: string }) {
  const query = useQuery(api.dataMaster.prodi.mahasiswa.queryOptions({ input: { id: idProdi } }))
  return (
    <Muatan query={query}>
      {({ data }) =>
        data.length === 0 ? (
          <Kosong jenis="belumAda" petunjuk="Program studi ini belum memiliki mahasiswa." />
        ) : (
          <Matrix idProdi={idProdi} rows={data} />
        )
      }
    </Muatan>
  )
}

function Matrix({ idProdi, rows }: { idProdi: string; rows: readonly ProdiAngkatan[] }) {
  const mayList = useMay()(api.dataMaster.mahasiswa.list)
  const total = totalOf(rows)
  const statuses = Object.keys(STATUS_MAHASISWA).filter((kode) => total.status[kode])
  const link = (n: number | undefined, filter: Record<string, string>): ReactNode => {
    if (!n)
      return (
        <Text component="span" inherit c="dimmed">
          -
        </Text>
      )
    if (!mayList) return <NilaiAngka nilai={n} />
    const query = new URLSearchParams({ 'prodi[0]': idProdi, ...filter })
    return (
      <Anchor component={Link} inherit to={`/data-master/mahasiswa/data-mahasiswa?${query}`}>
        <NilaiAngka nilai={n} />
      </Anchor>
    )
  }
  const inYear = ({ angkatan }: ProdiAngkatan): Record<string, string> => (angkatan === TOTAL ? {} : { 'angkatan[0]': String(angkatan) })
  return (
    <FactTable
      label="Mahasiswa per angkatan dan status"
      rows={[...rows, total]}
      keyOf={({ angkatan }) => String(angkatan)}
      columns={[
        { id: 'angkatan', title: 'Angkatan', cell: ({ angkatan }) => (angkatan === TOTAL ? <strong>Jumlah</strong> : angkatan) },
        ...statuses.map((kode) => ({
          id: kode,
          title: STATUS_MAHASISWA[kode as keyof typeof STATUS_MAHASISWA].nama,
          align: 'end' as const,
          cell: (row: ProdiAngkatan) => link(row.status[kode], { ...inYear(row), 'status[0]': kode }),
        })),
        { id: 'jumlah', title: 'Jumlah', align: 'end', cell: (row) => <strong>{link(row.jumlah, inYear(row))}</strong> },
      ]}
    />
  )
}
