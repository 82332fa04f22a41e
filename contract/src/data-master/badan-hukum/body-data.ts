import { ContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import { z } from 'zod'

type Wrapped = { bodyData: Record<string, unknown> } & Record<string, unknown>

const isWrapped = (value: unknown): value is Wrapped =>
  typeof value === 'object' && value !== null && 'bodyData' in value && typeof value.bodyData === 'object' && value.bodyData !== null

/** `{idFakultas, bodyData: {nama, ...}}` as `{nama, ...}`; plain fields stay as they are. `id` and `versi` may stand outside. */
function unwrap(value: unknown): unknown {
  if (!isWrapped(value)) return value
  const { bodyData, ...around } = value
  return { ...around, ...bodyData }
}

function accepting<Procedure extends AnyContractProcedure>(procedure: Procedure): Procedure {
  const definition = procedure['~orpc']
  const inputSchema = z.preprocess(unwrap, definition.inputSchema as z.ZodType)
  return new ContractProcedure({ ...definition, inputSchema }) as unknown as Procedure
}

/** Lets create and update of a unit take the fields inside `bodyData` too, as the source's client sends them (section 3). */
export const withBodyData = <Calls extends { create: AnyContractProcedure; update: AnyContractProcedure }>(calls: Calls): Calls => ({
  ...calls,
  create: accepting(calls.create),
  update: accepting(calls.update),
})
