import { STATUS_PEKERJAAN } from '@sivitas/contract/platform/pekerjaan/pekerjaan'
import { useMemo } from 'react'
import { api } from '../../api'
import { ListPage } from '../../kit/page/list-page'
import type { ReadCall } from '../../kit/table/calls'
import { DataTable } from '../../kit/table/data-table'
import { choicesFilter } from '../../kit/table/filter-controls'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { KOLOM, KOLOM_SEMUA } from './kolom'
import { STATUS, type Pekerjaan } from './pekerjaan'
import { usePekerjaanActs } from './use-acts'

type Daftar = typeof api.platform.pekerjaan.list
type Input = NonNullable<Parameters<Daftar['call']>[0]>

const FILTERS = [
  choicesFilter({ name: 'status', label: 'Status', choices: STATUS_PEKERJAAN.map((value) => ({ value, label: STATUS[value].nama })) }),
]
const nameOf = ({ judul }: Pekerjaan) => judul

type DaftarPekerjaanProps = {
  title: string
  /** Key of the screen's remembered columns. */
  screen: string
  milik: 'saya' | 'semua'
  empty: string
}

/** A list of jobs with what they made and what can be done about them: one's own, or everybody's. */
export function DaftarPekerjaan({ title, screen, milik, empty }: DaftarPekerjaanProps) {
  const call = api.platform.pekerjaan.list
  const list = useListState(call, { filters: ['status'] })
  const input = useMemo(() => ({ ...list.input, milik }), [list.input, milik])
  const answer = useListQuery(call as ReadCall<Input, Awaited<ReturnType<Daftar['call']>>>, input)
  const table = useTableModel({ screen, columns: milik === 'semua' ? KOLOM_SEMUA : KOLOM, list, answer, selects: 'tanpa' })
  const actions = usePekerjaanActs()
  return (
    <ListPage title={title} table={table} nameOf={nameOf} search="Cari judul" filters={FILTERS} exports={null}>
      <DataTable table={table} label={title} nameOf={nameOf} empty={empty} actions={actions} />
    </ListPage>
  )
}
