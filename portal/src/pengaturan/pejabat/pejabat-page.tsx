import { Group, Text } from '@mantine/core'
import { Pejabat } from '@sivitas/contract/pengaturan/pejabat'
import { useState } from 'react'
import { Outlet, useResolvedPath, useSearchParams } from 'react-router'
import { api } from '../../api'
import { TanggalInput } from '../../kit/form/inputs/tanggal-input'
import { NilaiTanggal } from '../../kit/format/nilai'
import { useHariIni } from '../../kit/format/zona'
import { IconCalendar, IconPencil, IconPlus, IconUserCheck } from '../../kit/icons'
import { useMay } from '../../kit/izin/can'
import { ListPage } from '../../kit/page/list-page'
import { StatusBadge } from '../../kit/page/status-badge'
import { DataTable } from '../../kit/table/data-table'
import { textOf } from '../../kit/table/filter'
import { choiceFilter, choicesFilter, customFilter } from '../../kit/table/filter-controls'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { BerlakuDialog } from './berlaku-dialog'
import { GantiPanel } from './ganti-panel'
import { KEADAAN, NAMA_PENUGASAN, PILIHAN_JABATAN, PILIHAN_KEADAAN, PILIHAN_LINGKUP, PILIHAN_PENUGASAN, type PejabatRow } from './kata'

const column = columnsOf<PejabatRow>(Pejabat)
const calls = api.pengaturan.pejabat
/** From here on the end of an office is worth a glance. */
const SEGERA = 30

const COLUMNS = [
  column('nama', { sort: 'nama', width: 220 }),
  column('labelJabatan', { sort: 'jabatan', width: 160, card: 'isi' }),
  column('namaLingkup', { width: 200, card: 'isi' }),
  column('keadaan', { width: 130, card: 'lencana', cell: ({ keadaan }) => <StatusBadge kode={keadaan} {...KEADAAN[keadaan]} /> }),
  column('penugasan', { shown: 'pilihan', width: 170, cell: ({ penugasan }) => NAMA_PENUGASAN[penugasan] }),
  column('berlakuMulai', { sort: 'berlakuMulai', width: 140, cell: ({ berlakuMulai }) => <NilaiTanggal nilai={berlakuMulai} /> }),
  column('berlakuSelesai', { sort: 'berlakuSelesai', width: 170, cell: Selesai }),
  column('nomorSk', { width: 160 }),
  { id: 'ttd', title: 'Tanda tangan dan cap', width: 160, cell: ({ idTtd, idCap }: PejabatRow) => siap(idTtd, idCap) },
  column('nomor', { shown: 'pilihan' }),
]

const siap = (ttd: string | null, cap: string | null) =>
  ttd && cap ? 'Keduanya siap' : ttd ? 'Cap belum ada' : cap ? 'Tanda tangan belum ada' : 'Belum ada'

function Selesai({ berlakuSelesai, sisaHari }: PejabatRow) {
  if (berlakuSelesai === null) return <span>Tanpa batas</span>
  return (
    <Group component="span" gap={4}>
      <NilaiTanggal nilai={berlakuSelesai} />
      {sisaHari !== null && sisaHari <= SEGERA && (
        <Text component="span" inherit c="bahaya">
          ({sisaHari} hari lagi)
        </Text>
      )}
    </Group>
  )
}

const FILTERS = [
  choicesFilter({ name: 'jabatan', label: 'Jabatan', choices: PILIHAN_JABATAN }),
  choiceFilter({ name: 'lingkup', label: 'Lingkup', choices: PILIHAN_LINGKUP }),
  choiceFilter({ name: 'keadaan', label: 'Keadaan', choices: PILIHAN_KEADAAN }),
  choiceFilter({ name: 'penugasan', label: 'Penugasan', choices: PILIHAN_PENUGASAN }),
  customFilter({
    name: 'tanggal',
    label: 'Menjabat pada',
    control: ({ label, value, onChange }) => (
      <TanggalInput label={label} value={textOf(value) || null} onChange={(tanggal) => onChange(tanggal ?? undefined)} />
    ),
    chip: (value) => <NilaiTanggal nilai={textOf(value)} />,
  }),
]

/** Who signs for which unit, from when until when (PL-R53). */
export function PejabatPage() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const [params] = useSearchParams()
  const [ganti, setGanti] = useState<PejabatRow | null>(null)
  const [bertanya, setBertanya] = useState(false)
  const may = useMay()
  const hariIni = useHariIni()
  const list = useListState(calls.list, { filters: ['jabatan', 'lingkup', 'keadaan', 'penugasan', 'tanggal'] })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'pengaturan/pejabat', columns: COLUMNS, list, answer, selects: 'tanpa' })
  const to = (segment: string) => (params.size > 0 ? `${base}/${segment}?${params}` : `${base}/${segment}`)
  return (
    <>
      <ListPage
        title="Pejabat"
        table={table}
        nameOf={({ nama }) => nama}
        search="Cari nama, jabatan, atau nomor SK"
        filters={FILTERS}
        exports={calls.list}
        primary={{ label: 'Tambah', icon: <IconPlus size={16} aria-hidden />, to: to('tambah'), call: calls.create }}
        secondary={{
          label: 'Siapa berlaku pada tanggal',
          icon: <IconCalendar size={16} aria-hidden />,
          onClick: () => setBertanya(true),
          call: calls.berlaku,
        }}
      >
        <DataTable
          table={table}
          label="Pejabat"
          nameOf={({ nama }) => nama}
          empty="Pilih Tambah untuk mengisi pejabat pertama."
          to={({ id }) => to(id)}
          actions={(row) => [
            { label: may(calls.update) ? 'Ubah' : 'Lihat', icon: <IconPencil size={16} aria-hidden />, to: to(row.id) },
            ...(row.keadaan === 'selesai'
              ? []
              : [
                  {
                    label: 'Ganti pejabat',
                    icon: <IconUserCheck size={16} aria-hidden />,
                    call: calls.ganti,
                    onClick: () => setGanti(row),
                  },
                ]),
          ]}
        />
      </ListPage>
      {ganti && <GantiPanel pejabat={ganti} onTutup={() => setGanti(null)} />}
      {bertanya && <BerlakuDialog hariIni={hariIni} onTutup={() => setBertanya(false)} />}
      <Outlet context={base} />
    </>
  )
}
