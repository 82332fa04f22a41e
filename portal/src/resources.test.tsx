import { describe, expect, it } from 'vitest'
import type { Resource, Stamped } from './kit/resource/define-resource'
import { titlesOf } from './kit/resource/titles-of'
import type { z } from 'zod'

type AnyResource = Resource<Stamped, unknown, unknown, z.ZodObject>

const modules = import.meta.glob<Record<string, unknown>>('./**/*.resource.tsx', { eager: true })
const isResource = (value: unknown): value is AnyResource =>
  typeof value === 'object' && value !== null && 'calls' in value && 'blank' in value
const resources = Object.entries(modules).flatMap(([path, exports]) =>
  Object.values(exports)
    .filter(isResource)
    .map((resource) => [path, resource] as const),
)

describe('every declared resource', () => {
  it('is found in its file', () => {
    expect(resources.map(([path]) => path)).toEqual(Object.keys(modules))
  })

  it.each(resources)('%s: gives a title to each column, filter and field', (_path, resource) => {
    expect(titlesOf(resource).filter(({ title }) => title === undefined)).toEqual([])
  })

  it.each(resources)('%s: starts its form with fields that the schema knows', (_path, { blank, input }) => {
    expect(Object.keys(blank).filter((name) => !(name in input.shape))).toEqual([])
  })
})
