import { HARI, KelompokSesi, KelompokSesiInput } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/kelompok-sesi'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { AktifBadge } from '../../../kit/page/status-badge'
import { defineResource } from '../../../kit/resource/define-resource'
import { resourceRoutes } from '../../../kit/resource/resource-routes'
import { yesNoFilter } from '../../../kit/table/filter-controls'

const field = fields(KelompokSesiInput)
const PILIHAN_HARI = HARI.map((label, n) => ({ value: n + 1, label }))

/** 'Kelompok Sesi': days on which a group of students has its hours. */
export const kelompokSesi = defineResource({
  calls: api.dataMaster.kelompokSesi,
  schema: KelompokSesi,
  input: KelompokSesiInput,
  label: 'Kelompok Sesi',
  entitas: 'kelompok_sesi',
  titleOf: ({ nama }) => nama,
  columns: [
    'nama',
    'kode',
    { id: 'hari', title: 'Hari', cell: ({ hari }) => hari.map((n) => HARI[n - 1]).join(', '), width: 240 },
    'jumlahJenisKelas',
    'jumlahMahasiswa',
    { id: 'aktif', title: 'Aktif', cell: ({ aktif }) => <AktifBadge aktif={aktif} />, card: 'lencana' },
  ],
  sortable: ['nama', 'kode'],
  search: 'Cari kode atau nama',
  filters: [yesNoFilter({ name: 'aktif', label: 'Status', yes: 'Aktif', no: 'Nonaktif' })],
  blank: { kode: '', nama: '', hari: [], aktif: true },
  place: 'panel',
  form: () => (
    <>
      <field.Text name="kode" />
      <field.Text name="nama" />
      <field.PilihBanyak name="hari" pilihan={PILIHAN_HARI} />
      <field.Saklar name="aktif" />
    </>
  ),
})

export const kelompokSesiRoutes = resourceRoutes(kelompokSesi)
