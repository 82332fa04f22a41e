import { BarisKelengkapan, type KeadaanPddikti } from '@sivitas/contract/data-master/mahasiswa/kelengkapan'
import { TITIK_KELENGKAPAN } from '@sivitas/rules/data-master/kelengkapan'
import { useMemo } from 'react'
import { api } from '../../../api'
import { ListPage } from '../../../kit/page/list-page'
import { StatusBadge } from '../../../kit/page/status-badge'
import { DataTable } from '../../../kit/table/data-table'
import { choiceFilter } from '../../../kit/table/filter-controls'
import { columnsOf } from '../../../kit/table/schema-columns'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { katakanTitik, namaTitik } from './nama-titik'
import { useModeLembar } from './use-mode-lembar'
import { saringProdi, useSaringAngkatan } from '../../../shared/pickers/saring'

const call = api.dataMaster.kelengkapan.list
const column = columnsOf<BarisKelengkapan>(BarisKelengkapan)
const STATUS: Readonly<Record<string, string>> = {
  BELUM: 'Belum',
  SIAP: 'Siap',
  DIEKSPOR: 'Diekspor',
  TERKIRIM: 'Terkirim',
  GAGAL: 'Gagal',
}
const COLUMNS = [
  column('nama', { sort: 'nama', width: 220 }),
  column('nim', { sort: 'nim', width: 120, card: 'isi' }),
  column('labelProdi', { width: 200 }),
  column('angkatan', { sort: 'angkatan' }),
  column('kelengkapan', { sort: 'kelengkapan', card: 'isi' }),
  column('kurang', { cell: ({ kurang }) => kurang.map(namaTitik).join(', ') || '-', width: 260, card: 'isi' }),
  column('pesanPddikti', { width: 260 }),
  column('statusPddikti', {
    cell: ({ statusPddikti, perluPdm }) => (
      <>
        <StatusBadge
          kode={statusPddikti}
          nama={STATUS[statusPddikti] ?? statusPddikti}
          {...(statusPddikti === 'GAGAL' ? { tone: 'bahaya' as const } : statusPddikti === 'TERKIRIM' ? { tone: 'hijau' as const } : {})}
        />
        {perluPdm && <StatusBadge kode="pdm" nama="Perlu PDM" tone="jingga" />}
      </>
    ),
    card: 'lencana',
    width: 200,
  }),
]
const FILTER_NAMES = ['keadaan', 'prodi', 'angkatan', 'titik'] as const
const nameOf = ({ nama, nim }: BarisKelengkapan) => `${nama} (${nim})`

function useFilters() {
  const angkatan = useSaringAngkatan()
  return useMemo(
    () => [
      saringProdi,
      angkatan,
      choiceFilter({
        name: 'titik',
        label: 'Yang kurang',
        choices: TITIK_KELENGKAPAN.map((value) => ({ value, label: katakanTitik(value) })),
      }),
    ],
    [angkatan],
  )
}

type Props = { keadaan: KeadaanPddikti | null; kosong: string }

/** Registrations of one state, on the way to PDDikti. */
export function BarisPage({ keadaan, kosong }: Props) {
  const list = useListState(call, { filters: FILTER_NAMES, ...(keadaan !== null && { initial: { keadaan } }) })
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'data-master/mahasiswa/kelengkapan', columns: COLUMNS, list, answer })
  const lembar = useModeLembar({
    idOf: ({ id }: BarisKelengkapan) => id,
    halaman: (query, page) => call.call({ ...query, page, itemsPerPage: 1000 }),
  })
  return (
    <ListPage
      title="Kelengkapan & PDDikti"
      table={table}
      nameOf={nameOf}
      search="Cari nama atau NIM"
      filters={useFilters()}
      exports={call}
      bulk={[lembar.bulk]}
    >
      <DataTable
        table={table}
        label="Kelengkapan mahasiswa"
        nameOf={nameOf}
        empty={kosong}
        to={({ id }) => `/data-master/mahasiswa/data-mahasiswa/${id}`}
      />
      {lembar.dialog}
    </ListPage>
  )
}
