import { JENIS_RUANG, Ruang } from '@sivitas/contract/data-master/badan-hukum/ruang'
import { useMemo, useState } from 'react'
import { Outlet, useResolvedPath, useSearchParams } from 'react-router'
import { api } from '../../../../api'
import { Kerangka } from '../../../../kit/feedback/memuat'
import { MuatGagalCard } from '../../../../kit/feedback/muat-gagal-card'
import { IconBuilding, IconFileImport, IconMapPin, IconPlus, IconSearch } from '../../../../kit/icons'
import { ListPage } from '../../../../kit/page/list-page'
import { EmptyState } from '../../../../kit/table/empty-state'
import { choiceFilter, choicesFilter, yesNoFilter } from '../../../../kit/table/filter-controls'
import { remotesFilter } from '../../../../kit/table/filter-remote'
import { textsOf } from '../../../../kit/table/filter'
import { columnsOf } from '../../../../kit/table/schema-columns'
import { TableFooter } from '../../../../kit/table/table-footer'
import { useListQuery } from '../../../../kit/table/use-list-query'
import { useListState } from '../../../../kit/table/use-list-state'
import { useTableModel, type TableModel } from '../../../../kit/table/use-table-model'
import { useKode } from '../../../../shared/pickers/sumber-kode'
import { sumberKampus } from '../../../../shared/pickers/sumber-unit'
import { CariKosongDialog } from './cari-kosong-dialog'
import { KartuRuang } from './kartu-ruang'
import { PemakaianPanel } from './pemakaian-panel'
import { PohonTempat } from './pohon-tempat'
import { PILIHAN_FASILITAS } from './ruang.resource'
import { sumberGedung } from './sumber-gedung'
import classes from './kampus-ruang.module.css'

type Row = Omit<Ruang, 'diubahPada'> & { diubahPada: string }
const calls = api.dataMaster
const column = columnsOf<Row>(Ruang)
const COLUMNS = [
  column('kode', { sort: 'kode' }),
  column('nama', { sort: 'nama' }),
  column('namaGedung', { sort: 'gedung' }),
  column('kapasitas', { sort: 'kapasitas' }),
]
const FILTERS = ['kampus', 'gedung', 'lantai', 'jenisRuang', 'kapasitasMin', 'fasilitas', 'aktif'] as const
const KAPASITAS = [20, 30, 40, 50, 80, 100, 200].map((n) => ({ value: String(n), label: `>= ${n} kursi` }))
const nameOf = ({ kode }: Row) => kode

function useFilters() {
  const jenis = useKode('jenis-ruang')
  return useMemo(
    () => [
      remotesFilter({ name: 'kampus', label: 'Kampus', sumber: sumberKampus }),
      choicesFilter({
        name: 'jenisRuang',
        label: 'Jenis',
        choices: JENIS_RUANG.map((kode) => ({ value: kode, label: jenis.find(({ value }) => value === kode)?.label ?? kode })),
      }),
      choiceFilter({ name: 'kapasitasMin', label: 'Kapasitas', choices: KAPASITAS }),
      choicesFilter({ name: 'fasilitas', label: 'Fasilitas', choices: PILIHAN_FASILITAS }),
      remotesFilter({ name: 'gedung', label: 'Gedung', sumber: sumberGedung }),
      choiceFilter({
        name: 'lantai',
        label: 'Lantai',
        choices: Array.from({ length: 20 }, (_, at) => ({ value: String(at + 1), label: `Lantai ${at + 1}` })),
      }),
      yesNoFilter({ name: 'aktif', label: 'Status', yes: 'Aktif', no: 'Nonaktif' }),
    ],
    [jenis],
  )
}

/** 'Kampus & Ruang': the places as a tree, their rooms as cards. */
export function KampusRuangPage() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const list = useListState(calls.ruang.list, { filters: FILTERS })
  const answer = useListQuery(calls.ruang.list, list.input)
  const table = useTableModel({
    screen: 'data-master/badan-hukum/profil-pt/kampus-ruang',
    columns: COLUMNS,
    list,
    answer,
    selects: 'tanpa',
  })
  const [searching, setSearching] = useState(false)
  const profil = base.replace(/\/kampus-ruang$/, '')
  const { filter } = list.state
  const lantai = textsOf(filter['lantai'])[0]
  return (
    <>
      <ListPage
        title="Kampus & Ruang"
        table={table}
        nameOf={nameOf}
        search="Cari kode, nama, atau gedung"
        filters={useFilters()}
        exports={calls.ruang.list}
        primary={{ label: 'Tambah ruang', icon: <IconPlus size={16} aria-hidden />, to: `${base}/tambah`, call: calls.ruang.create }}
        secondary={{ label: 'Cari ruang kosong', icon: <IconSearch size={16} aria-hidden />, onClick: () => setSearching(true) }}
        more={[
          { label: 'Kelola gedung', icon: <IconBuilding size={16} aria-hidden />, to: `${profil}/gedung`, call: calls.gedung.list },
          { label: 'Kelola kampus', icon: <IconMapPin size={16} aria-hidden />, to: `${profil}/kampus`, call: calls.kampus.list },
          { label: 'Impor ruang', icon: <IconFileImport size={16} aria-hidden />, to: `${base}/impor`, call: calls.imporRuang.unggah },
        ]}
      >
        <div className={classes.tata}>
          <PohonTempat
            dipilih={{
              ...one('kampus', textsOf(filter['kampus'])[0]),
              ...one('gedung', textsOf(filter['gedung'])[0]),
              ...(lantai === undefined ? {} : { lantai: Number(lantai) }),
            }}
            onPilih={({ kampus, gedung, lantai: floor }) =>
              list.change(({ filter: before }) => {
                const { kampus: _kampus, gedung: _gedung, lantai: _lantai, ...rest } = before
                return {
                  filter: {
                    ...rest,
                    ...(kampus && { kampus: [kampus] }),
                    ...(gedung && { gedung: [gedung] }),
                    ...(floor !== undefined && { lantai: String(floor) }),
                  },
                }
              })
            }
          />
          <KisiRuang table={table} base={base} />
        </div>
      </ListPage>
      {searching && <CariKosongDialog onClose={() => setSearching(false)} />}
      <Outlet context={base} />
    </>
  )
}

const one = <Name extends string>(name: Name, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: string }

function KisiRuang({ table, base }: { table: TableModel<Row>; base: string }) {
  const { answer, list, rows, total } = table
  const [params] = useSearchParams()
  const [open, setOpen] = useState<Row | null>(null)
  if (answer.error !== null && answer.data === undefined)
    return <MuatGagalCard error={answer.error} onMuatUlang={() => void answer.refetch()} sibuk={answer.isFetching} />
  if (answer.data === undefined) return <Kerangka />
  if (rows.length === 0)
    return <EmptyState narrowed={list.narrowed} hint="Tambahkan gedung lalu ruang pertama, atau impor dari berkas." onReset={list.reset} />
  const query = params.size > 0 ? `?${params}` : ''
  return (
    <section aria-label="Ruang">
      <div className={classes.kisi}>
        {rows.map((row) => (
          <KartuRuang key={row.id} ruang={row} to={`${base}/${row.id}${query}`} onPemakaian={() => setOpen(row)} />
        ))}
      </div>
      <TableFooter
        page={list.state.page}
        itemsPerPage={list.state.itemsPerPage}
        total={total}
        onPage={(page) => list.change({ page })}
        onItemsPerPage={(itemsPerPage) => list.change({ itemsPerPage })}
      />
      {open && <PemakaianPanel ruang={open} onClose={() => setOpen(null)} />}
    </section>
  )
}
