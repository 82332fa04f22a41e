import type { api } from '../../api'

/** A row as the client answers it: times are texts. */
export type SetPredikat = Awaited<ReturnType<typeof api.akademik.predikat.list.call>>['data'][number]
