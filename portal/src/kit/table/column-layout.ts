import { z } from 'zod'
import type { Column } from './column'

/** Order and visibility of columns as one person keeps them for one screen. */
export const ColumnLayout = z.object({ urutan: z.array(z.string()), sembunyi: z.array(z.string()) })
export type ColumnLayout = z.infer<typeof ColumnLayout>

/** Answers the layout that a screen declares. */
export const declaredLayout = <Row>(columns: readonly Column<Row>[]): ColumnLayout => ({
  urutan: columns.map(({ id }) => id),
  sembunyi: columns.filter(({ shown }) => shown === 'pilihan').map(({ id }) => id),
})

/**
 * Answers a stored layout made fit for the columns of today: unknown ones go, new ones join where
 * the screen declares them, hidden where it hides them, and the first column stays first and visible.
 */
export function fitLayout<Row>(stored: ColumnLayout, columns: readonly Column<Row>[]): ColumnLayout {
  const declared = declaredLayout(columns)
  const [first] = declared.urutan
  if (first === undefined) return declared
  const urutan = [first, ...stored.urutan.filter((id) => id !== first && declared.urutan.includes(id))]
  declared.urutan.forEach((id, index) => {
    if (!urutan.includes(id)) urutan.splice(index, 0, id)
  })
  const known = new Set(stored.urutan)
  const sembunyi = urutan.filter((id) => id !== first && (known.has(id) ? stored.sembunyi : declared.sembunyi).includes(id))
  return { urutan, sembunyi }
}

/** Answers the layout with the column moved to another place; the first place is taken for good. */
export function moveColumn(layout: ColumnLayout, id: string, to: number): ColumnLayout {
  const from = layout.urutan.indexOf(id)
  if (from < 1) return layout
  const urutan = layout.urutan.filter((other) => other !== id)
  urutan.splice(Math.min(Math.max(to, 1), urutan.length), 0, id)
  return { ...layout, urutan }
}

/** Answers the layout with the column shown or hidden. */
export const showColumn = (layout: ColumnLayout, id: string, shown: boolean): ColumnLayout => ({
  ...layout,
  sembunyi: shown ? layout.sembunyi.filter((other) => other !== id) : [...layout.sembunyi, id],
})

/** Answers the columns as a person sees them, in his order. */
export function visibleColumns<Row>(layout: ColumnLayout, columns: readonly Column<Row>[]): Column<Row>[] {
  return layout.urutan.flatMap((id) => {
    const column = columns.find((one) => one.id === id)
    return column === undefined || layout.sembunyi.includes(id) ? [] : [column]
  })
}
