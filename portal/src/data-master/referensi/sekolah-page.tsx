import { JENIS_SEKOLAH, SekolahRow } from '@sivitas/contract/data-master/referensi/sekolah'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { toast } from '../../kit/feedback/toast'
import { NilaiTanggal } from '../../kit/format/nilai'
import { pesanGalat } from '../../kit/galat'
import { IconCheck, IconFileImport, IconPlus, IconX } from '../../kit/icons'
import { ListPage } from '../../kit/page/list-page'
import { StatusBadge } from '../../kit/page/status-badge'
import { DataTable } from '../../kit/table/data-table'
import { choicesFilter } from '../../kit/table/filter-controls'
import type { RowAction } from '../../kit/table/row-action'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { TolakPanel } from './tolak-panel'
import { UsulkanPanel } from './usulkan-panel'

type Row = Omit<SekolahRow, 'diusulkanPada'> & { diusulkanPada: string | null }
const calls = api.dataMaster.sekolah
const column = columnsOf<Row>(SekolahRow)

const KEADAAN = {
  bersama: <StatusBadge kode="aktif" nama="Terdaftar" />,
  menunggu: <StatusBadge kode="cuti" nama="Menunggu pengesahan" tone="kuning" />,
  ditolak: <StatusBadge kode="ditolak" nama="Ditolak" tone="bahaya" />,
} as const

const COLUMNS = [
  column('nama', { sort: 'nama', width: 260 }),
  column('npsn', { sort: 'npsn', width: 100 }),
  column('jenisSekolah', { width: 110 }),
  column('status', { width: 90, cell: ({ status }) => (status === 'N' ? 'Negeri' : 'Swasta') }),
  column('wilayah', { width: 280, cell: ({ wilayah }) => wilayah ?? '-' }),
  column('keadaan', { width: 170, card: 'lencana', cell: ({ keadaan }) => KEADAAN[keadaan] }),
  column('diusulkanOleh', { cell: ({ diusulkanOleh }) => diusulkanOleh ?? '-', shown: 'pilihan' }),
  column('diusulkanPada', {
    sort: 'diusulkanPada',
    shown: 'pilihan',
    cell: ({ diusulkanPada }) => <NilaiTanggal nilai={diusulkanPada?.slice(0, 10) ?? null} />,
  }),
  column('alasanTolak', { cell: ({ alasanTolak }) => alasanTolak ?? '-', shown: 'pilihan' }),
]
const FILTERS = [
  choicesFilter({
    name: 'keadaan',
    label: 'Keadaan',
    choices: [
      { value: 'menunggu', label: 'Menunggu pengesahan' },
      { value: 'ditolak', label: 'Ditolak' },
      { value: 'bersama', label: 'Terdaftar' },
    ],
  }),
  choicesFilter({ name: 'jenisSekolah', label: 'Jenis', choices: JENIS_SEKOLAH.map((value) => ({ value, label: value })) }),
]
const nameOf = ({ nama }: Row) => nama

/** Schools that everybody has, and the proposals of this college that wait for a decision. */
export function SekolahPage() {
  const list = useListState(calls.list, { filters: ['keadaan', 'jenisSekolah'] })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel<Row>({ screen: 'data-master/referensi/sekolah', columns: COLUMNS, list, answer, selects: 'tanpa' })
  const [proposing, setProposing] = useState(false)
  const [refusing, setRefusing] = useState<Row | null>(null)
  const sahkan = useSahkan()
  const actionsOf = (row: Row): RowAction[] =>
    row.keadaan === 'bersama'
      ? []
      : [
          { label: 'Sahkan', icon: <IconCheck size={16} aria-hidden />, call: calls.putuskan, onClick: () => sahkan(row) },
          { label: 'Tolak', icon: <IconX size={16} aria-hidden />, tone: 'bahaya', call: calls.putuskan, onClick: () => setRefusing(row) },
        ]
  return (
    <>
      <ListPage
        title="Sekolah"
        table={table}
        nameOf={nameOf}
        search="Cari nama atau NPSN"
        filters={FILTERS}
        exports={calls.list}
        primary={{
          label: 'Usulkan sekolah',
          icon: <IconPlus size={16} aria-hidden />,
          call: calls.usulkan,
          onClick: () => setProposing(true),
        }}
        secondary={{
          label: 'Perbarui dari berkas',
          icon: <IconFileImport size={16} aria-hidden />,
          to: '/data-master/referensi/sekolah/impor',
          call: api.dataMaster.imporSekolah.unggah,
        }}
      >
        <DataTable
          table={table}
          label="Sekolah"
          nameOf={nameOf}
          empty="Perbarui dari berkas, atau usulkan sekolah yang belum ada."
          actions={actionsOf}
        />
      </ListPage>
      {proposing && <UsulkanPanel onClose={() => setProposing(false)} />}
      {refusing && <TolakPanel sekolah={refusing} onClose={() => setRefusing(null)} />}
    </>
  )
}

/** Asks, and makes a proposal everybody's. */
function useSahkan() {
  const konfirmasi = useKonfirmasi()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (id: string) => calls.putuskan.call({ id, setuju: true }),
    meta: { galat: 'sendiri' },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: calls.key() })
      toast.berhasil('Sekolah disahkan')
    },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  return ({ id, nama, npsn }: Row) =>
    void konfirmasi({
      pesan: `Sahkan ${nama} (NPSN ${npsn})?`,
      akibat: ['Sekolah ini menjadi rujukan bersama semua perguruan tinggi.'],
      setuju: 'Sahkan',
      aman: true,
    }).then((yes) => yes && mutate(id))
}
