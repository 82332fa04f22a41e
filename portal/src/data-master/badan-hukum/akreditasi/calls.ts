import type { Akreditasi, AkreditasiInput } from '@sivitas/contract/data-master/badan-hukum/akreditasi'
import type { QueryKey } from '@tanstack/react-query'
import { api } from '../../../api'
import type { Call } from '../../../kit/izin/can'

type Row = Omit<Akreditasi, 'diubahPada'>

/** The accreditations of one owner: of a prodi or of the institution, behind the same four acts. */
export type AkreditasiCalls = {
  key: QueryKey
  /** What a change here shows elsewhere too: the list itself, and the chip beside the unit's name. */
  touches: readonly QueryKey[]
  list: (options: { signal: AbortSignal }) => Promise<{ data: readonly Row[] }>
  create: (values: AkreditasiInput) => Promise<unknown>
  update: (row: { id: string; versi: number }, values: AkreditasiInput) => Promise<unknown>
  remove: (row: { id: string }) => Promise<unknown>
  /** Who may make it may write here. */
  writes: Call
}

export function akreditasiOfProdi(idProdi: string): AkreditasiCalls {
  const calls = api.dataMaster.akreditasiProdi
  return {
    key: calls.list.queryKey({ input: { idProdi } }),
    touches: [calls.list.queryKey({ input: { idProdi } }), api.dataMaster.prodi.key()],
    list: (options) => calls.list.call({ idProdi }, options),
    create: (values) => calls.create.call({ idProdi, ...values }),
    update: ({ id, versi }, values) => calls.update.call({ idProdi, id, versi, ...values }),
    remove: ({ id }) => calls.remove.call({ idProdi, id }),
    writes: calls.create,
  }
}

const institusi = api.dataMaster.akreditasiInstitusi

export const AKREDITASI_INSTITUSI: AkreditasiCalls = {
  key: institusi.list.queryKey(),
  touches: [institusi.list.queryKey(), api.dataMaster.perguruanTinggi.key()],
  list: (options) => institusi.list.call(undefined, options),
  create: (values) => institusi.create.call(values),
  update: ({ id, versi }, values) => institusi.update.call({ id, versi, ...values }),
  remove: ({ id }) => institusi.remove.call({ id }),
  writes: institusi.create,
}
