import type { CollegeSeed } from '../college-seed'
import { rowsOf, type TableRows } from '../kit/copy-text'
import { kodeBawaan } from './kode'

/** Answers the rows of the code lists. */
export function* kodeTables(college: CollegeSeed): Generator<TableRows> {
  yield rowsOf(
    'ref_kode',
    kodeBawaan().map((k) => ({ college_id: college.id, ...k })),
  )
}
