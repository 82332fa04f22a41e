import { UKURAN_HALAMAN, UKURAN_HALAMAN_AWAL } from '@sivitas/rules/platform/halaman'

/** Both ends included; an open end is left out. */
export type Range = { after?: string; before?: string }

/** What one filter holds. An address knows only text; the contract turns it into numbers and flags. */
export type FilterValue = string | readonly string[] | Range
export type Filters = { readonly [name: string]: FilterValue | undefined }
export type Order = { readonly [field: string]: 'asc' | 'desc' }

/** Everything that decides which rows a list shows. */
export type ListState = {
  page: number
  itemsPerPage: number
  cari: string
  order: Order
  filter: Filters
}

/** What an address may hold of one list: its filters by name, and the values that it starts with. */
export type ListSpec = { names: readonly string[]; initial: Filters }

/** Answers whether a value is a range with its two ends. */
export const isRange = (value: FilterValue): value is Range => typeof value === 'object' && !Array.isArray(value)

/** Answers whether a filter narrows nothing. */
export function isBlank(value: FilterValue | undefined): boolean {
  if (value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value !== 'string' && isRange(value) && !value.after && !value.before
}

function wholeNumber(text: string | null, otherwise: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 ? value : otherwise
}

function pageSize(text: string | null): number {
  const value = Number(text)
  return UKURAN_HALAMAN.some((size) => size === value) ? value : UKURAN_HALAMAN_AWAL
}

function orderIn(params: URLSearchParams): Order {
  const order: Record<string, 'asc' | 'desc'> = {}
  for (const [key, value] of params) {
    const field = /^order\[(.+)\]$/.exec(key)?.[1]
    if (field !== undefined && (value === 'asc' || value === 'desc')) order[field] = value
  }
  return order
}

/** `name`, `name[0]`, `name[]` and `name[after]` of one filter; undefined where the address does not speak of it. */
function filterIn(params: URLSearchParams, name: string): FilterValue | undefined {
  const items: string[] = []
  const range: Range = {}
  for (const [key, value] of params) {
    if (!key.startsWith(`${name}[`)) continue
    const inner = key.slice(name.length + 1, -1)
    if (inner === 'after' || inner === 'before') range[inner] = value
    else if (value !== '') items.push(value)
  }
  if (range.after !== undefined || range.before !== undefined) return range
  if (items.length > 0) return items
  return params.get(name) ?? undefined
}

/**
 * Answers the state that an address holds. A filter that it does not speak of has its value of
 * `initial`; one that stands there empty was cleared on purpose. What is no filter of this list is
 * left alone, so that a tab or a drawer may share the address.
 */
export function readListState(params: URLSearchParams, { names, initial }: ListSpec): ListState {
  const filter: Record<string, FilterValue> = {}
  for (const name of names) {
    const value = filterIn(params, name) ?? initial[name]
    if (value !== undefined && !isBlank(value)) filter[name] = value
  }
  return {
    page: wholeNumber(params.get('page'), 1),
    itemsPerPage: pageSize(params.get('itemsPerPage')),
    cari: (params.get('cari') ?? '').slice(0, 100),
    order: orderIn(params),
    filter,
  }
}

function appendFilter(params: URLSearchParams, name: string, value: FilterValue): void {
  if (typeof value === 'string') params.append(name, value)
  else if (isRange(value)) {
    if (value.after) params.append(`${name}[after]`, value.after)
    if (value.before) params.append(`${name}[before]`, value.before)
  } else value.forEach((item, index) => params.append(`${name}[${index}]`, item))
}

const belongsTo = (key: string, name: string) => key === name || key.startsWith(`${name}[`)

/** Answers the address of a state in the API's own bracket form; foreign parameters keep their place. */
export function writeListState(current: URLSearchParams, state: ListState, { names, initial }: ListSpec): URLSearchParams {
  const own = ['page', 'itemsPerPage', 'cari', 'order', ...names]
  const params = new URLSearchParams([...current].filter(([key]) => !own.some((name) => belongsTo(key, name))))
  if (state.page > 1) params.set('page', String(state.page))
  if (state.itemsPerPage !== UKURAN_HALAMAN_AWAL) params.set('itemsPerPage', String(state.itemsPerPage))
  if (state.cari !== '') params.set('cari', state.cari)
  for (const [field, direction] of Object.entries(state.order)) params.append(`order[${field}]`, direction)
  for (const name of names) {
    const value = state.filter[name]
    if (value !== undefined && !isBlank(value)) appendFilter(params, name, value)
    else if (initial[name] !== undefined) params.set(name, '')
  }
  return params
}

/** Answers the query that the API takes; what is blank is left out. */
export function listInput(state: ListState): Record<string, unknown> {
  const { page, itemsPerPage, cari, order, filter } = state
  return {
    page,
    itemsPerPage,
    ...(cari === '' ? {} : { cari }),
    ...(Object.keys(order).length === 0 ? {} : { order }),
    ...filter,
  }
}

/** Answers whether search or filters narrow the list to less than it starts with. */
export function isNarrowed(state: ListState, initial: Filters = {}): boolean {
  if (state.cari !== '') return true
  return Object.entries(state.filter).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name]))
}

/** What an address may hold beside the list itself: an open tab, a row that is being looked at. */
const BUKAN_DAFTAR = new Set(['page', 'itemsPerPage', 'cari', 'order', 'kolom', 'format', 'tab', 'riwayat'])

/** Answers the input of the list that a stored query shows, whatever its filters are called. */
export function inputDariQuery(query: string): Record<string, unknown> {
  const params = new URLSearchParams(query)
  const names = [...new Set([...params.keys()].map((key) => key.replace(/\[.*$/, '')))].filter((name) => !BUKAN_DAFTAR.has(name))
  return listInput(readListState(params, { names, initial: {} }))
}
