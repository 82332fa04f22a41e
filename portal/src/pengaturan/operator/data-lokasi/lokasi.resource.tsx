import { Lokasi, LokasiInput } from '@sivitas/contract/pengaturan/operator/lokasi'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import type { SumberPilihan } from '../../../kit/form/inputs/pilihan-jauh'
import { AktifBadge } from '../../../kit/page/status-badge'
import { defineResource } from '../../../kit/resource/define-resource'
import { resourceRoutes } from '../../../kit/resource/resource-routes'
import { yesNoFilter } from '../../../kit/table/filter-controls'
import { JamLayananInput } from './jam-layanan-input'
import { JaringanInput } from './jaringan-input'

const field = fields(LokasiInput)

const kampusOf = ({ id, nama, kota }: { id: string; nama: string; kota: string | null }) => ({
  value: id,
  label: nama,
  keterangan: kota ?? undefined,
})

const KAMPUS: SumberPilihan = {
  kunci: api.dataMaster.unitRef.kampus.key(),
  cari: async ({ cari, page, signal }) => {
    const { data, meta } = await api.dataMaster.unitRef.kampus.call({ cari, page, itemsPerPage: 20 }, { signal })
    return { pilihan: data.map(kampusOf), totalPages: meta.totalPages }
  },
  sebut: async (ids) => (await api.dataMaster.unitRef.kampus.call({ id: [...ids] })).data.map(kampusOf),
}

/** Where operators sit: the place that stands before the date of letters, its hours and its networks. */
export const lokasi = defineResource({
  calls: api.pengaturan.lokasi,
  schema: Lokasi,
  input: LokasiInput,
  label: 'Data Lokasi',
  entitas: 'lokasi',
  titleOf: ({ nama }) => nama,
  columns: [
    'nama',
    'kode',
    'namaKampus',
    'kota',
    { id: 'jumlahOperator', title: 'Jumlah operator', cell: ({ jumlahOperator }) => jumlahOperator, sort: 'jumlahOperator', align: 'end' },
    { id: 'jaringan', title: 'Jaringan', cell: ({ jaringan }) => jaringan.join(', ') || '-' },
    { id: 'aktif', title: 'Status', cell: ({ aktif }) => <AktifBadge aktif={aktif} />, card: 'lencana' },
  ],
  sortable: ['kode', 'nama', 'kota'],
  search: 'Cari kode, nama, atau kota',
  filters: [yesNoFilter({ name: 'aktif', label: 'Aktif' })],
  blank: { kode: '', nama: '', idKampus: null, kota: '', telepon: null, jamLayanan: {}, jaringan: [], aktif: true },
  place: 'panel',
  form: () => (
    <>
      <field.Text name="kode" />
      <field.Text name="nama" />
      <field.PilihJauh name="idKampus" sumber={KAMPUS} />
      <field.Text name="kota" />
      <field.Telepon name="telepon" />
      <field.Custom name="jamLayanan" as={JamLayananInput} />
      <field.Custom name="jaringan" as={JaringanInput} />
      <field.Saklar name="aktif" />
    </>
  ),
})

export const routes = resourceRoutes(lokasi)
