import type { EndpointMeta } from '@sivitas/contract/kit/procedure'
import type { Call } from '../kit/izin/can'

export type Endpoint = { meta: EndpointMeta; route: { method?: string; path?: string } }

/**
 * Answers the endpoint of the contract that a call stands for.
 * @throws Error when there is none, which is a fault of the composition.
 */
export function endpointOf(contract: object, call: Call): Endpoint {
  const [path] = call.key() as [readonly string[]]
  const node = path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], contract)
  const endpoint = (node as { '~orpc'?: Endpoint } | undefined)?.['~orpc']
  if (!endpoint) throw new Error(`No endpoint of the contract stands at ${path.join('.')}`)
  return endpoint
}
