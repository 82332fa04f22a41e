import { Predikat } from '@sivitas/contract/akademik/predikat'
import { galatPredikat } from '@sivitas/rules/akademik/predikat'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { api } from '../../auth/guard'
import type { Db } from '../../db/client'
import { answerList } from '../../kit/list-answer'
import { teksLingkup } from '../set-studi/lingkup'
import { countUmumLain } from '../set-studi/queries'
import { barisSalah, setTersimpan } from '../set-studi/set-tersimpan'
import { findPredikat, selectPredikat } from './queries'

const calls = api.akademik.predikat

function show({ namaProdi, jenjangProdi, ...row }: NonNullable<Awaited<ReturnType<typeof findPredikat>>>): Predikat {
  const baris = row.baris as Predikat['baris']
  const ringkas = baris.map((b) => `${b.nama} ${formatAngka(b.ipkMin, 2)}`).join('; ')
  return { ...row, baris, ringkas, lingkup: teksLingkup({ ...row, namaProdi, jenjangProdi }) }
}

const findShown = async (db: Db, id: string): Promise<Predikat | undefined> => {
  const row = await findPredikat(db, id)
  return row && show(row)
}

const sets = setTersimpan<Predikat>({
  table: 'predikat',
  name: 'Set predikat',
  find: findShown,
  fields: ['jenjang', 'idProdi', 'angkatanMulai', 'angkatanSampai', 'berlakuMulai', 'baris'],
  json: ['baris'],
  periksa: ({ baris }) => {
    const galat = galatPredikat(baris)
    if (galat.length > 0) throw barisSalah(galat.map((g) => ({ field: `baris.${g.baris}.nama`, code: 'duplikat', message: g.pesan })))
  },
})

export const predikat = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectPredikat(context.db),
      sort: { berlakuMulai: 't.urutan' },
      tie: 's.id',
      show,
      schema: Predikat,
      title: 'Predikat kelulusan',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await sets.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context }) => ({ data: await sets.create(context, input) })),
  update: calls.update.handler(async ({ input, context }) => ({ data: await sets.update(context, input) })),
  remove: calls.remove.handler(async ({ input, context }) => {
    await sets.remove(context, input.id, (db, id) => countUmumLain(db, 'predikat', id))
    return { data: null }
  }),
  versi: calls.versi.handler(async ({ input, context }) => ({ data: await sets.versi(context.db, input.kunci) })),
  kembalikan: calls.kembalikan.handler(async ({ input, context }) => {
    await sets.kembalikan(context, input)
    return { data: null, status: { message: `Versi ${input.nomor} berlaku kembali` } }
  }),
})
