import type { api } from '../../api'

/** A row as the client answers it: times are texts. */
export type Skala = Awaited<ReturnType<typeof api.akademik.skalaNilai.list.call>>['data'][number]
