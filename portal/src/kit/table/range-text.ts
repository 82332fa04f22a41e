import { formatAngka } from '@sivitas/rules/platform/angka'

export type Paging = { page: number; itemsPerPage: number; total: number }

/** Answers the rows that a page shows: '1-20 dari 50.000'. */
export function rangeText({ page, itemsPerPage, total }: Paging): string {
  if (total === 0) return '0 dari 0'
  const from = (page - 1) * itemsPerPage + 1
  return `${formatAngka(from)}-${formatAngka(Math.min(page * itemsPerPage, total))} dari ${formatAngka(total)}`
}
