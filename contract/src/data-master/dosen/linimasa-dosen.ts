import { procedure } from '../../kit/procedure'
import { IsianLinimasa, IsianLinimasaInput, Linimasa, LinimasaInput } from '../linimasa'

const reads = { scope: 'F2', access: 'B' } as const

/** Every change of a lecturer: his record, his histories, his teaching, who he advises. */
export const linimasaDosen = {
  list: procedure.meta(reads).route({ method: 'GET', path: '/v2/master/dosen/{id}/riwayat' }).input(LinimasaInput).output(Linimasa),
  isian: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/master/dosen/{id}/riwayat/isian' })
    .input(IsianLinimasaInput)
    .output(IsianLinimasa),
}
