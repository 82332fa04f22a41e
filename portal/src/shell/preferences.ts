import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api, client } from '../api'
import { bacaSimpanan, tulisSimpanan } from '../kit/simpanan'
import type { Preferensi } from '../kit/table/preferensi-context'
import { preferensiKey } from '../kit/table/use-preferensi'

const Salinan = z.object({
  nilai: z.record(z.string(), z.unknown()),
  /** Keys that the server has not taken yet. */
  tertunda: z.array(z.string()),
})
type Salinan = z.infer<typeof Salinan>

function bacaSalinan(key: string): Salinan {
  try {
    const read = Salinan.safeParse(JSON.parse(bacaSimpanan(key) ?? 'null'))
    return read.success ? read.data : { nilai: {}, tertunda: [] }
  } catch {
    return { nilai: {}, tertunda: [] }
  }
}

/**
 * Keeps personal choices on the server, read once and written key by key, with a copy in the
 * browser: what the server could not take counts here and is sent at the next start.
 */
export function buatPreferensi(queryClient: QueryClient, uuid: string): Preferensi {
  const key = `sivitas.preferensi.${uuid}`
  const options = api.platform.pribadi.preferensi.queryOptions({ staleTime: Infinity, gcTime: Infinity, meta: { senyap: true } })
  const ubahSalinan = (change: (salinan: Salinan) => Salinan) => tulisSimpanan(key, JSON.stringify(change(bacaSalinan(key))))

  async function kirim(kunci: string, nilai: unknown): Promise<void> {
    try {
      await client.platform.pribadi.simpanPreferensi({ kunci, nilai })
      ubahSalinan((salinan) => ({ ...salinan, tertunda: salinan.tertunda.filter((other) => other !== kunci) }))
    } catch {
      // The copy above holds the choice; it is sent again when the portal starts.
    }
  }

  // The copy shows at once what was chosen last time; the server's answer then takes its place.
  for (const [kunci, value] of Object.entries(bacaSalinan(key).nilai)) queryClient.setQueryData(preferensiKey(kunci), value)

  async function muat(): Promise<Map<string, unknown>> {
    const { nilai, tertunda } = bacaSalinan(key)
    try {
      const { data } = await queryClient.ensureQueryData(options)
      const semua = new Map(data.map((row) => [row.kunci, row.nilai]))
      for (const kunci of tertunda) {
        semua.set(kunci, nilai[kunci])
        void kirim(kunci, nilai[kunci])
      }
      ubahSalinan((salinan) => ({ ...salinan, nilai: Object.fromEntries(semua) }))
      for (const [kunci, value] of semua) queryClient.setQueryData(preferensiKey(kunci), value)
      return semua
    } catch {
      return new Map(Object.entries(nilai))
    }
  }

  const dimuat = muat()
  return {
    async get(kunci) {
      return (await dimuat).get(kunci) ?? null
    },
    async set(kunci, nilai) {
      const semua = await dimuat
      semua.set(kunci, nilai)
      ubahSalinan((salinan) => ({ nilai: { ...salinan.nilai, [kunci]: nilai }, tertunda: [...new Set([...salinan.tertunda, kunci])] }))
      await kirim(kunci, nilai)
    },
  }
}
