import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const PROJECT = resolve(import.meta.dirname, '..')

/** How many cases of bad input each area's document lists; a test that proves one names it, such as 'PL edge 17'. */
const CASES = { PL: 40, DM: 35 } as const

const FOLDERS = ['rules/src', 'contract/src', 'server/src', 'portal/src', 'e2e']

const tests = FOLDERS.flatMap((folder) =>
  readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|e2e)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(PROJECT, folder, path), 'utf8')),
)

test.each(Object.entries(CASES))('every edge case of %s is named by a test that proves it', (area, cases) => {
  const pattern = new RegExp(`${area} edge (\\d+)`, 'g')
  const named = new Set(tests.flatMap((text) => [...text.matchAll(pattern)].map(([, number]) => Number(number))))
  expect(Array.from({ length: cases }, (_, index) => index + 1).filter((number) => !named.has(number))).toEqual([])
})
