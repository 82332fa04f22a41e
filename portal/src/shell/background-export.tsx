import { EKSPOR_LANGSUNG } from '@sivitas/contract/platform/pekerjaan/pekerjaan'
import type { QueryClient } from '@tanstack/react-query'
import { client } from '../api'
import type { EksporLatar } from '../kit/export/ekspor-latar-context'
import { toast } from '../kit/feedback/toast'
import { segarkanPekerjaan } from '../shared/pekerjaan/use-pekerjaan-saya'
import { kueriOf } from './download'

/** Proxies in front of a server take a line of 8 KB as a rule. */
const ALAMAT_MAKS = 7000

/** Long lists become files by a job, whose result lies in 'Unduhan' (conventions section 9). */
export const buatEksporLatar = (queryClient: QueryClient): EksporLatar => ({
  batas: EKSPOR_LANGSUNG,
  muat: (source, query) => kueriOf(source, query).kueri.length <= ALAMAT_MAKS,
  async mulai({ source, query, format, judul }) {
    await client.platform.pekerjaan.ekspor({ ...kueriOf(source, query), format, judul })
    toast.berhasil("Ekspor disiapkan di latar. Hasilnya ada di 'Unduhan'.")
    await segarkanPekerjaan(queryClient)
  },
})
