import type { api } from '../../../api'

/** A lecturer as the client answers him: times are texts. */
export type Dosen = Awaited<ReturnType<typeof api.dataMaster.dosen.get.call>>['data']
