import type { Meta } from '@sivitas/contract/kit/answer'
import type { ListInput } from '@sivitas/contract/kit/list'

/** What a handler may add to its answer beside the data. */
export type Reply = {
  headers: Map<string, string | string[]>
  /** A file instead of the data; it is removed once it was sent. */
  file?: { path: string; name: string; type: string }
  /** The answer goes out without the envelope (PL-R12). */
  bare: boolean
}

export const newReply = (): Reply => ({ headers: new Map(), bare: false })

/** Paging facts of a list answer. */
export const metaOf = ({ page, itemsPerPage }: Pick<ListInput, 'page' | 'itemsPerPage'>, totalItems: number): Meta => ({
  page,
  itemsPerPage,
  totalItems,
  totalPages: Math.max(1, Math.ceil(totalItems / itemsPerPage)),
})
