import { contract } from '@sivitas/contract'
import { boleh, type Scopes } from '@sivitas/rules/platform/scope'
import type { Call } from '../kit/izin/can'
import { endpointOf } from './endpoint'

/** The scope codes that a call asks for (any of them is enough), or null for every signed-in operator. */
export type Syarat = { codes: readonly string[]; access: 'B' | 'T' } | null

/** What the contract asks for a call, so that no screen spells a permission (house, 'Life of one request'). */
export function syaratOf(call: Call): Syarat {
  const { scope, access, public: open } = endpointOf(contract, call).meta
  if (open === true || scope === null) return null
  return { codes: typeof scope === 'string' ? [scope] : scope, access }
}

/** Answers whether scopes allow a call. Calls on one's own row pass: whose row it is, only the server knows. */
export function may(scopes: Scopes, call: Call): boolean {
  const syarat = syaratOf(call)
  if (syarat === null || endpointOf(contract, call).meta.own === true) return true
  return syarat.codes.some((scope) => boleh(scopes, { scope, access: syarat.access }))
}
