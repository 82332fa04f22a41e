import { Klasifikasi, KlasifikasiInput } from '@sivitas/contract/data-master/mahasiswa/klasifikasi-mahasiswa'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { defineResource } from '../../../kit/resource/define-resource'
import { ResourcePanel } from '../../../kit/resource/resource-form'
import { PILIHAN_WARNA } from './warna'

const field = fields(KlasifikasiInput)

/** A klasifikasi and its group; the screen draws its own list. */
export const klasifikasi = defineResource({
  calls: api.dataMaster.klasifikasi,
  schema: Klasifikasi,
  input: KlasifikasiInput,
  label: 'Klasifikasi',
  entitas: 'klasifikasi',
  titleOf: ({ nama }) => nama,
  columns: ['nama', 'kode', 'kelompok'],
  search: 'Cari kode atau nama',
  blank: { kode: '', nama: '', kelompok: '', tunggalDalamKelompok: false, warna: 'abu', deskripsi: null, aktif: true },
  place: 'panel',
  form: () => (
    <>
      <field.Text name="kode" />
      <field.Text name="nama" />
      <field.Text name="kelompok" />
      <field.Saklar name="tunggalDalamKelompok" />
      <field.Pilih name="warna" pilihan={PILIHAN_WARNA} />
      <field.TeksPanjang name="deskripsi" />
      <field.Saklar name="aktif" />
    </>
  ),
})

/** The form of a klasifikasi beside the list that the screen draws itself. */
export const klasifikasiPanel = <ResourcePanel resource={klasifikasi} />
