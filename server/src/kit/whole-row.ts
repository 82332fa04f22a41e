import type { z } from 'zod'
import { shapeIssues } from './shape-error'

/**
 * Checks a row as it will stand after a change: rules between fields must hold even when a PUT names only one of them.
 * @throws Galat 422 with one entry a field
 */
export function assertWholeRow(schema: z.ZodObject, stored: Record<string, unknown>, changes: Record<string, unknown>): void {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined)
  const checked = schema.safeParse({ ...stored, ...Object.fromEntries(named) })
  if (!checked.success) throw shapeIssues(checked.error.issues)
}
