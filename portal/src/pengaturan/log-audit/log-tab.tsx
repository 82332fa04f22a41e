import { useMemo, useState } from 'react'
import { api } from '../../api'
import { ListBody } from '../../kit/page/list-page'
import { DataTable } from '../../kit/table/data-table'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { kolomLog, namaAksi, type LogRow } from './columns'
import { FILTER_NAMES, useSaringan } from './filters'
import { RincianDrawer } from './rincian-drawer'

const nameOf = ({ aksi, label, entitas }: LogRow) => `${namaAksi(aksi)} ${label ?? entitas}`

/** Every act on every row. */
export function LogTab() {
  const call = api.platform.audit.list
  const [buka, setBuka] = useState<number | null>(null)
  const columns = useMemo(() => kolomLog(({ id }) => setBuka(id)), [])
  const list = useListState(call, { filters: FILTER_NAMES })
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'pengaturan/log-audit', columns, list, answer, selects: 'tanpa' })
  return (
    <>
      <ListBody table={table} nameOf={nameOf} search="Cari baris atau alasan" filters={useSaringan()} exports={call}>
        <DataTable
          table={table}
          label="Log audit"
          nameOf={nameOf}
          empty="Setiap perubahan data tercatat di sini."
          actions={({ id }) => [{ label: 'Rincian', onClick: () => setBuka(id) }]}
        />
      </ListBody>
      {buka !== null && <RincianDrawer id={buka} onTutup={() => setBuka(null)} />}
    </>
  )
}
