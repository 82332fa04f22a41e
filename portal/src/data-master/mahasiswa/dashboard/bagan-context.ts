import { createContext } from 'react'
import type { QueryInput } from '../../../kit/export/unduh-context'

/** What every chart's file says: which numbers, and as of when. */
export type IsiBerkas = { query: QueryInput; keterangan: string }

export const BaganContext = createContext<IsiBerkas | null>(null)
