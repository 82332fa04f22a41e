import type { Call } from '../izin/can'
import type { Target } from '../table/selection'

/** One field that an act changes in a row, in words. */
type Change = { title: string; before: string; after: string }

/** What became of the rows: how many were changed, and those that were refused with the reason. */
export type BulkResult = { done: number; refused: readonly { name: string; reason: string }[] }

type BulkHead = { label: string; call: Call; tone?: 'bahaya' }

/** An act on many rows whose outcome the browser knows: its preview says for each row what will change, before anything does. */
export type PreviewedAct<Row> = BulkHead & {
  preview: (row: Row) => readonly Change[]
  run: (target: Target<Row>) => Promise<BulkResult>
  /** Takes the act back; where that can't be done, it is left out. */
  undo?: (target: Target<Row>) => Promise<void>
  open?: never
}

/** An act that first asks for more than a yes: the screen opens its own dialog, and shows there what will change. */
export type OpenedAct<Row> = BulkHead & { open: (target: Target<Row>) => void; run?: never }

export type BulkAction<Row> = PreviewedAct<Row> | OpenedAct<Row>
