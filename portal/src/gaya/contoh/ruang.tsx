import { kode, optionalText, text } from '@sivitas/contract/kit/fields'
import { z } from 'zod'
import { fields } from '../../kit/form/fields'
import { ApiError } from '../../kit/galat'
import { AktifBadge } from '../../kit/page/status-badge'
import { defineResource, type ResourceCalls } from '../../kit/resource/define-resource'
import type { RiwayatCall } from '../../kit/riwayat/riwayat-context'
import { yesNoFilter } from '../../kit/table/filter-controls'

const RuangInput = z.object({
  kode: kode().meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama' }),
  gedung: optionalText(50).meta({ title: 'Gedung' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
})
const Ruang = z.object({ ...RuangInput.shape, id: z.string(), versi: z.int(), gedung: z.string().nullable().meta({ title: 'Gedung' }) })
type Ruang = z.output<typeof Ruang>
type Masukan = z.output<typeof RuangInput>
type Query = { page?: number; itemsPerPage?: number; cari?: string; order?: Partial<Record<string, 'asc' | 'desc'>>; aktif?: string }

let rows: Ruang[] = Array.from({ length: 30 }, (_row, n) => ({
  id: `r${n + 1}`,
  versi: 1,
  kode: `R${101 + n}`,
  nama: `Ruang ${101 + n}`,
  gedung: n % 2 === 0 ? 'Gedung A' : null,
  aktif: n % 10 !== 9,
}))

function stored(id: string): Ruang {
  const row = rows.find((one) => one.id === id)
  if (row === undefined) throw new ApiError({ status: 404, type: 'tidak_ditemukan', message: 'Ruang tidak ditemukan.' })
  return row
}

const key = (act: string) => [['gaya', 'ruang', act]] as const
const write = (row: Ruang) => {
  rows = rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [row, ...rows]
  return Promise.resolve({ data: row })
}

function listRuang({ page = 1, itemsPerPage = 20, cari = '', aktif, order }: Query) {
  const found = rows
    .filter(
      (row) =>
        `${row.kode} ${row.nama}`.toLowerCase().includes(cari.toLowerCase()) && (aktif === undefined || row.aktif === (aktif === '1')),
    )
    .sort((a, b) => (order?.['nama'] === 'desc' ? b.nama.localeCompare(a.nama) : a.nama.localeCompare(b.nama)))
  return Promise.resolve({ data: found.slice((page - 1) * itemsPerPage, page * itemsPerPage), meta: { totalItems: found.length } })
}

/** 'R101' is in use, and 'R102' was changed by somebody else in the meantime. */
const calls: ResourceCalls<Ruang, Masukan, Query> = {
  list: { key: () => key('list'), queryKey: ({ input }) => [...key('list'), { input }], call: listRuang },
  get: {
    key: () => key('get'),
    queryKey: ({ input }) => [...key('get'), { input }],
    call: async ({ id }) => Promise.resolve({ data: stored(id) }),
  },
  create: {
    key: () => key('create'),
    call: (input) => write({ ...input, gedung: input.gedung ?? null, id: `r${rows.length + 1}`, versi: 1 }),
  },
  update: {
    key: () => key('update'),
    call: async ({ id, versi, ...input }) =>
      write({ ...stored(id), ...input, gedung: input.gedung ?? stored(id).gedung, versi: versi + 1 }),
  },
  remove: {
    key: () => key('remove'),
    call: async ({ id }) => {
      if (stored(id).kode === 'R101')
        throw new ApiError({ status: 409, type: 'dipakai', message: 'Ruang 101 dipakai oleh 3 jadwal kuliah.' })
      rows = rows.filter((one) => one.id !== id)
      return Promise.resolve({ data: null })
    },
  },
}

/** Three acts on any row, two of them on a second page. */
export const riwayatContoh: RiwayatCall = {
  key: () => key('riwayat'),
  queryKey: ({ input }) => [...key('riwayat'), { input }],
  call: ({ page }) =>
    Promise.resolve({
      meta: { totalItems: 22 },
      data:
        page === 1
          ? [
              {
                id: 1,
                waktu: '2026-11-21T03:12:00Z',
                namaAkun: 'Operator B',
                atasNama: 'Mahasiswa A',
                aksi: 'ubah',
                sebelum: { nama: 'Ruang 100' },
                sesudah: { nama: 'Ruang 101' },
                alasan: 'Salah ketik',
              },
            ]
          : [
              {
                id: 2,
                waktu: '2026-01-05T01:00:00Z',
                namaAkun: 'Operator A',
                atasNama: null,
                aksi: 'tambah',
                sebelum: null,
                sesudah: { kode: 'R101', aktif: true },
                alasan: null,
              },
            ],
    }),
}

const field = fields(RuangInput)

export const ruang = defineResource({
  calls,
  schema: Ruang,
  input: RuangInput,
  label: 'Ruang',
  entitas: 'ruang',
  titleOf: ({ nama }) => nama,
  columns: ['nama', 'kode', 'gedung', { id: 'aktif', title: 'Status', cell: ({ aktif }) => <AktifBadge aktif={aktif} />, card: 'lencana' }],
  sortable: ['nama'],
  search: 'Cari kode atau nama',
  filters: [yesNoFilter({ name: 'aktif', label: 'Aktif' })],
  blank: { kode: '', nama: '', gedung: null, aktif: true },
  place: 'panel',
  form: () => (
    <>
      <field.Text name="kode" />
      <field.Text name="nama" />
      <field.Text name="gedung" />
      <field.Saklar name="aktif" />
    </>
  ),
  removes: ({ gedung }) => (gedung === null ? [] : [`Letaknya di ${gedung} ikut terhapus.`]),
})
