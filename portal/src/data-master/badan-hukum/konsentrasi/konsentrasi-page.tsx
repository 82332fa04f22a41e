import type { Konsentrasi } from '@sivitas/contract/data-master/badan-hukum/konsentrasi'
import { useState } from 'react'
import { Outlet, useResolvedPath, useSearchParams } from 'react-router'
import { api } from '../../../api'
import { IconHistory, IconPencil, IconPlus, IconTransfer, IconTrash } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import { ListPage } from '../../../kit/page/list-page'
import { resourceColumns } from '../../../kit/resource/resource-columns'
import { ResourceRiwayat } from '../../../kit/resource/resource-riwayat'
import { useRemove } from '../../../kit/resource/use-remove'
import { useRiwayatCall } from '../../../kit/riwayat/riwayat-context'
import { DataTable } from '../../../kit/table/data-table'
import type { RowAction } from '../../../kit/table/row-action'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { konsentrasi } from './konsentrasi.resource'
import { PindahDialog } from './pindah-dialog'

type Row = Omit<Konsentrasi, 'diubahPada'> & { diubahPada: string }
const calls = api.dataMaster.konsentrasi
const COLUMNS = resourceColumns<Row>(konsentrasi)
const { titleOf } = konsentrasi

/** The specialisations of all prodi; the students of one can be moved into another of the same prodi. */
export function KonsentrasiPage() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const [params] = useSearchParams()
  const list = useListState(calls.list, { filters: ['prodi', 'aktif'] })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'data-master/badan-hukum/konsentrasi', columns: COLUMNS, list, answer })
  const remove = useRemove(konsentrasi)
  const may = useMay()
  const riwayat = useRiwayatCall()
  const [shown, setShown] = useState<string | null>(null)
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
    ...(riwayat === null ? [] : [{ label: 'Riwayat', icon: <IconHistory size={16} aria-hidden />, onClick: () => setShown(row.id) }]),
    { label: 'Hapus', icon: <IconTrash size={16} aria-hidden />, tone: 'bahaya', call: calls.remove, onClick: () => void remove(row) },
  ]
  return (
    <>
      <ListPage
        title="Konsentrasi"
        table={table}
        nameOf={titleOf}
        search={konsentrasi.search}
        filters={konsentrasi.filters ?? []}
        exports={calls.list}
        primary={{ label: 'Tambah', icon: <IconPlus size={16} aria-hidden />, to: to('tambah'), call: calls.create }}
      >
        <DataTable
          table={table}
          label="Konsentrasi"
          nameOf={titleOf}
          empty={may(calls.create) ? 'Pilih Tambah untuk membuat konsentrasi pertama.' : 'Belum ada konsentrasi yang tercatat.'}
          to={(row) => to(row.id)}
          actions={actionsOf}
        />
      </ListPage>
      {riwayat !== null && shown !== null && (
        <ResourceRiwayat resource={konsentrasi} call={riwayat} id={shown} onClose={() => setShown(null)} />
      )}
      {moving && <PindahDialog dari={moving} onClose={() => setMoving(null)} />}
      <Outlet context={base} />
    </>
  )
}
