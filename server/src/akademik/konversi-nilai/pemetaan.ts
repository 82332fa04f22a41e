import { Pemetaan } from '@sivitas/contract/akademik/konversi-nilai'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { mayTouchProdi } from '../../auth/prodi'
import { duplikat, isianSalah } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { plainTable } from '../../kit/plain-table'
import { selectPemetaan, type PemetaanRow } from './pemetaan-queries'

const calls = api.akademik.konversiNilai.pemetaan

const show = ({ jenjangProdi, namaProdi, ...row }: PemetaanRow): Pemetaan => ({ ...row, labelProdi: labelProdi(jenjangProdi, namaProdi) })

const table = plainTable({
  table: 'konversiPemetaan',
  name: 'Pemetaan',
  find: async (db, id) => {
    const row = await selectPemetaan(db, { id }).executeTakeFirst()
    return row && show(row)
  },
  words: () => ({
    konversi_pemetaan_nama: () => duplikat('nama', 'Pemetaan dengan nama ini sudah ada pada program studi tersebut'),
  }),
})

/** jsonb is written as text; the driver would make an array of it. */
const stored = <Input extends { baris?: unknown }>({ baris, ...lain }: Input) => ({
  ...lain,
  ...(baris !== undefined && { baris: JSON.stringify(baris) }),
})

function wajibProdi({ session }: Pick<Context, 'session'>, idProdi: string | undefined): void {
  if (idProdi !== undefined && !mayTouchProdi(session, idProdi)) throw isianSalah('idProdi', 'Program studi di luar akses Anda')
}

/** 'Pemetaan tersimpan': how one origin is recognised, kept for the next who comes from there. */
export const pemetaan = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectPemetaan(context.db, input),
      sort: { nama: 's.nama', diubahPada: 's.diubahPada' },
      tie: 's.id',
      show,
      schema: Pemetaan,
      title: 'Pemetaan Konversi',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await table.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context }) => {
    wajibProdi(context, input.idProdi)
    return { data: await table.create(context.db, stored(input)) }
  }),
  update: calls.update.handler(async ({ input, context }) => {
    wajibProdi(context, input.idProdi)
    return { data: await table.update(context.db, stored(input)) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await table.remove(context.db, input.id)
    return { data: null }
  }),
})
