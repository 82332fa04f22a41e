import { z } from 'zod'
import { ColumnLayout } from './column-layout'

/** A named list: what it finds and which columns it shows (PL Beyond 8). */
export const View = z.object({ nama: z.string().trim().min(1).max(60), query: z.string().max(2000), kolom: ColumnLayout })
export type View = z.infer<typeof View>
export const Views = z.array(View)

/** Answers the views with this one added; the same name is replaced, because a person corrects it that way. */
export function saveView(views: readonly View[], view: View): View[] {
  const others = views.filter(({ nama }) => nama.toLowerCase() !== view.nama.toLowerCase())
  return [...others, view].sort((a, b) => a.nama.localeCompare(b.nama, 'id'))
}
