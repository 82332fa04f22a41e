import { Instansi, InstansiInput, JENIS_INSTANSI } from '@sivitas/contract/data-master/mahasiswa/instansi-mahasiswa'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { NilaiAngka } from '../../../kit/format/nilai'
import { AktifBadge, StatusBadge } from '../../../kit/page/status-badge'
import { defineResource } from '../../../kit/resource/define-resource'
import { resourceRoutes } from '../../../kit/resource/resource-routes'
import { choiceFilter, choicesFilter, yesNoFilter } from '../../../kit/table/filter-controls'
import { PilihWilayah } from '../../../shared/pickers/pilih-wilayah'
import { DaftarMahasiswaTombol } from './daftar-mahasiswa-tombol'
import { sumberInstansi } from './sumber-instansi'

const field = fields(InstansiInput)
const JENIS = Object.entries(JENIS_INSTANSI).map(([value, label]) => ({ value, label }))
/** From so many days on a PKS is worth a word. */
const SEGERA = 90

function PksBadge({ sisa }: { sisa: number | null }) {
  if (sisa === null) return '-'
  if (sisa < 0) return <StatusBadge kode="habis" nama="PKS berakhir" tone="bahaya" />
  return sisa <= SEGERA ? (
    <StatusBadge kode="segera" nama={`PKS ${sisa} hari lagi`} tone="jingga" />
  ) : (
    <StatusBadge kode="aktif" nama="PKS berlaku" />
  )
}

/** 'Instansi': agencies that send students. */
export const instansi = defineResource({
  calls: api.dataMaster.instansi,
  schema: Instansi,
  input: InstansiInput,
  label: 'Instansi',
  entitas: 'instansi',
  titleOf: ({ nama }) => nama,
  columns: [
    'nama',
    'kode',
    { id: 'jenisInstansi', title: 'Jenis', cell: ({ jenisInstansi }) => JENIS_INSTANSI[jenisInstansi], width: 150 },
    'namaInduk',
    'namaPic',
    { id: 'pks', title: 'PKS', cell: ({ sisaHariPks }) => <PksBadge sisa={sisaHariPks} />, sort: 'berlakuSampai', width: 140 },
    {
      id: 'jumlahMahasiswa',
      title: 'Mahasiswa',
      cell: ({ jumlahMahasiswa }) => <NilaiAngka nilai={jumlahMahasiswa} />,
      sort: 'jumlahMahasiswa',
      align: 'end',
    },
    { id: 'daftar', title: 'Daftar surat', cell: ({ id, nama }) => <DaftarMahasiswaTombol id={id} nama={nama} /> },
    { id: 'aktif', title: 'Aktif', cell: ({ aktif }) => <AktifBadge aktif={aktif} />, card: 'lencana' },
  ],
  sortable: ['nama', 'kode'],
  search: 'Cari nama, singkatan, atau kode',
  filters: [
    choicesFilter({ name: 'jenisInstansi', label: 'Jenis instansi', choices: JENIS }),
    choiceFilter({
      name: 'pksBerakhir',
      label: 'PKS',
      choices: [
        { value: '0', label: 'Sudah berakhir' },
        { value: String(SEGERA), label: `Berakhir dalam ${SEGERA} hari` },
      ],
    }),
    yesNoFilter({ name: 'aktif', label: 'Status', yes: 'Aktif', no: 'Nonaktif' }),
  ],
  blank: { kode: null, nama: '', jenisInstansi: null, idInduk: null, aktif: true },
  place: 'panel',
  form: () => (
    <>
      <field.Text name="nama" />
      <field.Text name="singkatan" />
      <field.Text name="kode" />
      <field.Pilih name="jenisInstansi" pilihan={JENIS} />
      <field.PilihJauh name="idInduk" sumber={sumberInstansi} />
      <field.TeksPanjang name="alamat" />
      <field.Custom name="idWilayah" as={PilihWilayah} />
      <field.Telepon name="telepon" />
      <field.Text name="email" type="email" />
      <field.Text name="namaPic" />
      <field.Text name="jabatanPic" />
      <field.Text name="nomorPks" />
      <field.Tanggal name="tanggalPks" />
      <field.Tanggal name="berlakuSampai" />
      <field.Angka name="potonganPersen" desimal={2} />
      <field.Saklar name="aktif" />
    </>
  ),
})

export const instansiRoutes = resourceRoutes(instansi)
