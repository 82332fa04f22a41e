import type { api } from '../../../api'

/** A request as the list brings it. */
export type Permintaan = Awaited<ReturnType<typeof api.dataMaster.perubahanData.list.call>>['data'][number]
