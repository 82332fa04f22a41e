import { AsistenLab, JENIS_ASISTEN, STATUS_ASISTEN } from '@sivitas/contract/data-master/asisten-lab/asisten-lab'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { toast } from '../../kit/feedback/toast'
import { NilaiRupiah } from '../../kit/format/nilai'
import { IconCopy, IconPencil, IconPlus, IconPrinter, IconTrash } from '../../kit/icons'
import { ListPage } from '../../kit/page/list-page'
import { StatusBadge } from '../../kit/page/status-badge'
import { DataTable } from '../../kit/table/data-table'
import type { FilterField } from '../../kit/table/filter'
import { choicesFilter } from '../../kit/table/filter-controls'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { useOperator } from '../../auth/operator'
import { AsistenPanel, type AsistenRow } from './asisten-panel'
import { SalinDialog, SkDialog } from './dialogs'
import { useSaringPeriode, useSaringProdi } from '../../shared/pickers/saring'

const calls = api.dataMaster.asistenLab
const TONE = { aktif: 'hijau', selesai: 'biru', berhenti: 'abu' } as const

const column = columnsOf<AsistenRow>(AsistenLab)
const COLUMNS = [
  column('nama', { sort: 'nama', width: 210 }),
  column('nim', { sort: 'nim', width: 120, card: 'isi' }),
  column('labelProdi', { width: 190 }),
  column('jenis', { sort: 'jenis', width: 160, card: 'isi', cell: ({ jenis }) => JENIS_ASISTEN[jenis] }),
  column('tempat', { width: 220, card: 'isi' }),
  column('namaPembina', { width: 200 }),
  column('jamPerMinggu', { sort: 'jamPerMinggu', width: 100, align: 'end' }),
  column('tarifHonor', { width: 120, align: 'end', cell: ({ tarifHonor }) => <NilaiRupiah nilai={tarifHonor} /> }),
  column('status', {
    width: 100,
    card: 'lencana',
    cell: ({ status }) => <StatusBadge kode={status} nama={STATUS_ASISTEN[status]} tone={TONE[status]} />,
  }),
  column('periode', { shown: 'pilihan', cell: ({ periode }) => labelPeriode(periode) }),
  column('nomorSk', { shown: 'pilihan' }),
]
const pilihan = (kata: Readonly<Record<string, string>>) => Object.entries(kata).map(([value, label]) => ({ value, label }))

function useAsistenFilters(kini: number): readonly FilterField[] {
  const prodi = useSaringProdi('kode')
  const periode = useSaringPeriode(kini)
  return useMemo(
    () => [
      periode,
      choicesFilter({ name: 'jenis', label: 'Jenis', choices: pilihan(JENIS_ASISTEN) }),
      choicesFilter({ name: 'status', label: 'Status', choices: pilihan(STATUS_ASISTEN) }),
      prodi,
    ],
    [prodi, periode],
  )
}

const nameOf = ({ nama, nim }: AsistenRow) => `${nama} (${nim})`
type Terbuka = { panel: AsistenRow | null } | 'salin' | 'sk' | null

/** Students and alumni who assist in laboratories and lectures, period by period. */
export function AsistenPage() {
  const kini = useOperator().sesiSemester
  const [terbuka, setTerbuka] = useState<Terbuka>(null)
  const list = useListState(calls.list, { filters: ['periode', 'jenis', 'status', 'prodi'], initial: { periode: String(kini) } })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'data-master/asisten-lab', columns: COLUMNS, list, answer })
  const hapus = useHapus()
  const dipilih = (list.input as { periode?: number | string }).periode
  const periode = dipilih === undefined ? kini : Number(dipilih)
  const tutup = () => setTerbuka(null)
  return (
    <>
      <ListPage
        title="Asisten Lab"
        table={table}
        nameOf={nameOf}
        search="Cari nama atau NIM"
        filters={useAsistenFilters(kini)}
        exports={calls.list}
        primary={{
          label: 'Tambah',
          icon: <IconPlus size={16} aria-hidden />,
          onClick: () => setTerbuka({ panel: null }),
          call: calls.create,
        }}
        more={[
          {
            label: 'Salin dari periode lalu',
            icon: <IconCopy size={16} aria-hidden />,
            call: calls.salin,
            onClick: () => setTerbuka('salin'),
          },
          { label: 'Cetak SK', icon: <IconPrinter size={16} aria-hidden />, call: calls.sk, onClick: () => setTerbuka('sk') },
        ]}
      >
        <DataTable
          table={table}
          label="Asisten lab"
          nameOf={nameOf}
          empty="Pilih Tambah, atau Salin dari periode lalu."
          actions={(row) => [
            { label: 'Ubah', icon: <IconPencil size={16} aria-hidden />, call: calls.update, onClick: () => setTerbuka({ panel: row }) },
            { label: 'Hapus', icon: <IconTrash size={16} aria-hidden />, tone: 'bahaya', call: calls.remove, onClick: () => hapus(row) },
          ]}
        />
      </ListPage>
      {terbuka === 'salin' && <SalinDialog periode={periode} onTutup={tutup} />}
      {terbuka === 'sk' && <SkDialog periode={periode} onTutup={tutup} />}
      {terbuka !== null && typeof terbuka === 'object' && <AsistenPanel row={terbuka.panel} periode={periode} onTutup={tutup} />}
    </>
  )
}

function useHapus() {
  const konfirmasi = useKonfirmasi()
  const queryClient = useQueryClient()
  const buang = useMutation({
    mutationFn: ({ id }: AsistenRow) => calls.remove.call({ id }),
    onSuccess: () => {
      toast.berhasil('Data berhasil dihapus')
      void queryClient.invalidateQueries({ queryKey: calls.key() })
    },
  })
  return (row: AsistenRow) =>
    void konfirmasi({ pesan: `Hapus asisten ${nameOf(row)}?`, setuju: 'Hapus' }).then((ya) => ya && buang.mutate(row))
}
