import { KelasDefault, KelasDefaultInput } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/kelas-default'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { defineResource } from '../../../kit/resource/define-resource'
import { resourceRoutes } from '../../../kit/resource/resource-routes'
import { remotesFilter } from '../../../kit/table/filter-remote'
import { PilihDosen } from '../../../shared/pickers/pilih-dosen'
import { PilihKampus } from '../../../shared/pickers/pilih-kampus'
import { PilihProdi } from '../../../shared/pickers/pilih-prodi'
import { sumberJenisKelas, sumberKampus } from '../../../shared/pickers/sumber-unit'
import { DaftarHadirTombol } from './daftar-hadir-tombol'
import { saringProdi } from '../../../shared/pickers/saring'

const field = fields(KelasDefaultInput)

/** 'Kelas': the classes of all cohorts. */
export const kelas = defineResource({
  calls: api.dataMaster.kelasDefault,
  schema: KelasDefault,
  input: KelasDefaultInput,
  label: 'Kelas',
  entitas: 'kelas_default',
  titleOf: ({ kode }) => kode,
  columns: [
    'kode',
    'nama',
    { id: 'labelProdi', title: 'Program studi', cell: ({ labelProdi }) => labelProdi, sort: 'prodi', width: 200 },
    { id: 'angkatan', title: 'Angkatan', cell: ({ angkatan }) => angkatan, sort: 'angkatan', align: 'end' },
    {
      id: 'terisi',
      title: 'Terisi',
      cell: ({ terisi, kapasitas }) => `${terisi}/${kapasitas}`,
      sort: 'terisi',
      align: 'end',
      card: 'isi',
    },
    'namaWali',
    'namaKampus',
    'namaJenisKelas',
    { id: 'hadir', title: 'Daftar hadir', cell: (row) => <DaftarHadirTombol id={row.id} kode={row.kode} /> },
  ],
  sortable: ['kode'],
  search: 'Cari kode atau nama kelas',
  filters: [
    saringProdi,
    remotesFilter({ name: 'jenisKelas', label: 'Jenis kelas', sumber: sumberJenisKelas }),
    remotesFilter({ name: 'kampus', label: 'Kampus', sumber: sumberKampus }),
  ],
  blank: { kode: '', nama: '', idProdi: '', angkatan: null, idKampus: null, idJenisKelas: null, kapasitas: 40, idDosenWali: null },
  place: 'panel',
  form: () => (
    <>
      <field.Custom name="idProdi" as={PilihProdi} />
      <field.Angka name="angkatan" />
      <field.Text name="kode" />
      <field.Text name="nama" />
      <field.Angka name="kapasitas" />
      <field.Custom name="idKampus" as={PilihKampus} />
      <field.PilihJauh name="idJenisKelas" sumber={sumberJenisKelas} />
      <field.Custom name="idDosenWali" as={PilihDosen} />
    </>
  ),
})

export const kelasRoutes = resourceRoutes(kelas)
