import { SCOPE_CODES, SCOPES } from '@sivitas/contract/kit/scope'
import { api } from '../../auth/guard'

const calls = api.pengaturan.scope

export const scope = calls.router({
  list: calls.list.handler(() => ({ data: SCOPE_CODES.map((kode) => ({ kode, ...SCOPES[kode] })) })),
})
