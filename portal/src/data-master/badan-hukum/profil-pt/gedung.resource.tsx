import { Gedung, GedungInput } from '@sivitas/contract/data-master/badan-hukum/gedung'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { AktifBadge } from '../../../kit/page/status-badge'
import { defineResource } from '../../../kit/resource/define-resource'
import { resourceRoutes } from '../../../kit/resource/resource-routes'
import { yesNoFilter } from '../../../kit/table/filter-controls'
import { remotesFilter } from '../../../kit/table/filter-remote'
import { kirimBerkas } from '../../../shared/berkas/kirim-berkas'
import { useSyaratBerkas } from '../../../shared/berkas/use-syarat'
import { PilihKampus } from '../../../shared/pickers/pilih-kampus'
import { sumberKampus } from '../../../shared/pickers/sumber-unit'

const field = fields(GedungInput)
const kirim = kirimBerkas('foto')

function DenahField() {
  return <field.Unggah name="idDenah" {...useSyaratBerkas('foto')} kirim={kirim} description="Gambar denah JPG, PNG, atau WEBP." />
}

export const gedung = defineResource({
  calls: api.dataMaster.gedung,
  schema: Gedung,
  input: GedungInput,
  label: 'Gedung',
  entitas: 'gedung',
  titleOf: ({ nama }) => nama,
  columns: [
    'nama',
    'kode',
    { id: 'namaKampus', title: 'Kampus', cell: ({ namaKampus }) => namaKampus, sort: 'kampus', width: 200 },
    'jumlahLantai',
    'tahunBangun',
    'jumlahRuang',
    { id: 'aktif', title: 'Aktif', cell: ({ aktif }) => <AktifBadge aktif={aktif} />, card: 'lencana' },
  ],
  sortable: ['nama', 'kode'],
  search: 'Cari kode atau nama',
  filters: [
    remotesFilter({ name: 'kampus', label: 'Kampus', sumber: sumberKampus }),
    yesNoFilter({ name: 'aktif', label: 'Status', yes: 'Aktif', no: 'Nonaktif' }),
  ],
  blank: { kode: '', nama: '', idKampus: '', jumlahLantai: null, tahunBangun: null, idDenah: null, aktif: true },
  place: 'panel',
  form: () => (
    <>
      <field.Custom name="idKampus" as={PilihKampus} />
      <field.Text name="kode" />
      <field.Text name="nama" />
      <field.Angka name="jumlahLantai" />
      <field.Angka name="tahunBangun" />
      <DenahField />
      <field.Saklar name="aktif" />
    </>
  ),
})

/** The buildings of every kampus. */
export const gedungRoutes = resourceRoutes(gedung)
