import { useState } from 'react'
import { api } from '../../../api'
import { usePeriode } from '../../../auth/operator'
import { IconEdit, IconWand } from '../../../kit/icons'
import { ListPage } from '../../../kit/page/list-page'
import { DataTable } from '../../../kit/table/data-table'
import { textOf, textsOf } from '../../../kit/table/filter'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { COLUMNS } from './columns'
import { FILTER_NAMES, useKelasWajibFilters } from './filters'
import type { Kewajiban } from './jawaban'
import { KewajibanPanel } from './kewajiban-panel'
import { BangkitkanDialog, SalinDialog } from './massal-dialog'

const calls = api.dataMaster.kelasWajib
const nameOf = ({ namaLengkap }: Kewajiban) => namaLengkap

/** What each lecturer has to teach in a period, and what is still missing (DM-R13). */
export function KelasWajibPage() {
  const kerja = usePeriode().id
  const list = useListState(calls.list, { filters: FILTER_NAMES, initial: { periode: String(kerja) } })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'data-master/dosen/kelas-wajib', columns: COLUMNS, list, answer })
  const [massal, setMassal] = useState<'bangkitkan' | 'salin' | null>(null)
  const [terbuka, setTerbuka] = useState<string | null>(null)
  const periode = Number(textOf(list.state.filter['periode'])) || kerja
  const prodi = textsOf(list.state.filter['prodi'])
  const dialog = { lingkup: { periode, ...(prodi.length > 0 && { prodi }) }, onTutup: () => setMassal(null) }
  const dibuka = table.rows.find(({ id }) => id === terbuka)
  return (
    <ListPage
      title="Kelas Wajib"
      table={table}
      nameOf={nameOf}
      search="Cari nama atau NIDN"
      filters={useKelasWajibFilters()}
      exports={calls.list}
      primary={{
        label: 'Bangkitkan dari aturan',
        icon: <IconWand size={16} aria-hidden />,
        onClick: () => setMassal('bangkitkan'),
        call: calls.bangkitkan,
      }}
      secondary={{ label: 'Salin dari periode lalu', onClick: () => setMassal('salin'), call: calls.salin }}
    >
      <DataTable
        table={table}
        label="Kelas wajib"
        nameOf={nameOf}
        empty="Belum ada dosen tetap aktif pada prodi ini. Atur homebase di Data Dosen."
        actions={({ id }) => [{ label: 'Kewajiban', icon: <IconEdit size={16} aria-hidden />, onClick: () => setTerbuka(id) }]}
      />
      {massal === 'bangkitkan' && <BangkitkanDialog {...dialog} />}
      {massal === 'salin' && <SalinDialog {...dialog} />}
      {dibuka && <KewajibanPanel kewajiban={dibuka} periode={periode} onTutup={() => setTerbuka(null)} />}
    </ListPage>
  )
}
