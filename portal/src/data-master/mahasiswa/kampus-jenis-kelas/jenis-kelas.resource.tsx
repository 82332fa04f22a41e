import { JenisKelas, JenisKelasInput } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/jenis-kelas'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { NilaiAngka } from '../../../kit/format/nilai'
import { AktifBadge } from '../../../kit/page/status-badge'
import { defineResource } from '../../../kit/resource/define-resource'
import { resourceRoutes } from '../../../kit/resource/resource-routes'
import { yesNoFilter } from '../../../kit/table/filter-controls'
import { sumberKelompokSesi } from './sumber'

const field = fields(JenisKelasInput)

/** 'Jenis Kelas': modes of study, and the digits that they stand for in a NIM. */
export const jenisKelas = defineResource({
  calls: api.dataMaster.jenisKelas,
  schema: JenisKelas,
  input: JenisKelasInput,
  label: 'Jenis Kelas',
  entitas: 'jenis_kelas',
  titleOf: ({ nama }) => nama,
  columns: [
    'nama',
    'kode',
    'kodeNim',
    'namaKelompokSesi',
    'perluInstansi',
    {
      id: 'jumlahMahasiswa',
      title: 'Mahasiswa',
      cell: ({ jumlahMahasiswa }) => <NilaiAngka nilai={jumlahMahasiswa} />,
      sort: 'jumlahMahasiswa',
      align: 'end',
    },
    { id: 'aktif', title: 'Aktif', cell: ({ aktif }) => <AktifBadge aktif={aktif} />, card: 'lencana' },
  ],
  sortable: ['nama', 'kode', 'kodeNim'],
  search: 'Cari kode atau nama',
  filters: [yesNoFilter({ name: 'aktif', label: 'Status', yes: 'Aktif', no: 'Nonaktif' })],
  blank: { kode: '', kodeNim: null, nama: '', idKelompokSesi: null, perluInstansi: false, aktif: true },
  place: 'panel',
  form: () => (
    <>
      <field.Text name="kode" />
      <field.Text name="nama" />
      <field.Text name="kodeNim" maks={2} />
      <field.PilihJauh name="idKelompokSesi" sumber={sumberKelompokSesi} />
      <field.Saklar name="perluInstansi" />
      <field.Saklar name="aktif" />
    </>
  ),
})

export const jenisKelasRoutes = resourceRoutes(jenisKelas)
