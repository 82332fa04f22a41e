import { Konsentrasi, KonsentrasiInput } from '@sivitas/contract/data-master/badan-hukum/konsentrasi'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { defineResource } from '../../../kit/resource/define-resource'
import { resourceRoutes } from '../../../kit/resource/resource-routes'
import { PilihProdi } from '../../../shared/pickers/pilih-prodi'

const field = fields(KonsentrasiInput)

export const konsentrasi = defineResource({
  calls: api.dataMaster.konsentrasi,
  schema: Konsentrasi,
  input: KonsentrasiInput,
  label: 'Konsentrasi',
  entitas: 'konsentrasi',
  titleOf: ({ nama }) => nama,
  columns: ['nama', 'kode'],
  sortable: ['nama', 'kode'],
  search: 'Cari kode atau nama',
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

/** The panel of a konsentrasi opens over a list of its own, from which students are moved. */
export const konsentrasiPanel = resourceRoutes(konsentrasi)[0]?.children ?? []
