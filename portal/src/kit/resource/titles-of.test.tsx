import { oc, type ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { crud } from '@sivitas/contract/kit/crud'
import { optionalText, stamp, text } from '@sivitas/contract/kit/fields'
import { flag } from '@sivitas/contract/kit/list'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { yesNoFilter } from '../table/filter-controls'
import { defineResource } from './define-resource'
import { resourceColumns } from './resource-columns'
import { titlesOf } from './titles-of'

const RuangInput = z.object({
  nama: text().meta({ title: 'Nama' }),
  lantai: optionalText(10),
  aktif: z.boolean().meta({ title: 'Aktif' }),
})
const Ruang = RuangInput.extend({ ...stamp, lantai: z.string().nullable().meta({ title: 'Lantai' }) })
const router = oc.router({
  ruang: crud({ path: '/v2/ruang', scope: 'F1', row: Ruang, input: RuangInput, filter: { aktif: flag() }, sort: ['nama'] }),
})

type Client = JsonifiedClient<ContractRouterClient<typeof router>>
const api = createTanstackQueryUtils({} as Client)

const Field = (_props: { name: 'nama' | 'lantai' | 'aktif' }) => null

/** The calls of a contract fit without a word about types, as they must for every resource. */
const ruang = defineResource({
  calls: api.ruang,
  schema: Ruang,
  input: RuangInput,
  label: 'Ruang',
  entitas: 'ruang',
  titleOf: (row) => row.nama,
  columns: ['nama', 'lantai', { id: 'isi', title: 'Isi', cell: ({ lantai }) => lantai }],
  sortable: ['nama'],
  search: 'Cari nama',
  filters: [yesNoFilter({ name: 'aktif', label: 'Aktif' })],
  blank: { nama: '', lantai: null, aktif: true },
  place: 'panel',
  form: () => (
    <>
      <Field name="nama" />
      <div>
        <Field name="lantai" />
        <Field name="aktif" />
      </div>
    </>
  ),
})

describe('titlesOf', () => {
  it('names every column, filter and field, and finds the one without a title', () => {
    expect(titlesOf(ruang)).toEqual([
      { kind: 'kolom', name: 'nama', title: 'Nama' },
      { kind: 'kolom', name: 'lantai', title: 'Lantai' },
      { kind: 'kolom', name: 'isi', title: 'Isi' },
      { kind: 'filter', name: 'aktif', title: 'Aktif' },
      { kind: 'isian', name: 'nama', title: 'Nama' },
      { kind: 'isian', name: 'lantai', title: undefined },
      { kind: 'isian', name: 'aktif', title: 'Aktif' },
    ])
  })
})

describe('resourceColumns', () => {
  it('takes titles from the schema and sorts by what is named', () => {
    const columns = resourceColumns<z.output<typeof Ruang>>({ columns: ['nama', 'aktif'], schema: Ruang, sortable: ['nama'] })
    expect(columns.map(({ id, title, sort }) => [id, title, sort])).toEqual([
      ['nama', 'Nama', 'nama'],
      ['aktif', 'Aktif', undefined],
    ])
    const row = { id: 'x', versi: 1, nama: 'R 101', lantai: null, aktif: false, diubahPada: new Date(0) }
    expect(columns.map(({ cell }) => cell(row))).toEqual(['R 101', 'Tidak'])
  })
})
