import { Jurusan, JurusanInput } from '@sivitas/contract/data-master/badan-hukum/jurusan'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { AktifBadge } from '../../../kit/page/status-badge'
import { defineResource } from '../../../kit/resource/define-resource'
import { resourceRoutes } from '../../../kit/resource/resource-routes'
import { yesNoFilter } from '../../../kit/table/filter-controls'
import { remotesFilter } from '../../../kit/table/filter-remote'
import { PilihDosen } from '../../../shared/pickers/pilih-dosen'
import { PilihFakultas } from '../../../shared/pickers/pilih-fakultas'
import { sumberFakultas } from '../../../shared/pickers/sumber-unit'
import { useBerfakultas } from './use-berfakultas'

const field = fields(JurusanInput)

/** A universitas or institut has no department without a faculty; elsewhere there is none to choose (DM-R28). */
function FakultasField({ name }: { name: 'idFakultas' }) {
  return useBerfakultas() ? <field.Custom name={name} as={PilihFakultas} required /> : null
}

export const jurusan = defineResource({
  calls: api.dataMaster.jurusan,
  schema: Jurusan,
  input: JurusanInput,
  label: 'Jurusan',
  entitas: 'jurusan',
  titleOf: ({ nama }) => nama,
  columns: [
    'nama',
    'kode',
    { id: 'namaFakultas', title: 'Fakultas', cell: ({ namaFakultas }) => namaFakultas ?? '-', sort: 'fakultas', width: 200 },
    'namaKetua',
    'namaSekretaris',
    'jumlahProdi',
    { id: 'aktif', title: 'Aktif', cell: ({ aktif }) => <AktifBadge aktif={aktif} />, card: 'lencana' },
  ],
  sortable: ['nama', 'kode'],
  search: 'Cari kode atau nama',
  filters: [
    remotesFilter({ name: 'fakultas', label: 'Fakultas', sumber: sumberFakultas }),
    yesNoFilter({ name: 'aktif', label: 'Status', yes: 'Aktif', no: 'Nonaktif' }),
  ],
  blank: { kode: '', nama: '', urut: 0, aktif: true },
  place: 'panel',
  form: () => (
    <>
      <FakultasField name="idFakultas" />
      <field.Text name="kode" />
      <field.Text name="nama" />
      <field.Text name="namaInggris" />
      <field.Custom name="idKetua" as={PilihDosen} />
      <field.Custom name="idSekretaris" as={PilihDosen} />
      <field.Angka name="urut" />
      <field.Saklar name="aktif" />
    </>
  ),
})

/** The departments, below their faculty where the college has faculties. */
export const jurusanRoutes = resourceRoutes(jurusan)
