import type { EndpointMeta } from '@sivitas/contract/kit/procedure'

/** One call of the API, as the contract declares it. */
export type Endpoint = {
  /** Its place in the contract, such as 'dataMaster.fakultas.list'. */
  name: string
  method: string
  /** With parameters in braces, as in '/v1/fakultas/{id}'. */
  path: string
  meta: EndpointMeta
}

type Leaf = { '~orpc': { meta: EndpointMeta; route: { method?: string; path?: string }; handler?: unknown } }

const isLeaf = (node: object): node is Leaf => '~orpc' in node

/** Every endpoint of a contract, or of a router that implements one, in its order. */
export function endpointsOf(tree: object, trail: readonly string[] = []): (Endpoint & { hasHandler: boolean })[] {
  if (!isLeaf(tree)) return Object.entries(tree).flatMap(([key, node]) => endpointsOf(node as object, [...trail, key]))
  const { meta, route, handler } = tree['~orpc']
  return [{ name: trail.join('.'), method: route.method ?? 'POST', path: route.path ?? '', meta, hasHandler: handler !== undefined }]
}

/** The path with each parameter filled in from `values`, or all of them with the one value. */
export const filled = (path: string, values: string | Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => (typeof values === 'string' ? values : (values[name] ?? whole)))

/** The scope codes of which any opens the endpoint; none where every signed-in operator may call. */
export const codesOf = ({ scope }: EndpointMeta): readonly string[] => (typeof scope === 'string' ? [scope] : (scope ?? []))
