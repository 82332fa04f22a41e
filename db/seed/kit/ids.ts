import { hash32, mix32 } from './random'

const hex = (n: number, width: number): string => (n >>> 0).toString(16).padStart(width, '0')

/**
 * Answers a maker of row ids: number n of a table always gets the same UUID (version 8, so not to be mistaken for a
 * random one), and ids rise with n. Rising ids are appended at the right edge of the index, which makes a copy of two
 * million rows several times faster than scattered ones.
 */
export function idMaker(collegeId: string, table: string): (n: number) => string {
  const tag = hash32(`${collegeId}/${table}`)
  const head = hex(tag, 8)
  const tail = hex(mix32(tag ^ 0x5bd1e995), 8).slice(0, 4)
  return (n) => {
    const order = hex(n, 7)
    return `${head}-${order.slice(0, 4)}-8${order.slice(4)}-b${tail.slice(0, 3)}-${tail}${hex(mix32(tag + n), 8)}`
  }
}
