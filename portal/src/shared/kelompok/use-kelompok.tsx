import { useState, type ReactNode } from 'react'
import { api } from '../../api'
import { IconClipboardList, IconDeviceFloppy, IconUsersGroup } from '../../kit/icons'
import type { BulkAction } from '../../kit/page/bulk'
import type { PageAction } from '../../kit/page/page-action'
import type { RowId, Target } from '../../kit/table/selection'
import type { TableModel } from '../../kit/table/use-table-model'
import { KelolaKelompokDialog } from './kelola-kelompok-dialog'
import { SimpanKelompokDialog } from './simpan-kelompok-dialog'
import { TempelKelompokDialog } from './tempel-kelompok-dialog'

/** The filter of a list of students that a set goes by. */
const FILTER = 'kelompokTersimpan'

type Open<Row> = { jenis: 'simpan'; target: Target<Row>; jumlah: number } | { jenis: 'tempel' | 'kelola' }

const ikon = { size: 16, 'aria-hidden': true } as const
const { create } = api.dataMaster.kelompokTersimpan

/**
 * Saved sets on a list of students: keep what is filtered or ticked, make a set of a pasted list or a file, use one. The
 * screen puts the actions into its menu and its bulk bar and draws `dialog`; using a set is the list's filter 'Kelompok'.
 */
export function useKelompok<Row extends { id: RowId }>({ list, selection, total }: TableModel<Row>) {
  const [open, setOpen] = useState<Open<Row> | null>(null)
  const tutup = () => setOpen(null)
  const pakai = (id: string) => list.change((state) => ({ filter: { ...state.filter, [FILTER]: id } }))
  const all: Target<Row> = { kind: 'all', query: list.input as Record<string, unknown>, except: [] }
  const actions: PageAction[] = [
    {
      label: 'Simpan sebagai kelompok',
      icon: <IconDeviceFloppy {...ikon} />,
      call: create,
      onClick: () => setOpen({ jenis: 'simpan', target: all, jumlah: total }),
    },
    {
      label: 'Kelompok dari daftar NIM',
      icon: <IconClipboardList {...ikon} />,
      call: create,
      onClick: () => setOpen({ jenis: 'tempel' }),
    },
    { label: 'Pakai kelompok', icon: <IconUsersGroup {...ikon} />, call: create, onClick: () => setOpen({ jenis: 'kelola' }) },
  ]
  const bulk: BulkAction<Row> = {
    label: 'Simpan sebagai kelompok',
    call: create,
    open: (target) => setOpen({ jenis: 'simpan', target, jumlah: selection.count }),
  }
  return { actions, bulk, dialog: dialogOf(open, { onTutup: tutup, onPakai: pakai }) }
}

type Acts = { onTutup: () => void; onPakai: (id: string) => void }

function dialogOf<Row>(open: Open<Row> | null, acts: Acts): ReactNode {
  if (open === null) return null
  if (open.jenis === 'simpan') return <SimpanKelompokDialog {...acts} target={open.target} jumlah={open.jumlah} />
  return open.jenis === 'tempel' ? <TempelKelompokDialog {...acts} /> : <KelolaKelompokDialog {...acts} />
}
