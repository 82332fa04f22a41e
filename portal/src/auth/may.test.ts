import { oc } from '@orpc/contract'
import { describe, expect, it } from 'vitest'
import { endpointOf } from './endpoint'
import { may, syaratOf } from './may'

/** A call of the API as the client makes it: its key begins with its place in the contract. */
const call = (...path: string[]) => ({ key: () => [path, {}] as const })

describe('may (PL-R20, PL-R26)', () => {
  const list = call('pengaturan', 'operator', 'list')
  const create = call('pengaturan', 'operator', 'create')

  it('reads the right that a call asks for from the contract', () => {
    expect(syaratOf(list)).toEqual({ codes: ['O1'], access: 'B' })
    expect(syaratOf(create)).toEqual({ codes: ['O1'], access: 'T' })
    expect(syaratOf(call('platform', 'beranda', 'rilis'))).toBeNull()
  })

  it.each([
    [{ O1: 'T' }, true, true],
    [{ O1: 'B' }, true, false],
    [{ A: 'T' }, true, true],
    [{ A: 'B' }, true, false],
    [{ F3: 'T' }, false, false],
    [{}, false, false],
  ] as const)('%j may list: %s, may create: %s', (scopes, lists, creates) => {
    expect(may(scopes, list)).toBe(lists)
    expect(may(scopes, create)).toBe(creates)
  })

  it('lets everybody make calls on a row of his own', () => {
    expect(may({}, call('pengaturan', 'operator', 'update'))).toBe(true)
  })

  it('refuses a call that is not in the contract', () => {
    expect(() => endpointOf({ a: { b: oc } }, call('a', 'c'))).toThrow('a.c')
  })
})
