import { Stack } from '@mantine/core'
import { SsoKlien } from '@sivitas/contract/pengaturan/sso/klien'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { toast } from '../../kit/feedback/toast'
import { IconChecks, IconRefresh, IconTrash } from '../../kit/icons'
import { AktifBadge } from '../../kit/page/status-badge'
import { ColumnChooser } from '../../kit/table/column-chooser'
import { DataTable } from '../../kit/table/data-table'
import { DensitySwitch } from '../../kit/table/density-switch'
import { FilterBar } from '../../kit/table/filter-bar'
import { choiceFilter } from '../../kit/table/filter-controls'
import type { RowAction } from '../../kit/table/row-action'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { CARA, JENIS, PERAN, pilihanDari } from './kata'
import type { RahasiaSekali } from './rahasia-dialog'
import { UjiDialog } from './uji-dialog'

export type KlienRow = Awaited<ReturnType<typeof api.pengaturan.ssoKlien.list.call>>['data'][number]

const calls = api.pengaturan.ssoKlien
const column = columnsOf<KlienRow>(SsoKlien)
const COLUMNS = [
  column('nama', { sort: 'nama', width: 200 }),
  column('id', { sort: 'id', width: 140, card: 'isi' }),
  column('jenis', { sort: 'jenis', width: 130, card: 'isi', cell: ({ jenis }) => JENIS[jenis] }),
  column('caraKirim', { width: 190, cell: ({ caraKirim }) => CARA[caraKirim] }),
  column('peranDiizinkan', { width: 200, cell: ({ peranDiizinkan }) => peranDiizinkan.map((peran) => PERAN[peran]).join(', ') }),
  column('redirectUri', { width: 320, cell: ({ redirectUri }) => redirectUri.join(', ') }),
  column('terakhirDipakai', { sort: 'terakhirDipakai', width: 160 }),
  column('aktif', { width: 110, card: 'lencana', cell: ({ aktif }) => <AktifBadge aktif={aktif} /> }),
]
const FILTERS = [choiceFilter({ name: 'jenis', label: 'Jenis', choices: pilihanDari(JENIS) })]
const ikon = { size: 16, 'aria-hidden': true } as const

function useActs(onRahasia: (hasil: RahasiaSekali) => void) {
  const tanya = useKonfirmasi()
  const queryClient = useQueryClient()
  const segarkan = () => queryClient.invalidateQueries({ queryKey: calls.key() })
  const ganti = useMutation(calls.rahasia.mutationOptions({ onSuccess: segarkan }))
  const hapus = useMutation(
    calls.remove.mutationOptions({
      meta: { metode: 'DELETE' },
      onSuccess: async () => {
        toast.berhasil('Data berhasil dihapus')
        await segarkan()
      },
    }),
  )
  return {
    ganti: async ({ id, nama }: KlienRow) => {
      const akibat = ['Rahasia lama masih berlaku 24 jam, agar sistem tujuan dapat diganti tanpa terputus.']
      if (!(await tanya({ pesan: `Buat rahasia baru untuk ${nama}?`, akibat, setuju: 'Buat rahasia', aman: true }))) return
      ganti.mutate(
        { id },
        {
          onSuccess: ({ data }) =>
            data.rahasia !== null && onRahasia({ idKlien: id, rahasia: data.rahasia, rahasiaLamaSampai: data.rahasiaLamaSampai }),
        },
      )
    },
    hapus: async ({ id, nama }: KlienRow) => {
      const akibat = ['Tidak seorang pun dapat masuk lagi ke sistem itu melalui portal ini.']
      if (await tanya({ pesan: `Hapus klien ${nama}?`, akibat, setuju: 'Hapus' })) hapus.mutate({ id })
    },
  }
}

/** The registered systems. */
export function KlienTab({ base, onRahasia }: { base: string; onRahasia: (hasil: RahasiaSekali) => void }) {
  const [params] = useSearchParams()
  const [uji, setUji] = useState<KlienRow | null>(null)
  const list = useListState(calls.list, { filters: ['jenis'] })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'pengaturan/sso', columns: COLUMNS, list, answer, selects: 'tanpa' })
  const { ganti, hapus } = useActs(onRahasia)
  const to = (id: string) => `${base}/${encodeURIComponent(id)}${params.size > 0 ? `?${params}` : ''}`
  const actions = (row: KlienRow): RowAction[] => [
    { label: 'Uji', icon: <IconChecks {...ikon} />, call: calls.uji, onClick: () => setUji(row) },
    ...(row.metodeAuth === 'none' && row.caraKirim !== 'jwt'
      ? []
      : [{ label: 'Ganti rahasia', icon: <IconRefresh {...ikon} />, call: calls.rahasia, onClick: () => void ganti(row) }]),
    { label: 'Hapus', icon: <IconTrash {...ikon} />, call: calls.remove, tone: 'bahaya', onClick: () => void hapus(row) },
  ]
  return (
    <Stack gap="sm">
      <FilterBar table={table} filters={FILTERS} search="Cari nama atau id klien">
        <ColumnChooser table={table} />
        <DensitySwitch density={table.density} onChange={table.setDensity} />
      </FilterBar>
      <DataTable
        table={table}
        label="Klien SSO"
        nameOf={({ nama }) => nama}
        empty="Pilih Panduan sistem untuk menghubungkan sistem pertama."
        to={({ id }) => to(id)}
        actions={actions}
      />
      {uji && <UjiDialog klien={uji} onTutup={() => setUji(null)} />}
    </Stack>
  )
}
