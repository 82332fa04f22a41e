import { contract } from '@sivitas/contract'
import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'
import { endpointOf } from '../auth/endpoint'
import { kirimDenganSesi } from '../auth/transport'
import type { AmbilIsi } from '../kit/berkas/isi-context'
import { readWithProgress, saveFile } from '../kit/export/save-file'
import { fileNameOf, TANPA_NAMA } from '../kit/export/file-name'
import type { QueryInput, Unduh } from '../kit/export/unduh-context'
import { galatBerkas } from '../kit/galat'
import type { Call } from '../kit/izin/can'

/** A value as an address carries it; the serializer has taken lists and records apart already. */
const text = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)

const brackets = new StandardBracketNotationSerializer()

/** The path behind a source; a call stands for the path of its route, whose parameters are taken from the query. */
function pathOf(source: Call | string, query: QueryInput): { path: string; rest: QueryInput } {
  const template = typeof source === 'string' ? source : (endpointOf(contract, source).route.path ?? '/')
  const names = [...template.matchAll(/\{\+?([^}]+)\}/g)].map(([, name = '']) => name)
  const path = template.replaceAll(/\{\+?([^}]+)\}/g, (_match, name: string) => encodeURIComponent(text(query[name])))
  return { path, rest: Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name))) }
}

function alamat(source: Call | string, query: QueryInput): URL {
  const { path, rest } = pathOf(source, query)
  const url = new URL(path, window.location.origin)
  for (const [name, value] of brackets.serialize(rest)) {
    if (text(value) !== '') url.searchParams.append(name, text(value))
  }
  return url
}

/** Fetches the content of a stored file with the session, to be shown in the page. */
export const ambilIsi: AmbilIsi = async (alamatIsi, { signal }) => {
  const response = await kirimDenganSesi(new Request(new URL(alamatIsi, window.location.origin), { headers: { accept: '*/*' }, signal }))
  if (!response.ok) throw await galatBerkas(response.status, await response.blob())
  return await response.blob()
}

/** The same call as the job asks it: its path, and its filters as an address carries them. */
export function kueriOf(source: Call | string, query: QueryInput): { alamat: string; kueri: string } {
  const url = alamat(source, query)
  return { alamat: url.pathname, kueri: url.searchParams.toString() }
}

/** Fetches a file of the API with the session and saves it under the server's name (PL-R57). */
export const unduh: Unduh = async (source, query = {}, watch = {}) => {
  const url = alamat(source, query)
  const response = await kirimDenganSesi(new Request(url, { headers: { accept: '*/*' }, signal: watch.signal ?? null }))
  if (!response.ok) throw await galatBerkas(response.status, await response.blob())
  const name = fileNameOf(response.headers.get('content-disposition'), url.href)
  if (name === null) throw new Error(TANPA_NAMA)
  saveFile(await readWithProgress(response, watch.onProgress), name)
}
