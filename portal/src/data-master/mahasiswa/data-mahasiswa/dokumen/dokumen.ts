import type { api } from '../../../../api'

/** A paper as the client answers it. */
export type Dokumen = Awaited<ReturnType<typeof api.dataMaster.dokumenMahasiswa.list.call>>['data'][number]
