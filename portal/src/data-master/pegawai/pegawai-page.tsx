import { JENIS_PEGAWAI, Pegawai } from '@sivitas/contract/data-master/pegawai/pegawai'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { toast } from '../../kit/feedback/toast'
import { NilaiTanggal } from '../../kit/format/nilai'
import { IconPlus, IconTrash, IconUpload } from '../../kit/icons'
import { ListPage } from '../../kit/page/list-page'
import { AktifBadge } from '../../kit/page/status-badge'
import { DataTable } from '../../kit/table/data-table'
import type { FilterField } from '../../kit/table/filter'
import { choicesFilter, yesNoFilter } from '../../kit/table/filter-controls'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'

const LIST = '/data-master/pegawai'
const calls = api.dataMaster.pegawai
type Row = Awaited<ReturnType<typeof calls.list.call>>['data'][number]

const column = columnsOf<Row>(Pegawai)
const COLUMNS = [
  column('namaLengkap', { sort: 'nama', width: 220 }),
  column('nip', { sort: 'nip', width: 120, card: 'isi' }),
  column('unit', { sort: 'unit', width: 200, card: 'isi' }),
  column('jabatan', { width: 160 }),
  column('jenisPegawai', { width: 100, cell: ({ jenisPegawai }) => JENIS_PEGAWAI[jenisPegawai] }),
  column('namaGolongan', { width: 130 }),
  column('namaPendidikan', { width: 110 }),
  column('tmtMulai', { sort: 'tmtMulai', width: 130, cell: ({ tmtMulai }) => <NilaiTanggal nilai={tmtMulai} /> }),
  column('statusAktif', { width: 100, title: 'Status', card: 'lencana', cell: ({ statusAktif }) => <AktifBadge aktif={statusAktif} /> }),
  column('username', { width: 140 }),
  column('handphone', { shown: 'pilihan' }),
  column('email', { shown: 'pilihan' }),
  column('nik', { shown: 'pilihan' }),
]
const FILTERS = [
  choicesFilter({
    name: 'jenisPegawai',
    label: 'Jenis',
    choices: Object.entries(JENIS_PEGAWAI).map(([value, label]) => ({ value, label })),
  }),
  yesNoFilter({ name: 'statusAktif', label: 'Status', yes: 'Aktif', no: 'Nonaktif' }),
]
function usePegawaiFilters(): readonly FilterField[] {
  const { data } = useQuery(calls.unit.queryOptions())
  return useMemo(
    () => [
      choicesFilter({
        name: 'unit',
        label: 'Unit',
        choices: (data?.data ?? []).map(({ unit, jumlah }) => ({ value: unit, label: `${unit} (${jumlah})` })),
      }),
      ...FILTERS,
    ],
    [data],
  )
}

const nameOf = ({ namaLengkap, nip }: Row) => `${namaLengkap} (${nip})`

/** Everybody who works here and does not teach. */
export function PegawaiPage() {
  const list = useListState(calls.list, { filters: ['unit', 'jenisPegawai', 'statusAktif'] })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'data-master/pegawai', columns: COLUMNS, list, answer })
  const konfirmasi = useKonfirmasi()
  const queryClient = useQueryClient()
  const buang = useMutation({
    mutationFn: ({ id }: Row) => calls.remove.call({ id }),
    onSuccess: () => {
      toast.berhasil('Data berhasil dihapus')
      void queryClient.invalidateQueries({ queryKey: calls.key() })
    },
  })
  return (
    <ListPage
      title="Pegawai"
      table={table}
      nameOf={nameOf}
      search="Cari nama, NIP, atau jabatan"
      filters={usePegawaiFilters()}
      exports={calls.list}
      secondary={{
        label: 'Impor',
        icon: <IconUpload size={16} aria-hidden />,
        to: `${LIST}/impor`,
        call: api.dataMaster.imporPegawai.unggah,
      }}
      primary={{ label: 'Tambah', icon: <IconPlus size={16} aria-hidden />, to: `${LIST}/tambah`, call: calls.create }}
    >
      <DataTable
        table={table}
        label="Pegawai"
        nameOf={nameOf}
        empty="Pilih Tambah untuk mencatat pegawai pertama, atau Impor bila daftarnya sudah ada."
        to={({ id }) => `${LIST}/${id}`}
        actions={(row) => [
          {
            label: 'Hapus',
            icon: <IconTrash size={16} aria-hidden />,
            tone: 'bahaya',
            call: calls.remove,
            onClick: () =>
              void konfirmasi({ pesan: `Hapus pegawai ${nameOf(row)}?`, setuju: 'Hapus' }).then((ya) => ya && buang.mutate(row)),
          },
        ]}
      />
    </ListPage>
  )
}
