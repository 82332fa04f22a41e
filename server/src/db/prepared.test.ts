import { expect, test } from 'vitest'
import { prepared } from './prepared'

const long = (text: string) => `${text} ${'-- '.padEnd(300, 'x')}`
const third = (text: string) => [prepared(text), prepared(text), prepared(text)].at(-1)

test('a long question gets one name from its third time on, however it is indented', () => {
  const text = long('\n    WITH halaman AS (SELECT 1) SELECT 1')
  expect(prepared(text)).toEqual({})
  expect(prepared(text)).toEqual({})
  const { name } = prepared(text)
  expect(name).toMatch(/^[\w-]+$/)
  expect(prepared(text)).toEqual({ name })
})

test('two statements never share a name', () => {
  expect(third(long('SELECT 1'))?.name).not.toBe(third(long('SELECT 2'))?.name)
})

test.each([
  ['a short one', 'SELECT 1'],
  ['a migration', long('CREATE TABLE a ()')],
  ['a write', long('UPDATE a SET b = 1')],
])('%s stays without a name', (_, text) => {
  expect(third(text)).toEqual({})
})
