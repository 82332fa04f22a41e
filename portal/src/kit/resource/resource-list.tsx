import { useMemo } from 'react'
import { Outlet, useResolvedPath, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { IconHistory, IconPencil, IconPlus, IconTrash } from '../icons'
import { useMay } from '../izin/can'
import { ListPage } from '../page/list-page'
import { useRiwayatCall } from '../riwayat/riwayat-context'
import { DataTable } from '../table/data-table'
import type { RowAction } from '../table/row-action'
import { useListQuery } from '../table/use-list-query'
import { useListState } from '../table/use-list-state'
import { useTableModel } from '../table/use-table-model'
import type { Resource, Stamped } from './define-resource'
import { resourceColumns } from './resource-columns'
import { ResourceRiwayat } from './resource-riwayat'
import { useRemove } from './use-remove'

type ResourceListProps<Row extends Stamped, Input, Query, Schema extends z.ZodObject> = { resource: Resource<Row, Input, Query, Schema> }

/** The list of a plain resource with all that conventions section 6 asks for. */
export function ResourceList<Row extends Stamped, Input, Query, Schema extends z.ZodObject>({
  resource,
}: ResourceListProps<Row, Input, Query, Schema>) {
  const { calls, label, titleOf, filters = [], initial, search, place } = resource
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const [params, setParams] = useSearchParams()
  const columns = useMemo(() => resourceColumns<Row>(resource), [resource])
  const list = useListState(calls.list, { filters: filters.map(({ name }) => name), ...(initial && { initial }) })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: base.slice(1), columns, list, answer })
  const remove = useRemove(resource)
  const may = useMay()
  const riwayat = useRiwayatCall()

  // The panel opens over the list as it is; a page of its own has an address of its own.
  const to = (segment: string) => (place === 'panel' && params.size > 0 ? `${base}/${segment}?${params}` : `${base}/${segment}`)
  const showRiwayat = (id: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (id === null) next.delete('riwayat')
        else next.set('riwayat', id)
        return next
      },
      { preventScrollReset: true },
    )

  const actionsOf = (row: Row): RowAction[] => [
    { label: may(calls.update) ? 'Ubah' : 'Lihat', icon: <IconPencil size={16} aria-hidden />, to: to(row.id) },
    ...(riwayat === null ? [] : [{ label: 'Riwayat', icon: <IconHistory size={16} aria-hidden />, onClick: () => showRiwayat(row.id) }]),
    { label: 'Hapus', icon: <IconTrash size={16} aria-hidden />, tone: 'bahaya', call: calls.remove, onClick: () => void remove(row) },
  ]
  const shown = params.get('riwayat')
  return (
    <>
      <ListPage
        title={label}
        table={table}
        nameOf={titleOf}
        search={search}
        filters={filters}
        exports={calls.list}
        primary={{ label: 'Tambah', icon: <IconPlus size={16} aria-hidden />, to: to('tambah'), call: calls.create }}
      >
        <DataTable
          table={table}
          label={label}
          nameOf={titleOf}
          empty={
            may(calls.create)
              ? `Pilih Tambah untuk membuat ${label.toLowerCase()} pertama.`
              : `Belum ada ${label.toLowerCase()} yang tercatat.`
          }
          to={(row) => to(row.id)}
          actions={actionsOf}
        />
      </ListPage>
      {riwayat !== null && shown !== null && (
        <ResourceRiwayat resource={resource} call={riwayat} id={shown} onClose={() => showRiwayat(null)} />
      )}
      <Outlet context={base} />
    </>
  )
}
