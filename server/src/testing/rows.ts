import type { AppDatabase } from '../db/client'
import { makeOperator, nextNumber } from './builders'
import { makeFakultas, makeJurusan, makeKonsentrasi, makeMahasiswa, makeProdi } from './builders-master'

type Place = { collegeId?: string }

/** How to make the row that the parameter of a path names. */
export type RowKind = {
  /** Makes the row and answers what each parameter of the path is for it. */
  make(owner: AppDatabase, place: Place): Promise<Readonly<Record<string, string>>>
  /** The row belongs to a prodi, so an operator of other prodi must not reach it. */
  ofProdi?: true
  /** What a method needs in its body before it looks for the row. */
  body?: Record<string, object>
}

type Maker = (owner: AppDatabase, place: Place) => Promise<{ id: string }>
const row = (make: Maker, more: Omit<RowKind, 'make'> = {}): RowKind => ({
  make: async (owner, place) => ({ id: (await make(owner, place)).id }),
  ...more,
})
const ofProdi = true

const operator: RowKind = {
  make: async (owner, place) => {
    const { idOperator } = await makeOperator(owner, { username: `baris.${nextNumber()}`, ...place })
    return { id: String(idOperator), idOperator: String(idOperator) }
  },
}

/** Of every path with a parameter, what the parameter stands for. */
export const ROWS: Readonly<Record<string, RowKind>> = {
  '/v1/fakultas/{id}': row(makeFakultas),
  '/v1/jurusan/{id}': row(makeJurusan),
  '/v1/prodi/{id}': row(makeProdi, { ofProdi }),
  '/v1/konsentrasi/{id}': row(makeKonsentrasi, { ofProdi }),
  '/v1/mahasiswa/{id}': row(makeMahasiswa, { ofProdi }),
  '/v1/operator/{idOperator}': operator,
}

/** Parameters that name no row of a college: a word of a fixed list, or something that only its owner has. */
export const NOT_ROWS: Readonly<Record<string, string>> = {
  '/v2/platform/dashboard/{bagian}': 'one of the cards of the dashboard',
  '/v2/platform/preferensi/{kunci}': "a key of the caller's own preferences",
  '/v1/config/{keyword}': 'one of the configuration keywords',
}
