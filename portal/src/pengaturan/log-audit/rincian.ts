import type { api } from '../../api'

/** One act with everything that the log knows of it. */
export type Rincian = Awaited<ReturnType<typeof api.platform.audit.get.call>>['data']
