import { Konsentrasi } from '@sivitas/contract/data-master/badan-hukum/konsentrasi'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { FactTable } from '../../../kit/page/fact-table'
import { AktifBadge } from '../../../kit/page/status-badge'
import { columnsOf } from '../../../kit/table/schema-columns'

const SCREEN = '/data-master/badan-hukum/konsentrasi'
type Row = Omit<Konsentrasi, 'diubahPada'>
const column = columnsOf<Row>(Konsentrasi)
const COLUMNS = [
  column('nama', {
    cell: ({ id, nama }) => (
      <Anchor component={Link} inherit to={`${SCREEN}/${id}`}>
        {nama}
      </Anchor>
    ),
  }),
  column('kode'),
  column('sksMinimum'),
  column('kuota'),
  column('jumlahMahasiswa'),
  column('aktif', { align: 'start', cell: ({ aktif }) => <AktifBadge aktif={aktif} /> }),
]

/** The specialisations of one prodi; they are written on their own screen. */
export function KonsentrasiTab({ idProdi }: { idProdi: string }) {
  const query = useQuery(
    api.dataMaster.konsentrasi.list.queryOptions({ input: { prodi: [idProdi], itemsPerPage: 200, order: { nama: 'asc' } } }),
  )
  const to = `${SCREEN}?${new URLSearchParams({ 'prodi[0]': idProdi })}`
  return (
    <Muatan query={query} baris={4}>
      {({ data }) =>
        data.length === 0 ? (
          <Kosong jenis="belumAda" petunjuk="Konsentrasi program studi ini dibuat di layar Konsentrasi.">
            <Anchor component={Link} to={to}>
              Buka Konsentrasi
            </Anchor>
          </Kosong>
        ) : (
          <FactTable label="Konsentrasi program studi" columns={COLUMNS} rows={data} keyOf={({ id }) => id} />
        )
      }
    </Muatan>
  )
}
