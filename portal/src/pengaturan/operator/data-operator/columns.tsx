import { Operator } from '@sivitas/contract/pengaturan/operator/operator'
import { Badge, Group, Text } from '@mantine/core'
import type { api } from '../../../api'
import { Foto } from '../../../kit/berkas/foto'
import { StatusBadge } from '../../../kit/page/status-badge'
import { columnsOf } from '../../../kit/table/schema-columns'

/** An operator as the client answers him: times are texts. */
export type OperatorRow = Awaited<ReturnType<typeof api.pengaturan.operator.list.call>>['data'][number]

export const STATUS_OPERATOR = {
  aktif: { nama: 'Aktif', tone: 'hijau' },
  terkunci: { nama: 'Terkunci', tone: 'kuning' },
  nonaktif: { nama: 'Nonaktif', tone: 'abu' },
  kedaluwarsa: { nama: 'Masa berlaku habis', tone: 'jingga' },
} as const

const column = columnsOf<OperatorRow>(Operator)

/** Columns of 'Data Operator' in the order of the document. */
export const COLUMNS = [
  column('nama', { sort: 'nama', width: 200, cell: Nama }),
  column('id', { sort: 'id', card: 'isi' }),
  column('username', { sort: 'username', width: 130, card: 'isi' }),
  column('email', { width: 190 }),
  column('jenisOperator', { width: 100 }),
  column('namaRole', { width: 160, card: 'isi', cell: RoleChips }),
  column('labelProdi', { width: 150, cell: LabelProdi }),
  column('namaLokasi', { width: 140 }),
  column('terakhirMasuk', { sort: 'terakhirMasuk', width: 160 }),
  column('statusAkun', {
    width: 120,
    card: 'lencana',
    cell: ({ statusAkun }) => <StatusBadge kode={statusAkun} {...STATUS_OPERATOR[statusAkun]} />,
  }),
  column('telepon', { shown: 'pilihan' }),
  column('berlakuSelesai', { shown: 'pilihan' }),
]

function Nama({ nama, fotoContentUrl }: OperatorRow) {
  return (
    <Group component="span" gap={8} wrap="nowrap">
      <Foto alamat={fotoContentUrl} nama={nama} size={24} />
      <span>{nama}</span>
    </Group>
  )
}

/** A role that does not count today is still there, and says so. */
function RoleChips({ role }: OperatorRow) {
  return (
    <Group component="span" gap={4}>
      {role.map(({ idHakAkses, nama, berlaku }) => (
        <Badge key={idHakAkses} color={berlaku ? 'biru' : 'abu'} td={berlaku ? 'none' : 'line-through'}>
          {nama}
        </Badge>
      ))}
    </Group>
  )
}

function LabelProdi({ labelProdi }: OperatorRow) {
  return (
    <Text component="span" inherit lineClamp={1} title={labelProdi}>
      {labelProdi}
    </Text>
  )
}
