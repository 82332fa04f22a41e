import type { ExportFormat } from '@sivitas/contract/kit/list'
import { createContext, useContext } from 'react'
import type { Call } from '../izin/can'
import type { QueryInput } from './unduh-context'

type Pesanan = { source: Call | string; query: QueryInput; format: ExportFormat; judul: string }

/** How long lists become files without anybody waiting: from how many rows on, and how to ask for it. */
export type EksporLatar = {
  /** Up to so many rows a file is fetched while one waits. */
  batas: number
  /** Whether one address can carry the query; a thousand ticked rows don't fit, a job takes them in its body. */
  muat: (source: Call | string, query: QueryInput) => boolean
  mulai: (pesanan: Pesanan) => Promise<void>
}

export const EksporLatarContext = createContext<EksporLatar | null>(null)

/** Answers the shell's exports in the background; null outside of a shell, where every file is fetched at once. */
export const useEksporLatar = (): EksporLatar | null => useContext(EksporLatarContext)
