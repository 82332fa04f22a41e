import { Children, isValidElement, type ReactNode } from 'react'
import type { z } from 'zod'
import type { Resource, Stamped } from './define-resource'

export type DeclaredTitle = {
  kind: 'kolom' | 'filter' | 'isian'
  name: string
  /** undefined where the schema has no title for the name. */
  title: string | undefined
}

const titleIn = (schema: z.ZodObject, name: string) => (schema.shape[name] as z.ZodType | undefined)?.meta()?.title

/** Names of the fields in a form as it is written, whatever they are grouped in. */
function fieldNames(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ name?: unknown; mulai?: unknown; selesai?: unknown; children?: ReactNode }>(child)) return []
    const { name, mulai, selesai, children } = child.props
    return [...[name, mulai, selesai].filter((one) => typeof one === 'string'), ...fieldNames(children)]
  })
}

/**
 * Answers every name that a resource declares, with the title that its schema gives it, so that a
 * test can find the one without. A column or filter that is no field brings its own title along.
 */
export function titlesOf<Row extends Stamped, Input, Query, Schema extends z.ZodObject>(
  resource: Resource<Row, Input, Query, Schema>,
): DeclaredTitle[] {
  const { columns, filters = [], schema, input, form } = resource
  const own = (name: string, title: string) => (name in schema.shape ? titleIn(schema, name) : title)
  return [
    ...columns.map((column): DeclaredTitle =>
      typeof column === 'string'
        ? { kind: 'kolom', name: column, title: titleIn(schema, column) }
        : { kind: 'kolom', name: column.id, title: own(column.id, column.title) },
    ),
    ...filters.map(({ name, label }): DeclaredTitle => ({ kind: 'filter', name, title: own(name, label) })),
    ...fieldNames(form()).map((name): DeclaredTitle => ({ kind: 'isian', name, title: titleIn(input, name) })),
  ]
}
