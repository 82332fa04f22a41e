import type { Call } from '../izin/can'
import type { Target } from '../table/selection'

/** One field that an act changes in a row, in words. */
type Change = { title: string; before: string; after: string }

/** What became of the rows: how many were changed, and those that were refused with the reason. */
export type BulkResult = { done: number; refused: readonly { name: string; reason: string }[] }

/** An act on many rows. Its preview says for each row what will change, before anything does. */
export type BulkAction<Row> = {
  label: string
  call: Call
  preview: (row: Row) => readonly Change[]
  run: (target: Target<Row>) => Promise<BulkResult>
  /** Takes the act back; where that can't be done, it is left out. */
  undo?: (target: Target<Row>) => Promise<void>
  tone?: 'bahaya'
}
