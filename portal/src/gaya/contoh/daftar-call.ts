import { NetworkError } from '../../kit/galat'
import type { ReadCall, WriteCall } from '../../kit/table/calls'
import type { ListAnswer } from '../../kit/table/use-list-query'
import { buatContoh, type ContohMahasiswa } from './mahasiswa'

export type ContohQuery = {
  page?: number
  itemsPerPage?: number
  cari?: string
  order?: Partial<Record<string, 'asc' | 'desc'>>
  prodi?: string[]
  status?: string
  angkatan?: string
  kota?: string
  huruf?: string
  tanggalLahir?: { after?: string; before?: string }
}

let rows = buatContoh()

const between = (day: string, range: ContohQuery['tanggalLahir']) =>
  (range?.after === undefined || day >= range.after) && (range?.before === undefined || day <= range.before)

const same = (wanted: string | undefined, value: string | null) => wanted === undefined || wanted === value

const matches = (query: ContohQuery) => (row: ContohMahasiswa) =>
  `${row.nama} ${row.nim}`.toLowerCase().includes((query.cari ?? '').toLowerCase()) &&
  (query.prodi?.includes(row.prodi) ?? true) &&
  same(query.status, row.status) &&
  same(query.angkatan, String(row.angkatan)) &&
  same(query.kota, row.kota) &&
  row.nama.startsWith(query.huruf ?? '') &&
  between(row.tanggalLahir, query.tanggalLahir)

const keyed = (row: ContohMahasiswa, field: string) => (row as Record<string, unknown>)[field]

function compare(order: ContohQuery['order']) {
  const fields = Object.entries(order ?? {})
  return (a: ContohMahasiswa, b: ContohMahasiswa) => {
    for (const [field, direction] of fields) {
      const [x, y] = [keyed(a, field), keyed(b, field)]
      const way = typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y), 'id')
      if (way !== 0) return direction === 'desc' ? -way : way
    }
    return 0
  }
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function answer(query: ContohQuery): Promise<ListAnswer<ContohMahasiswa>> {
  await later(query.cari === 'lambat' ? 3000 : 60)
  if (query.cari === 'galat') throw new NetworkError()
  const { page = 1, itemsPerPage = 20 } = query
  const found = rows.filter(matches(query.cari === 'lambat' ? { ...query, cari: '' } : query)).sort(compare(query.order))
  return { data: found.slice((page - 1) * itemsPerPage, page * itemsPerPage), meta: { totalItems: found.length } }
}

const key = (act: string) => [['gaya', 'mahasiswa', act]] as const

/** A list over the rows of the style page, with the interface of the API's client. 'lambat' and 'galat' in the search show those states. */
export const daftarCall: ReadCall<ContohQuery, ListAnswer<ContohMahasiswa>> = {
  key: () => key('list'),
  queryKey: ({ input }) => [...key('list'), { input, type: 'query' }],
  call: answer,
}

/** Sets the status of rows; answers how they were before. */
export const ubahStatusCall: WriteCall<
  { ids: readonly string[]; status: ContohMahasiswa['status'] },
  ReadonlyMap<string, ContohMahasiswa['status']>
> = {
  key: () => key('ubahStatus'),
  call: async ({ ids, status }) => {
    await later(60)
    const before = new Map(rows.filter(({ id }) => ids.includes(id)).map((row) => [row.id, row.status]))
    rows = rows.map((row) => (before.has(row.id) ? { ...row, status } : row))
    return before
  },
}

export const idsOf = (query: ContohQuery): string[] => rows.filter(matches(query)).map(({ id }) => id)
