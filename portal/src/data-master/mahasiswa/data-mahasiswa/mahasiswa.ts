import type { api } from '../../../api'

/** A student as the client answers him: dates are texts. */
export type Mahasiswa = Awaited<ReturnType<typeof api.dataMaster.mahasiswa.get.call>>['data']
