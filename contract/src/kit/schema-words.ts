import type { z } from 'zod'

const metaOf = (schema: z.ZodObject, name: string) => (schema.shape[name] as z.ZodType | undefined)?.meta()

/** The Indonesian name of a field, spelled once in the schema. */
export const titleOf = (schema: z.ZodObject, name: string): string => metaOf(schema, name)?.title ?? name

/** The help line of a field, where the schema has one. */
export const hintOf = (schema: z.ZodObject, name: string): string | undefined => metaOf(schema, name)?.description
