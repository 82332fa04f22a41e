import type { api } from '../../api'

/** A row as the client answers it: times are texts. */
export type SetSyarat = Awaited<ReturnType<typeof api.akademik.sksKelulusan.list.call>>['data'][number]
