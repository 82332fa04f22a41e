import { Stack } from '@mantine/core'
import { Akun } from '@sivitas/contract/pengaturan/kata-sandi/kata-sandi'
import { useState } from 'react'
import { api } from '../../api'
import { ListExport } from '../../kit/export/list-export'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { StatusBadge } from '../../kit/page/status-badge'
import { ColumnChooser } from '../../kit/table/column-chooser'
import { DataTable } from '../../kit/table/data-table'
import { DensitySwitch } from '../../kit/table/density-switch'
import { FilterBar } from '../../kit/table/filter-bar'
import { choiceFilter, choicesFilter } from '../../kit/table/filter-controls'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { SandiSekaliDialog, type SandiSekali } from '../sandi-sekali-dialog'
import { usePenggunaActions, type AkunRow } from './use-pengguna-actions'

const STATUS = {
  aktif: { nama: 'Aktif', tone: 'hijau' },
  terkunci: { nama: 'Terkunci', tone: 'kuning' },
  nonaktif: { nama: 'Nonaktif', tone: 'abu' },
} as const

const column = columnsOf<AkunRow>(Akun)

const COLUMNS = [
  column('username', { sort: 'username', width: 150 }),
  column('nama', { width: 220, card: 'isi' }),
  column('peran', { width: 150, card: 'isi' }),
  column('status', { width: 150, card: 'lencana', cell: ({ status }) => <StatusBadge kode={status} {...STATUS[status]} /> }),
  column('terkunciSampai', { width: 160, card: 'isi', cell: ({ terkunciSampai }) => <NilaiTanggalJam nilai={terkunciSampai} /> }),
  column('sandiDiubahPada', { sort: 'sandiDiubahPada', width: 160 }),
  column('wajibGantiSandi', { width: 110 }),
  column('terakhirMasuk', { sort: 'terakhirMasuk', width: 160 }),
  column('surel', { width: 180 }),
]

const FILTERS = [
  choicesFilter({
    name: 'roles',
    label: 'Peran',
    choices: [
      { value: 'ROLE_OPERATOR', label: 'Operator' },
      { value: 'ROLE_DOSEN', label: 'Dosen' },
      { value: 'ROLE_MAHASISWA', label: 'Mahasiswa' },
    ],
  }),
  choiceFilter({ name: 'status', label: 'Status', choices: Object.entries(STATUS).map(([value, { nama }]) => ({ value, label: nama })) }),
]

const nameOf = ({ nama, username }: AkunRow) => (nama === null ? username : `${nama} (${username})`)

/** Accounts of all roles: who is locked out, and how to let him in again. */
export function PenggunaTab() {
  const call = api.pengaturan.kataSandi.listAkun
  const [sandi, setSandi] = useState<SandiSekali | null>(null)
  const list = useListState(call, { filters: ['roles', 'status'] })
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'pengaturan/kata-sandi/pengguna', columns: COLUMNS, list, answer, selects: 'tanpa' })
  const actions = usePenggunaActions(setSandi)
  return (
    <Stack gap="sm">
      <FilterBar table={table} filters={FILTERS} search="Cari nama, NIM, NIDN, atau nama pengguna">
        <ColumnChooser table={table} />
        <DensitySwitch density={table.density} onChange={table.setDensity} />
        <ListExport table={table} source={call} />
      </FilterBar>
      <DataTable
        table={table}
        label="Akun pengguna"
        nameOf={nameOf}
        empty="Akun dibuat bersama operator, dosen, dan mahasiswa."
        actions={actions}
      />
      {sandi && <SandiSekaliDialog hasil={sandi} onTutup={() => setSandi(null)} />}
    </Stack>
  )
}
