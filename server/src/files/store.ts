import type { Readable } from 'node:stream'

/** Contents are named by what they are, once a college: the same picture of two people is kept once. */
export type ContentKey = { collegeId: string; sha256: string }

/** Bytes in hand, or a file of ours; a file may be moved instead of copied, so its path is used up. */
export type Content = Uint8Array | { path: string }

/** Where the contents of files lie: a folder, or an S3-compatible store. It knows no rows and no rights. */
export type FileStore = {
  /** Keeps a content, all of it or nothing; one that is there already only counts as new again. */
  put(key: ContentKey, content: Content): Promise<void>
  /** @throws ContentMissing */
  open(key: ContentKey): Promise<Readable>
  /** Removes a content; one that is not there is as good. */
  remove(key: ContentKey): Promise<void>
  /** Every content of a college and when it was put last. */
  list(collegeId: string): AsyncIterable<{ sha256: string; putAt: Date }>
}

/** The row is there and its content is not: lost by somebody's hand, or a store that is another one than before. */
export class ContentMissing extends Error {
  constructor({ collegeId, sha256 }: ContentKey) {
    super(`The content ${sha256} of ${collegeId} is not in the file store.`)
  }
}
