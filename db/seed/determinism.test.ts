import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeCollegeSeed } from './college-seed'
import { COLLEGES } from './data-master/perguruan-tinggi'
import { rujukanTables } from './data-master/rujukan'
import { STEPS } from './plan'

/** Checksum of every byte that the seed of a size would copy. */
function checksum(): Record<string, string> {
  const sums: Record<string, string> = {}
  for (const def of COLLEGES) {
    const college = makeCollegeSeed(def, { ukuran: 'kecil', port: 3000, sandiHash: 'sandi' })
    const hash = createHash('sha256')
    for (const { table, columns, lines } of STEPS.flatMap((step) => [...step.tables(college)])) {
      hash.update(`${table}(${columns.join()})\n`)
      for (const line of lines) hash.update(line)
    }
    sums[def.id] = hash.digest('hex')
  }
  const bersama = createHash('sha256')
  for (const { lines } of rujukanTables()) for (const line of lines) bersama.update(line)
  return { ...sums, bersama: bersama.digest('hex') }
}

describe('the seed', () => {
  test('gives the same bytes twice, and different ones for each college', () => {
    const first = checksum()
    expect(checksum()).toEqual(first)
    expect(new Set(Object.values(first)).size).toBe(4)
  })
})
