import { OperatorInput } from '@sivitas/contract/pengaturan/operator/operator'
import { z } from 'zod'
import { useState } from 'react'
import { Outlet, useResolvedPath, useSearchParams } from 'react-router'
import { api } from '../../../api'
import { IconPlus, IconUpload } from '../../../kit/icons'
import { ListPage } from '../../../kit/page/list-page'
import { useRiwayatCall } from '../../../kit/riwayat/riwayat-context'
import { RiwayatDrawer } from '../../../kit/riwayat/riwayat-drawer'
import { DataTable } from '../../../kit/table/data-table'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { SandiSekaliDialog, type SandiSekali } from '../../sandi-sekali-dialog'
import { COLUMNS, type OperatorRow } from './columns'
import { FILTER_NAMES, useOperatorFilters } from './filters'
import { NonaktifkanDialog } from './nonaktifkan-dialog'
import type { OperatorOutlet } from './outlet'
import { MassalDialog } from './massal/massal-dialog'
import { useMassal } from './massal/use-massal'
import { useOperatorActions } from './use-operator-actions'

/** Names the fields of an operator's history, those that no form shows too. */
const RIWAYAT = OperatorInput.extend({
  aktif: z.boolean().meta({ title: 'Aktif' }),
  sesiSemester: z.int().meta({ title: 'Periode' }),
  idFoto: z.uuid().meta({ title: 'Foto' }),
})

const nameOf = ({ nama, username }: OperatorRow) => `${nama} (${username})`

/** Everybody who works in this portal, what he may do, and when he was last here. */
export function DataOperatorPage() {
  const call = api.pengaturan.operator.list
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const [params, setParams] = useSearchParams()
  const [sandi, setSandi] = useState<SandiSekali | null>(null)
  const [nonaktifkan, setNonaktifkan] = useState<OperatorRow | null>(null)
  const list = useListState(call, { filters: FILTER_NAMES })
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'pengaturan/operator/data-operator', columns: COLUMNS, list, answer })
  const to = (segment: string) => (params.size > 0 ? `${base}/${segment}?${params}` : `${base}/${segment}`)
  const setRiwayat = (id: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (id === null) next.delete('riwayat')
        else next.set('riwayat', id)
        return next
      },
      { preventScrollReset: true },
    )
  const { massal, bulk, salin, tutup } = useMassal()
  const actions = useOperatorActions({
    to,
    tampilkanSandi: setSandi,
    nonaktifkan: setNonaktifkan,
    salin,
    riwayat: (row) => setRiwayat(String(row.id)),
  })
  return (
    <>
      <ListPage
        title="Data Operator"
        table={table}
        nameOf={nameOf}
        search="Cari nama, surel, atau ID"
        filters={useOperatorFilters()}
        exports={call}
        bulk={bulk}
        secondary={{
          label: 'Impor',
          icon: <IconUpload size={16} aria-hidden />,
          to: to('impor'),
          call: api.pengaturan.imporOperator.unggah,
        }}
        primary={{ label: 'Tambah', icon: <IconPlus size={16} aria-hidden />, to: to('tambah'), call: api.pengaturan.operator.create }}
      >
        <DataTable
          table={table}
          label="Data operator"
          nameOf={nameOf}
          empty="Pilih Tambah untuk membuat operator pertama."
          to={({ id }) => to(String(id))}
          actions={actions}
        />
      </ListPage>
      {sandi && <SandiSekaliDialog hasil={sandi} onTutup={() => setSandi(null)} />}
      {nonaktifkan && <NonaktifkanDialog operator={nonaktifkan} onTutup={() => setNonaktifkan(null)} />}
      {massal && <MassalDialog massal={massal} onTutup={tutup} onBerubah={table.selection.clear} />}
      <Riwayat id={params.get('riwayat')} rows={table.rows} onTutup={() => setRiwayat(null)} />
      <Outlet context={{ base, tampilkanSandi: setSandi } satisfies OperatorOutlet} />
    </>
  )
}

function Riwayat({ id, rows, onTutup }: { id: string | null; rows: readonly OperatorRow[]; onTutup: () => void }) {
  const call = useRiwayatCall()
  if (call === null || id === null) return null
  const nama = rows.find((row) => String(row.id) === id)?.nama ?? `operator ${id}`
  return <RiwayatDrawer call={call} entitas="operator" idBaris={id} name={nama} schema={RIWAYAT} onClose={onTutup} />
}
