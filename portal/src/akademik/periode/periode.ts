import type { api } from '../../api'

/** A row as the client answers it: times are texts. */
export type Periode = Awaited<ReturnType<typeof api.akademik.periode.list.call>>['data'][number]
