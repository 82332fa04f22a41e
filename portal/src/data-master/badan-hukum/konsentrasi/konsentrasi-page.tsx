import { Konsentrasi } from '@sivitas/contract/data-master/badan-hukum/konsentrasi'
import { useState } from 'react'
import { Outlet, useResolvedPath, useSearchParams } from 'react-router'
import { api } from '../../../api'
import { NilaiAngka } from '../../../kit/format/nilai'
import { IconHistory, IconPencil, IconPlus, IconTransfer, IconTrash } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import { ListPage } from '../../../kit/page/list-page'
import { AktifBadge } from '../../../kit/page/status-badge'
import { useRiwayatCall } from '../../../kit/riwayat/riwayat-context'
import { RiwayatDrawer } from '../../../kit/riwayat/riwayat-drawer'
import { DataTable } from '../../../kit/table/data-table'
import { yesNoFilter } from '../../../kit/table/filter-controls'
import type { RowAction } from '../../../kit/table/row-action'
import { columnsOf } from '../../../kit/table/schema-columns'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { useHapus } from '../use-hapus'
import { PindahDialog } from './pindah-dialog'
import { saringProdi } from '../../../shared/pickers/saring'

type Row = Omit<Konsentrasi, 'diubahPada'> & { diubahPada: string }
const calls = api.dataMaster.konsentrasi
const column = columnsOf<Row>(Konsentrasi)
const COLUMNS = [
  column('nama', { sort: 'nama', width: 230 }),
  column('kode', { sort: 'kode' }),
  column('labelProdi', { sort: 'prodi', width: 220 }),
  column('namaInggris', { cell: ({ namaInggris }) => namaInggris ?? '-' }),
  column('sksMinimum'),
  column('kuota', { sort: 'kuota', cell: ({ kuota }) => <NilaiAngka nilai={kuota} /> }),
  column('jumlahMahasiswa', { sort: 'jumlahMahasiswa', cell: ({ jumlahMahasiswa }) => <NilaiAngka nilai={jumlahMahasiswa} /> }),
  column('aktif', { align: 'start', card: 'lencana', cell: ({ aktif }) => <AktifBadge aktif={aktif} /> }),
]
const FILTERS = [saringProdi, yesNoFilter({ name: 'aktif', label: 'Status', yes: 'Aktif', no: 'Nonaktif' })]
const nameOf = ({ nama }: Row) => nama

/** The specialisations of all prodi; the students of one can be moved into another of the same prodi. */
export function KonsentrasiPage() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const [params] = useSearchParams()
  const list = useListState(calls.list, { filters: ['prodi', 'aktif'] })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'data-master/badan-hukum/konsentrasi', columns: COLUMNS, list, answer })
  const remove = useHapus<Row>({
    touches: [calls.key()],
    ask: ({ nama }) => ({ pesan: `Hapus konsentrasi ${nama}?` }),
    remove: ({ id }) => calls.remove.call({ id }),
  })
  const may = useMay()
  const riwayat = useRiwayatCall()
  const [shown, setShown] = useState<Row | null>(null)
  const [moving, setMoving] = useState<Row | null>(null)
  const to = (segment: string) => (params.size > 0 ? `${base}/${segment}?${params}` : `${base}/${segment}`)
  const actionsOf = (row: Row): RowAction[] => [
    { label: may(calls.update) ? 'Ubah' : 'Lihat', icon: <IconPencil size={16} aria-hidden />, to: to(row.id) },
    {
      label: 'Pindahkan mahasiswa',
      icon: <IconTransfer size={16} aria-hidden />,
      call: calls.pindahMahasiswa,
      onClick: () => setMoving(row),
    },
    ...(riwayat === null ? [] : [{ label: 'Riwayat', icon: <IconHistory size={16} aria-hidden />, onClick: () => setShown(row) }]),
    { label: 'Hapus', icon: <IconTrash size={16} aria-hidden />, tone: 'bahaya', call: calls.remove, onClick: () => remove(row) },
  ]
  return (
    <>
      <ListPage
        title="Konsentrasi"
        table={table}
        nameOf={nameOf}
        search="Cari kode atau nama"
        filters={FILTERS}
        exports={calls.list}
        primary={{ label: 'Tambah', icon: <IconPlus size={16} aria-hidden />, to: to('tambah'), call: calls.create }}
      >
        <DataTable
          table={table}
          label="Konsentrasi"
          nameOf={nameOf}
          empty={may(calls.create) ? 'Pilih Tambah untuk membuat konsentrasi pertama.' : 'Belum ada konsentrasi yang tercatat.'}
          to={(row) => to(row.id)}
          actions={actionsOf}
        />
      </ListPage>
      {riwayat !== null && shown !== null && (
        <RiwayatDrawer
          call={riwayat}
          entitas="konsentrasi"
          idBaris={shown.id}
          name={shown.nama}
          schema={Konsentrasi}
          onClose={() => setShown(null)}
        />
      )}
      {moving && <PindahDialog dari={moving} onClose={() => setMoving(null)} />}
      <Outlet context={base} />
    </>
  )
}
