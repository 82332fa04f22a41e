import { Situs, SitusInput } from '@sivitas/contract/pengaturan/info-sistem'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { AktifBadge } from '../../kit/page/status-badge'
import { defineResource } from '../../kit/resource/define-resource'
import { resourceRoutes } from '../../kit/resource/resource-routes'

const field = fields(SitusInput)
const JENIS = [
  { value: 'utama', label: 'Portal utama' },
  { value: 'terpisah', label: 'Portal terpisah' },
] as const
const namaJenis = (jenis: string) => JENIS.find(({ value }) => value === jenis)?.label ?? jenis

export const situs = defineResource({
  calls: api.pengaturan.situsKampus,
  schema: Situs,
  input: SitusInput,
  label: 'Situs',
  entitas: 'site',
  titleOf: ({ origin }) => origin,
  columns: [
    'origin',
    { id: 'jenis', title: 'Jenis', cell: ({ jenis }) => namaJenis(jenis), width: 160 },
    { id: 'aktif', title: 'Aktif', cell: ({ aktif }) => <AktifBadge aktif={aktif} />, card: 'lencana' },
  ],
  sortable: ['origin', 'jenis'],
  search: 'Cari alamat',
  filters: [],
  blank: { origin: 'https://', jenis: 'utama', aktif: true },
  place: 'panel',
  form: () => (
    <>
      <field.Text name="origin" />
      <field.Pilih name="jenis" pilihan={JENIS} />
      <field.Saklar name="aktif" />
    </>
  ),
})

/** The addresses under which the college's portals answer. */
export const situsRoutes = resourceRoutes(situs)
