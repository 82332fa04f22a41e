import type { api } from '../../../../api'

/** How a student's study goes, as the tab gets it. */
export type Perjalanan = Awaited<ReturnType<typeof api.dataMaster.akademikMahasiswa.get.call>>['data']
