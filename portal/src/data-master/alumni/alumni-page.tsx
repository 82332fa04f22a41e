import { Alumni } from '@sivitas/contract/data-master/alumni/alumni'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../api'
import { useExport } from '../../kit/export/use-export'
import { NilaiAngka, NilaiTanggal } from '../../kit/format/nilai'
import { IconPrinter, IconUpload } from '../../kit/icons'
import { ListPage } from '../../kit/page/list-page'
import { DataTable } from '../../kit/table/data-table'
import type { FilterField } from '../../kit/table/filter'
import { choiceFilter, choicesFilter, yesNoFilter } from '../../kit/table/filter-controls'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { useSaringProdi } from '../../shared/pickers/saring'

const LIST = '/data-master/alumni'
const calls = api.dataMaster.alumni
type Row = Awaited<ReturnType<typeof calls.list.call>>['data'][number]

const column = columnsOf<Row>(Alumni)
const COLUMNS = [
  column('nama', { sort: 'nama', width: 220 }),
  column('nim', { sort: 'nim', width: 120, card: 'isi' }),
  column('labelProdi', { width: 200, card: 'isi' }),
  column('angkatan', { sort: 'angkatan', width: 90 }),
  column('tanggalLulus', {
    sort: 'tanggalLulus',
    width: 140,
    card: 'isi',
    cell: ({ tanggalLulus }) => <NilaiTanggal nilai={tanggalLulus} />,
  }),
  column('ipk', { sort: 'ipk', width: 70, align: 'end', cell: ({ ipk }) => <NilaiAngka nilai={ipk} desimal={2} /> }),
  column('predikat', { width: 150 }),
  column('nomorIjazah', { width: 150 }),
  column('handphone', { width: 150 }),
  column('email', { width: 200 }),
  column('alamat', { shown: 'pilihan' }),
  column('wilayah', { shown: 'pilihan' }),
  column('judulTa', { shown: 'pilihan' }),
  column('bersediaDihubungi', { shown: 'pilihan' }),
  column('sumber', { shown: 'pilihan', cell: ({ sumber }) => (sumber === 'impor' ? 'Impor' : 'Sistem') }),
]

const FILTER_NAMES = ['prodi', 'tahunLulus', 'angkatan', 'predikat', 'provinsi', 'kontakKosong', 'sumber'] as const
const PREDIKAT = ['Memuaskan', 'Sangat Memuaskan', 'Pujian'].map((value) => ({ value, label: value }))
const KINI = new Date().getFullYear()
const tahun = (dari: number) => Array.from({ length: 60 }, (_, n) => String(dari - n)).map((value) => ({ value, label: value }))

function useAlumniFilters(): readonly FilterField[] {
  const prodi = useSaringProdi('kode')
  const provinsi = useQuery(api.dataMaster.luarRef.wilayah.queryOptions({ input: { level: 1 }, staleTime: 3_600_000 }))
  return useMemo(
    () => [
      prodi,
      choicesFilter({ name: 'tahunLulus', label: 'Tahun lulus', choices: tahun(KINI) }),
      choicesFilter({ name: 'angkatan', label: 'Angkatan', choices: tahun(KINI) }),
      yesNoFilter({ name: 'kontakKosong', label: 'Kontak', yes: 'Kontak kosong', no: 'Ada kontak' }),
      choicesFilter({ name: 'predikat', label: 'Predikat', choices: PREDIKAT }),
      choiceFilter({
        name: 'provinsi',
        label: 'Provinsi',
        choices: (provinsi.data?.data ?? []).map(({ kode, nama }) => ({ value: kode, label: nama })),
      }),
      choiceFilter({
        name: 'sumber',
        label: 'Sumber',
        choices: [
          { value: 'sistem', label: 'Lulusan sistem ini' },
          { value: 'impor', label: 'Impor alumni lama' },
        ],
      }),
    ],
    [prodi, provinsi.data],
  )
}

const nameOf = ({ nama, nim }: Row) => `${nama} (${nim})`

/** Graduates of this system and of the time before it, and how to reach them. */
export function AlumniPage() {
  const list = useListState(calls.list, { filters: FILTER_NAMES })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'data-master/alumni', columns: COLUMNS, list, answer })
  const { start: unduh } = useExport()
  const cetak = (bentuk: 'label' | 'direktori') => {
    const { page: _page, itemsPerPage: _banyak, ...saringan } = list.input as Record<string, unknown>
    void unduh(calls.cetak, { ...saringan, bentuk } as never)
  }
  const ikon = <IconPrinter size={16} aria-hidden />
  return (
    <ListPage
      title="Alumni"
      table={table}
      nameOf={nameOf}
      search="Cari nama, NIM, atau nomor ijazah"
      filters={useAlumniFilters()}
      exports={calls.list}
      secondary={{
        label: 'Impor alumni lama',
        icon: <IconUpload size={16} aria-hidden />,
        to: `${LIST}/impor`,
        call: api.dataMaster.imporAlumni.unggah,
      }}
      more={[
        { label: 'Label alamat (PDF)', icon: ikon, call: calls.cetak, onClick: () => cetak('label') },
        { label: 'Direktori alumni (PDF)', icon: ikon, call: calls.cetak, onClick: () => cetak('direktori') },
      ]}
    >
      <DataTable
        table={table}
        label="Alumni"
        nameOf={nameOf}
        empty="Mahasiswa menjadi alumni saat berstatus Lulus. Alumni dari masa sebelumnya masuk lewat Impor alumni lama."
        to={({ id }) => `${LIST}/${id}`}
      />
    </ListPage>
  )
}
