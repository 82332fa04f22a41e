import type { Periode } from './periode'
import { Group } from '@mantine/core'
import { PeriodeAkademik } from '@sivitas/contract/akademik/periode'
import { useState } from 'react'
import { api } from '../../api'
import { IconChecks, IconFolder, IconLock, IconLockOpen, IconPencil, IconPlayerPlay, IconPlus } from '../../kit/icons'
import { useMay } from '../../kit/izin/can'
import { ListPage } from '../../kit/page/list-page'
import { StatusBadge } from '../../kit/page/status-badge'
import { DataTable } from '../../kit/table/data-table'
import { choicesFilter } from '../../kit/table/filter-controls'
import type { RowAction } from '../../kit/table/row-action'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { PeriodePanel } from './periode-panel'
import { StatusDialog, type Langkah } from './status-dialog'
import { SyaratPanel } from './syarat-panel'

const STATUS = {
  rencana: { nama: 'Rencana', tone: 'biru' },
  berjalan: { nama: 'Berjalan', tone: 'hijau' },
  ditutup: { nama: 'Ditutup', tone: 'abu' },
  arsip: { nama: 'Arsip', tone: 'abu' },
} as const

const column = columnsOf<Periode>(PeriodeAkademik)

const COLUMNS = [
  column('label', { sort: 'urutan', width: 200, cell: Label }),
  column('id', { card: 'isi', align: 'start' }),
  column('tanggalMulai', { sort: 'tanggalMulai', width: 150, card: 'isi' }),
  column('tanggalSelesai', { width: 150, card: 'isi' }),
  column('mingguKuliah'),
  column('jumlahJendela', { width: 120 }),
  column('status', { sort: 'status', card: 'lencana', cell: ({ status }) => <StatusBadge kode={status} {...STATUS[status]} /> }),
]

const FILTERS = [
  choicesFilter({ name: 'status', label: 'Status', choices: Object.entries(STATUS).map(([value, { nama }]) => ({ value, label: nama })) }),
]

function Label({ label, aktif }: Periode) {
  return (
    <Group component="span" gap={8} wrap="nowrap">
      <span>{label}</span>
      {aktif && <StatusBadge kode="aktif" nama="Periode aktif" tone="hijau" />}
    </Group>
  )
}

const ikon = { size: 16, 'aria-hidden': true } as const

/** What the present state allows next (States, periode). */
const LANGKAH: Readonly<Record<Periode['status'], readonly Langkah[]>> = {
  rencana: [{ status: 'berjalan', label: 'Mulai', ikon: <IconPlayerPlay {...ikon} /> }],
  berjalan: [{ status: 'ditutup', label: 'Tutup', ikon: <IconLock {...ikon} />, beralasan: true }],
  ditutup: [
    { status: 'berjalan', label: 'Buka kembali', ikon: <IconLockOpen {...ikon} />, beralasan: true },
    { status: 'arsip', label: 'Arsipkan', ikon: <IconFolder {...ikon} /> },
  ],
  arsip: [],
}

type Terbuka = { jenis: 'panel' | 'syarat'; periode: Periode | null } | { jenis: 'status'; periode: Periode; langkah: Langkah } | null

/** The periods of the college: planned, opened, closed with its checklist, archived. */
export function PeriodePage() {
  const calls = api.akademik.periode
  const may = useMay()
  const [terbuka, setTerbuka] = useState<Terbuka>(null)
  const list = useListState(calls.list, { filters: ['status'] })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'akademik/periode', columns: COLUMNS, list, answer, selects: 'tanpa' })
  const tutup = () => setTerbuka(null)
  const actions = (periode: Periode): RowAction[] => [
    ...LANGKAH[periode.status].map((langkah) => ({
      label: langkah.label,
      icon: langkah.ikon,
      call: calls.status,
      onClick: () => setTerbuka({ jenis: 'status', periode, langkah }),
    })),
    ...(periode.status === 'berjalan' || periode.status === 'ditutup'
      ? [{ label: 'Syarat penutupan', icon: <IconChecks {...ikon} />, onClick: () => setTerbuka({ jenis: 'syarat', periode }) }]
      : []),
    { label: may(calls.update) ? 'Ubah' : 'Lihat', icon: <IconPencil {...ikon} />, onClick: () => setTerbuka({ jenis: 'panel', periode }) },
  ]
  return (
    <>
      <ListPage
        title="Periode Akademik"
        table={table}
        nameOf={({ label }) => label}
        search="Cari kode atau nama"
        filters={FILTERS}
        exports={calls.list}
        primary={{
          label: 'Tambah',
          icon: <IconPlus {...ikon} />,
          onClick: () => setTerbuka({ jenis: 'panel', periode: null }),
          call: calls.create,
        }}
      >
        <DataTable
          table={table}
          label="Periode akademik"
          nameOf={({ label }) => label}
          empty="Pilih Tambah untuk membuat periode pertama."
          to={({ id }) => `/pengaturan/jadwal-sistem-akademik?periode=${id}`}
          actions={actions}
        />
      </ListPage>
      {terbuka?.jenis === 'panel' && <PeriodePanel periode={terbuka.periode} onTutup={tutup} />}
      {terbuka?.jenis === 'syarat' && terbuka.periode && <SyaratPanel periode={terbuka.periode} onTutup={tutup} />}
      {terbuka?.jenis === 'status' && <StatusDialog periode={terbuka.periode} langkah={terbuka.langkah} onTutup={tutup} />}
    </>
  )
}
