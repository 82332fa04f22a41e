import { Konsentrasi, KonsentrasiInput } from '@sivitas/contract/data-master/badan-hukum/konsentrasi'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { NilaiAngka } from '../../../kit/format/nilai'
import { AktifBadge } from '../../../kit/page/status-badge'
import { defineResource } from '../../../kit/resource/define-resource'
import { yesNoFilter } from '../../../kit/table/filter-controls'
import { remotesFilter } from '../../../kit/table/filter-remote'
import { PilihProdi } from '../../../shared/pickers/pilih-prodi'
import { sumberProdi } from '../../../shared/pickers/sumber-unit'

const field = fields(KonsentrasiInput)

export const konsentrasi = defineResource({
  calls: api.dataMaster.konsentrasi,
  schema: Konsentrasi,
  input: KonsentrasiInput,
  label: 'Konsentrasi',
  entitas: 'konsentrasi',
  titleOf: ({ nama }) => nama,
  columns: [
    'nama',
    'kode',
    { id: 'labelProdi', title: 'Program studi', cell: ({ labelProdi }) => labelProdi, sort: 'prodi', width: 220 },
    'namaInggris',
    'sksMinimum',
    { id: 'kuota', title: 'Kuota', cell: ({ kuota }) => <NilaiAngka nilai={kuota} />, sort: 'kuota', align: 'end' },
    {
      id: 'jumlahMahasiswa',
      title: 'Jumlah mahasiswa',
      cell: ({ jumlahMahasiswa }) => <NilaiAngka nilai={jumlahMahasiswa} />,
      sort: 'jumlahMahasiswa',
      align: 'end',
    },
    { id: 'aktif', title: 'Aktif', cell: ({ aktif }) => <AktifBadge aktif={aktif} />, card: 'lencana' },
  ],
  sortable: ['nama', 'kode'],
  search: 'Cari kode atau nama',
  filters: [
    remotesFilter({ name: 'prodi', label: 'Program studi', sumber: sumberProdi }),
    yesNoFilter({ name: 'aktif', label: 'Status', yes: 'Aktif', no: 'Nonaktif' }),
  ],
  blank: { kode: '', nama: '', namaInggris: null, idProdi: '', sksMinimum: null, kuota: null, aktif: true },
  place: 'panel',
  form: () => (
    <>
      <field.Custom name="idProdi" as={PilihProdi} />
      <field.Text name="kode" />
      <field.Text name="nama" />
      <field.Text name="namaInggris" />
      <field.Angka name="sksMinimum" />
      <field.Angka name="kuota" />
      <field.Saklar name="aktif" />
    </>
  ),
})
