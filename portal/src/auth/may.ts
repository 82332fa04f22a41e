import { contract } from '@sivitas/contract'
import type { EndpointMeta } from '@sivitas/contract/kit/procedure'
import { boleh, type Scopes } from '@sivitas/rules/platform/scope'
import type { Call } from '../kit/izin/can'

/** The scope codes that a call asks for (any of them is enough), or null for every signed-in operator. */
export type Syarat = { codes: readonly string[]; access: 'B' | 'T' } | null

function metaOf(call: Call): EndpointMeta {
  const [path] = call.key() as [readonly string[]]
  const endpoint = path.reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], contract)
  const meta = (endpoint as { '~orpc'?: { meta: EndpointMeta } } | undefined)?.['~orpc']?.meta
  if (!meta) throw new Error(`No endpoint of the contract stands at ${path.join('.')}`)
  return meta
}

/** What the contract asks for a call, so that no screen spells a permission (house, 'Life of one request'). */
export function syaratOf(call: Call): Syarat {
  const { scope, access, public: open } = metaOf(call)
  if (open === true || scope === null) return null
  return { codes: typeof scope === 'string' ? [scope] : scope, access }
}

/** Answers whether scopes allow a call. Calls on one's own row pass: whose row it is, only the server knows. */
export function may(scopes: Scopes, call: Call): boolean {
  const syarat = syaratOf(call)
  if (syarat === null || metaOf(call).own === true) return true
  return syarat.codes.some((scope) => boleh(scopes, { scope, access: syarat.access }))
}
