import { z } from 'zod'
import { done, many, one } from './answer'
import { Id, Versi } from './fields'
import { listQuery } from './list'
import { procedure } from './procedure'
import type { ScopeCode } from './scope'

type Crud<Path extends string, Row, Input, Filter, Sort> = {
  path: Path
  /** Who may write. */
  scope: ScopeCode
  /** Who may read; `null` is every signed-in operator. Left out: the same scope with B. */
  readScope?: ScopeCode | readonly ScopeCode[] | null
  row: Row
  input: Input
  filter: Filter
  /** Fields that the list can be sorted by; the first is the default. */
  sort: Sort
}

type Changes<Input extends z.ZodObject> = { [Field in keyof Input['shape']]: z.ZodOptional<Input['shape'][Field]> }
type Update<Input extends z.ZodObject> = z.ZodObject<Changes<Input> & { id: typeof Id; versi: typeof Versi }>

/**
 * Any field of an input, and no other. Defaults are taken off: zod applies them inside optional fields too, and a field
 * that was not named must stay as it is.
 */
export function changesOf<Input extends z.ZodObject>(input: Input): z.ZodObject<Changes<Input>, z.core.$strict> {
  const bare = Object.entries(input.shape).map(([name, field]) => [
    name,
    (field instanceof z.ZodDefault ? field.unwrap() : field) as z.ZodType,
  ])
  return z.strictObject(Object.fromEntries(bare) as z.ZodRawShape).partial() as unknown as z.ZodObject<Changes<Input>, z.core.$strict>
}

/** What an update may name: any field of the input, with the row's id and version. */
export function updateOf<Input extends z.ZodObject>(input: Input): Update<Input> {
  return z.object(changesOf(input).shape).extend({ id: Id, versi: Versi }) as unknown as Update<Input>
}

/** The five endpoints of a plain resource on its path. `update` carries `versi`; a stale one is refused with 409. */
export function crud<
  const Path extends `/${string}`,
  Row extends z.ZodObject,
  Input extends z.ZodObject,
  Filter extends z.ZodRawShape,
  const Sort extends readonly [string, ...string[]],
>({ path, scope, readScope = scope, row, input, filter, sort }: Crud<Path, Row, Input, Filter, Sort>) {
  const reads = { scope: readScope, access: 'B' } as const
  const writes = { scope, access: 'T' } as const
  const byId = `${path}/{id}` as `/${string}/{id}`
  return {
    list: procedure.meta(reads).route({ method: 'GET', path }).input(listQuery({ filter, sort })).output(many(row)),
    get: procedure
      .meta(reads)
      .route({ method: 'GET', path: byId })
      .input(z.strictObject({ id: Id }))
      .output(one(row)),
    create: procedure.meta(writes).route({ method: 'POST', path, successStatus: 201 }).input(input).output(one(row)),
    update: procedure.meta(writes).route({ method: 'PUT', path: byId }).input(updateOf(input)).output(one(row)),
    remove: procedure
      .meta(writes)
      .route({ method: 'DELETE', path: byId })
      .input(z.strictObject({ id: Id }))
      .output(done),
  }
}
