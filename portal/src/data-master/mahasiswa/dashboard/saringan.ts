import type { Filters } from '../../../kit/table/list-url'

/** What narrows the whole dashboard; a periode goes beside it. */
export const SARINGAN = ['fakultas', 'prodi', 'kampus', 'jenisKelas'] as const

const STUDI = ['A', 'C', 'N', 'S', 'U', 'O'] as const

/** A filter of the list: a value, several, or a range. */
export type Saring = { readonly [name: string]: string | readonly string[] | { readonly after?: string; readonly before?: string } }

/** Students who study, as every chart but the ones of statuses counts them. */
export const studi: Saring = { status: STUDI }

function tulis(params: URLSearchParams, name: string, value: Saring[string]): void {
  if (typeof value === 'string') params.set(name, value)
  else if (Array.isArray(value)) value.forEach((one: string, at) => params.set(`${name}[${at}]`, one))
  else for (const [end, bound] of Object.entries(value)) if (typeof bound === 'string') params.set(`${name}[${end}]`, bound)
}

/** Address of the list with exactly the students of a number on the dashboard; its own filter wins over the dashboard's. */
export function alamatDaftar(periode: number, filter: Filters, own: Saring): string {
  const params = new URLSearchParams()
  for (const name of SARINGAN) {
    const value = filter[name]
    if (value !== undefined && own[name] === undefined) tulis(params, name, value as Saring[string])
  }
  for (const [name, value] of Object.entries(own)) tulis(params, name, value)
  params.set('periode', String(periode))
  return `/data-master/mahasiswa/data-mahasiswa?${params}`
}
