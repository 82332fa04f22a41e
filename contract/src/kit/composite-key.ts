import { z } from 'zod'
import { NOT_FOUND } from './messages'

/**
 * A key of several parts in one path segment, as the source writes it: `idUser=12;event=5`. Order does not matter;
 * a missing, doubled or unknown part can't name a row, so the call answers 404.
 */
export function compositeKey<Shape extends z.ZodRawShape>(shape: Shape) {
  const parts = z.strictObject(shape)
  return z
    .string()
    .transform((key, context): Record<string, string> => {
      const pairs = key.split(';').map((part) => part.split('='))
      const fields = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]))
      if (pairs.some((pair) => pair.length !== 2) || Object.keys(fields).length !== pairs.length) {
        context.addIssue({ code: 'custom', message: NOT_FOUND })
        return z.NEVER
      }
      return fields
    })
    .pipe(
      z.custom<Record<string, string>>((fields) => parts.safeParse(fields).success, NOT_FOUND).transform((fields) => parts.parse(fields)),
    )
}

/** The segment of a composite key, for links and calls: `idUser=12;event=5`. */
export const keyText = (parts: Readonly<Record<string, string | number>>): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${value}`)
    .join(';')
