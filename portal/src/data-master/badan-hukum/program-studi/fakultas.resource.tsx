import { Fakultas, FakultasInput } from '@sivitas/contract/data-master/badan-hukum/fakultas'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { AktifBadge } from '../../../kit/page/status-badge'
import { defineResource } from '../../../kit/resource/define-resource'
import { resourceRoutes } from '../../../kit/resource/resource-routes'
import { yesNoFilter } from '../../../kit/table/filter-controls'
import { PilihDosen } from '../../../shared/pickers/pilih-dosen'
import { PilihKampus } from '../../../shared/pickers/pilih-kampus'

const field = fields(FakultasInput)

export const fakultas = defineResource({
  calls: api.dataMaster.fakultas,
  schema: Fakultas,
  input: FakultasInput,
  label: 'Fakultas',
  entitas: 'fakultas',
  titleOf: ({ nama }) => nama,
  columns: [
    'nama',
    'kode',
    'kodeNim',
    'singkatan',
    'namaDekan',
    'namaKampus',
    'jumlahJurusan',
    'jumlahProdi',
    { id: 'urut', title: 'Urutan', cell: ({ urut }) => urut, sort: 'urut', align: 'end', shown: 'pilihan' },
    { id: 'aktif', title: 'Aktif', cell: ({ aktif }) => <AktifBadge aktif={aktif} />, card: 'lencana' },
  ],
  sortable: ['nama', 'kode'],
  search: 'Cari kode, nama, atau singkatan',
  filters: [yesNoFilter({ name: 'aktif', label: 'Status', yes: 'Aktif', no: 'Nonaktif' })],
  blank: { kode: '', kodeNim: null, nama: '', urut: 0, aktif: true },
  place: 'panel',
  form: () => (
    <>
      <field.Text name="kode" />
      <field.Text name="kodeNim" maks={2} />
      <field.Text name="nama" />
      <field.Text name="namaInggris" />
      <field.Text name="singkatan" />
      <field.Custom name="idDekan" as={PilihDosen} />
      <field.Custom name="idKampus" as={PilihKampus} />
      <field.Telepon name="telepon" />
      <field.Text name="email" type="email" />
      <field.Text name="skPendirian" />
      <field.Tanggal name="tanggalSk" />
      <field.Angka name="urut" />
      <field.Saklar name="aktif" />
    </>
  ),
})

/** The faculties of a universitas or institut. */
export const fakultasRoutes = resourceRoutes(fakultas)
