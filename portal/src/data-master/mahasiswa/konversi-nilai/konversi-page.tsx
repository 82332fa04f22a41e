import { Text } from '@mantine/core'
import { JENIS_KONVERSI } from '@sivitas/contract/akademik/konversi-jenis'
import { KonversiNilai, STATUS_KONVERSI } from '@sivitas/contract/akademik/konversi-nilai'
import { api } from '../../../api'
import { usePeriode } from '../../../auth/operator'
import { NilaiAngka, NilaiPeriode, TANPA_NILAI } from '../../../kit/format/nilai'
import { IconFileImport, IconPlus } from '../../../kit/icons'
import { ListPage } from '../../../kit/page/list-page'
import { StatusBadge } from '../../../kit/page/status-badge'
import { DataTable } from '../../../kit/table/data-table'
import { choiceFilter, choicesFilter } from '../../../kit/table/filter-controls'
import { columnsOf } from '../../../kit/table/schema-columns'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { usePilihanPeriode } from '../../../shared/pickers/pilih-periode'
import { ALAMAT, PILIHAN_STATUS, TONE_STATUS } from './kata'
import { saringProdi } from '../../../shared/pickers/saring'

const calls = api.akademik.konversiNilai
type Row = Awaited<ReturnType<typeof calls.list.call>>['data'][number]

const column = columnsOf<Row>(KonversiNilai)
const sksSel = (nilai: number) => <NilaiAngka nilai={nilai} desimal={Number.isInteger(nilai) ? 0 : 2} />

/** Names of colleges are long; the whole one shows when it is pointed at, and in the file. */
const ringkas = (nama: string | null, paling: number) =>
  nama === null ? (
    TANPA_NILAI
  ) : (
    <Text span inherit truncate maw={paling} display="block" title={nama}>
      {nama}
    </Text>
  )

const COLUMNS = [
  column('nama', { sort: 'nama', width: 200 }),
  column('nim', { sort: 'nim', width: 110, card: 'isi' }),
  column('labelProdi', { width: 200, shown: 'pilihan' }),
  column('angkatan', { sort: 'angkatan', shown: 'pilihan' }),
  column('namaPtAsal', {
    width: 170,
    card: 'isi',
    cell: ({ namaPtAsal, mitra, namaKurikulum }) => ringkas(namaPtAsal ?? mitra ?? namaKurikulum, 160),
  }),
  column('namaProdiAsal', { width: 130, cell: ({ namaProdiAsal }) => ringkas(namaProdiAsal, 110) }),
  column('jenis', { width: 140, shown: 'pilihan', cell: ({ jenis }) => JENIS_KONVERSI[jenis] }),
  column('sksAsal', { cell: ({ sksAsal }) => sksSel(sksAsal) }),
  column('sksDiakui', { sort: 'sksDiakui', card: 'isi', cell: ({ sksDiakui }) => sksSel(sksDiakui) }),
  column('jumlahMakul'),
  column('status', {
    width: 110,
    card: 'lencana',
    cell: ({ status }) => <StatusBadge kode={status} nama={STATUS_KONVERSI[status]} tone={TONE_STATUS[status]} />,
  }),
  column('mitra', { width: 170, shown: 'pilihan' }),
  column('namaKurikulum', { width: 170, shown: 'pilihan' }),
  column('nomorSk', { width: 150, shown: 'pilihan' }),
  column('periode', { width: 150, shown: 'pilihan', align: 'start', cell: ({ periode }) => <NilaiPeriode id={periode} /> }),
]
const FILTER_NAMES = ['status', 'prodi', 'jenis', 'periode', 'mahasiswa'] as const
const TETAP = [
  choicesFilter({ name: 'status', label: 'Status', choices: PILIHAN_STATUS }),
  saringProdi,
  choicesFilter({ name: 'jenis', label: 'Jenis', choices: Object.entries(JENIS_KONVERSI).map(([value, label]) => ({ value, label })) }),
]
const nameOf = ({ nama, nim }: Row) => `${nama} (${nim})`

/** 'Konversi Nilai': what students brought along, did elsewhere or passed under another curriculum, and how far its recognition is. */
export function KonversiPage() {
  const pilihan = usePilihanPeriode(usePeriode().id)
  const list = useListState(calls.list, { filters: FILTER_NAMES })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'data-master/mahasiswa/konversi-nilai', columns: COLUMNS, list, answer })
  const periode = choiceFilter({
    name: 'periode',
    label: 'Periode masuk',
    choices: pilihan.map(({ value, label }) => ({ value: String(value), label })),
  })
  return (
    <ListPage
      title="Konversi Nilai"
      table={table}
      nameOf={nameOf}
      search="Cari nama, NIM, atau PT asal"
      filters={[...TETAP, periode]}
      exports={calls.list}
      primary={{ label: 'Buat konversi', icon: <IconPlus size={16} aria-hidden />, to: `${ALAMAT}/baru`, call: calls.create }}
      secondary={{
        label: 'Impor',
        icon: <IconFileImport size={16} aria-hidden />,
        to: '/data-master/mahasiswa/impor-data/konversi',
        call: api.akademik.imporKonversi.unggah,
      }}
    >
      <DataTable
        table={table}
        label="Konversi nilai"
        nameOf={nameOf}
        empty="Tekan 'Buat konversi' untuk mengakui mata kuliah pindahan, RPL, kegiatan MBKM, atau kurikulum lama."
        to={({ id }) => `${ALAMAT}/${id}`}
      />
    </ListPage>
  )
}
