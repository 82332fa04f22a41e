import type { Order } from './list-url'

/** Each press of a head leads on: ascending, descending, as the server orders by itself. */
const NEXT = { none: 'asc', asc: 'desc', desc: undefined } as const

/** Answers the order after a head was pressed; with `add` it becomes one more criterion, otherwise the only one. */
export function nextOrder(order: Order, field: string, add: boolean): Order {
  const direction = NEXT[order[field] ?? 'none']
  const others = Object.fromEntries(Object.entries(order).filter(([other]) => other !== field))
  const own = direction === undefined ? {} : { [field]: direction }
  if (!add) return own
  // A criterion keeps its rank when it turns round.
  return field in order && direction !== undefined ? { ...order, ...own } : { ...others, ...own }
}
