import { ProdiLuarRow } from '@sivitas/contract/data-master/referensi/luar-daftar'
import { useMemo } from 'react'
import { api } from '../../api'
import { HASIL_SEHALAMAN, type SumberPilihan } from '../../kit/form/inputs/pilihan-jauh'
import { IconFileImport } from '../../kit/icons'
import { ListPage } from '../../kit/page/list-page'
import { DataTable } from '../../kit/table/data-table'
import { choicesFilter } from '../../kit/table/filter-controls'
import { remotesFilter } from '../../kit/table/filter-remote'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { useKode } from '../../shared/pickers/sumber-kode'

const calls = api.dataMaster.luarDaftar
const column = columnsOf<ProdiLuarRow>(ProdiLuarRow)
const COLUMNS = [
  column('nama', { sort: 'nama', width: 260 }),
  column('kode', { sort: 'kode', width: 90 }),
  column('namaJenjang', { sort: 'jenjang', width: 110 }),
  column('namaPerguruanTinggi', { sort: 'perguruanTinggi', width: 320 }),
  column('idPddikti', { shown: 'pilihan', width: 280, cell: ({ idPddikti }) => idPddikti ?? '-' }),
]
const nameOf = ({ nama }: ProdiLuarRow) => nama

const sumberPt: SumberPilihan = {
  kunci: calls.perguruanTinggi.key(),
  cari: async ({ cari, page, signal }) => {
    const { data, meta } = await calls.perguruanTinggi.call(
      { ...(cari === '' ? {} : { cari }), page, itemsPerPage: HASIL_SEHALAMAN },
      { signal },
    )
    return { pilihan: data.map(({ id, nama, kode }) => ({ value: id, label: nama, keterangan: kode })), totalPages: meta.totalPages }
  },
  sebut: async (values) => {
    const { data } = await calls.perguruanTinggi.call({ pilih: [...values], itemsPerPage: values.length })
    return data.map(({ id, nama, kode }) => ({ value: id, label: nama, keterangan: kode }))
  },
}

/** Prodi of other institutions. */
export function ProdiLuarPage() {
  const list = useListState(calls.prodi, { filters: ['perguruanTinggi', 'jenjang'] })
  const answer = useListQuery(calls.prodi, list.input)
  const table = useTableModel({ screen: 'data-master/referensi/program-studi', columns: COLUMNS, list, answer, selects: 'tanpa' })
  const jenjang = useKode('jenjang-pendidikan')
  const filters = useMemo(
    () => [
      remotesFilter({ name: 'perguruanTinggi', label: 'Perguruan tinggi', sumber: sumberPt }),
      choicesFilter({ name: 'jenjang', label: 'Jenjang', choices: jenjang.map(({ value, label }) => ({ value, label })) }),
    ],
    [jenjang],
  )
  return (
    <ListPage
      title="Referensi Program Studi"
      table={table}
      nameOf={nameOf}
      search="Cari kode atau nama"
      filters={filters}
      exports={calls.prodi}
      secondary={{
        label: 'Perbarui dari berkas',
        icon: <IconFileImport size={16} aria-hidden />,
        to: '/data-master/referensi/program-studi/impor',
        call: api.dataMaster.imporProdiLuar.unggah,
      }}
    >
      <DataTable table={table} label="Program studi rujukan" nameOf={nameOf} empty="Perbarui daftar ini dari berkas PDDikti." />
    </ListPage>
  )
}
