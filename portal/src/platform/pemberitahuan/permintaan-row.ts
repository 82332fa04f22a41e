import type { api } from '../../api'

/** A request for access as the list answers it. */
export type PermintaanRow = Awaited<ReturnType<typeof api.platform.permintaanAkses.list.call>>['data'][number]
