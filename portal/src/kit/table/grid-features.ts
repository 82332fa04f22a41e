import { columnOrderingFeature, columnVisibilityFeature, tableFeatures } from '@tanstack/react-table'

type ColumnWords = { title: string; align: 'start' | 'end'; width: number | undefined; sort: string | undefined }

/** What the grid takes from the table library; paging, order and filters belong to the address, ticking to us. */
export const gridFeatures = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, columnMeta: {} as ColumnWords })
export type GridFeatures = typeof gridFeatures
