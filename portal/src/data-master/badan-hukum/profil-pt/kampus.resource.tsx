import { Kampus, KampusInput, ZONA } from '@sivitas/contract/data-master/badan-hukum/kampus'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { AktifBadge, StatusBadge } from '../../../kit/page/status-badge'
import { defineResource } from '../../../kit/resource/define-resource'
import { resourceRoutes } from '../../../kit/resource/resource-routes'
import { yesNoFilter } from '../../../kit/table/filter-controls'
import { PilihWilayah } from '../../../shared/pickers/pilih-wilayah'

const field = fields(KampusInput)

export const kampus = defineResource({
  calls: api.dataMaster.kampus,
  schema: Kampus,
  input: KampusInput,
  label: 'Kampus',
  entitas: 'kampus',
  titleOf: ({ nama }) => nama,
  columns: [
    'nama',
    'kode',
    'kota',
    { id: 'jalan', title: 'Jalan', cell: ({ jalan }) => jalan ?? '-', width: 240 },
    'zonaWaktu',
    { id: 'utama', title: 'Kampus utama', cell: ({ utama }) => (utama ? <StatusBadge kode="utama" nama="Utama" tone="biru" /> : '-') },
    { id: 'aktif', title: 'Aktif', cell: ({ aktif }) => <AktifBadge aktif={aktif} />, card: 'lencana' },
  ],
  sortable: ['nama', 'kode', 'kota'],
  search: 'Cari kode, nama, atau kota',
  filters: [yesNoFilter({ name: 'aktif', label: 'Status', yes: 'Aktif', no: 'Nonaktif' })],
  blank: { kode: '', nama: '', zonaWaktu: 'WIB', utama: false, aktif: true },
  place: 'panel',
  form: () => (
    <>
      <field.Text name="kode" />
      <field.Text name="nama" />
      <field.Text name="jalan" />
      <field.Text name="kelurahan" />
      <field.Custom name="idWilayah" as={PilihWilayah} />
      <field.Text name="kodePos" maks={5} />
      <field.Angka name="lintang" desimal={6} />
      <field.Angka name="bujur" desimal={6} />
      <field.Pilih name="zonaWaktu" pilihan={ZONA.map((value) => ({ value, label: value }))} required />
      <field.Saklar name="utama" description="Kampus utama sebelumnya menjadi kampus biasa." />
      <field.Saklar name="aktif" />
    </>
  ),
})

/** The places of the college; exactly one of them is the main one. */
export const kampusRoutes = resourceRoutes(kampus)
