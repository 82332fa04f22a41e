import { columnOrderingFeature, columnVisibilityFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table'

type ColumnWords = { title: string; align: 'start' | 'end'; width: number | undefined }

/** What the grid takes from the table library; paging, filtering and ticking belong to the address and to us. */
export const gridFeatures = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: {} as ColumnWords,
})
export type GridFeatures = typeof gridFeatures
