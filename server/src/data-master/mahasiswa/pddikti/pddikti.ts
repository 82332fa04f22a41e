import { createHash } from 'node:crypto'
import { api } from '../../../auth/guard'
import { enqueue } from '../../../jobs/enqueue'
import { catatHasil } from './catat-hasil'
import { paketPddiktiJob } from './paket-job'

const calls = api.dataMaster.pddikti

/** Reports to PDDikti: packets for Neo Feeder, and what came back. */
export const pddikti = calls.router({
  paket: calls.paket.handler(async ({ input, context: { db } }) => {
    const kunciUnik = createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 40)
    const { id } = await enqueue(db, paketPddiktiJob, { parameter: input, kunciUnik })
    return { data: { idPekerjaan: id } }
  }),
  hasil: calls.hasil.handler(async ({ input, context }) => ({
    status: { message: 'Hasil berhasil dicatat' },
    data: await catatHasil(context, input),
  })),
})
