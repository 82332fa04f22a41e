import type { Readable } from 'node:stream'
import type { Meta } from '@sivitas/contract/kit/answer'
import type { ListInput } from '@sivitas/contract/kit/list'

export type StoredContent = {
  open: () => Promise<Readable>
  name: string
  type: string
  /** In bytes; null where it is not known beforehand. */
  size: number | null
  /** What it is, whatever its name: a browser that has it is told so instead of getting it again. */
  etag: string
  /** How long a browser may use it without asking. */
  cache: string
  /** Shown in the page rather than saved. */
  inline: boolean
}

/** What a handler may add to its answer beside the data. */
export type Reply = {
  headers: Map<string, string | string[]>
  /** A file instead of the data; it is removed once it was sent. */
  file?: { path: string; name: string; type: string }
  /** A stored content instead of the data, for browsers to keep: it stays where it is. */
  content?: StoredContent
  /** Hears how many rows of a list were written to its file. */
  onRows?: (count: number) => void
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
