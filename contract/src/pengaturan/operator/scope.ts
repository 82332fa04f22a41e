import { z } from 'zod'
import { all } from '../../kit/answer'
import { procedure } from '../../kit/procedure'
import { SCOPE_CODES } from '../../kit/scope'

export const Scope = z.object({ kode: z.enum(SCOPE_CODES), nama: z.string(), kelompok: z.string() })
export const scope = {
  list: procedure.meta({ scope: 'O1', access: 'B' }).route({ method: 'GET', path: '/v1/scope' }).output(all(Scope)),
}
