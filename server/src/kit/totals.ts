import { Kenangan } from './kenangan'

/**
 * Counting 50,000 rows costs ten times what a page costs, and paging asks the same count again and again. A total is
 * therefore remembered for ten seconds by college, rights and filters; a page shorter than its size corrects it.
 */
export const totals = new Kenangan<number>({ freshMs: 10_000, most: 2_000 })
