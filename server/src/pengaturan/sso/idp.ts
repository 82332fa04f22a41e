import { IdpLuar, type IdpLuarInput } from '@sivitas/contract/pengaturan/sso/klien'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { duplikat } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { plainTable } from '../../kit/plain-table'
import { findIdpRow, selectIdp } from './klien-queries'

const calls = api.pengaturan.idpLuar

const table = plainTable({
  table: 'idpLuar',
  name: 'Penyedia identitas',
  find: findIdpRow,
  words: () => ({ idp_luar_issuer: () => duplikat('issuer', 'Penyedia dengan client id itu sudah terdaftar') }),
})

/** The secret is sealed; one that is left empty stays as it is. */
const sealed = <Input extends Partial<Pick<IdpLuarInput, 'rahasia'>>>({ services }: Pick<Context, 'services'>, input: Input) => {
  const { rahasia, ...rest } = input
  return { ...rest, ...(rahasia ? { rahasia: services.sealer.seal(rahasia) } : {}) }
}

export const idpLuar = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectIdp(context.db),
      sort: { nama: 'idpLuar.nama', issuer: 'idpLuar.issuer' },
      tie: 'idpLuar.id',
      show: (row) => row,
      schema: IdpLuar,
      title: 'Penyedia identitas luar',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await table.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context }) => ({ data: await table.create(context.db, sealed(context, input)) })),
  update: calls.update.handler(async ({ input, context }) => ({ data: await table.update(context.db, sealed(context, input)) })),
  remove: calls.remove.handler(async ({ input, context }) => {
    await table.remove(context.db, input.id)
    return { data: null }
  }),
})
