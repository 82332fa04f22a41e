import { api } from '../api'
import type { RiwayatCall } from '../kit/riwayat/riwayat-context'

type Masukan = Parameters<RiwayatCall['call']>[0]

/** The audit call behind every 'Riwayat', in the kit's words (C19). */
export const riwayatBaris: RiwayatCall = {
  key: () => api.platform.audit.baris.key(),
  queryKey: ({ input }) => api.platform.audit.baris.queryKey({ input }),
  async call(input: Masukan, options) {
    const { data, meta } = await api.platform.audit.baris.call(input, { signal: options?.signal })
    return { meta, data: data.map((row) => ({ ...row, id: String(row.id), namaAkun: row.namaAkun ?? 'Sistem' })) }
  },
}
