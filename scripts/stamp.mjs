import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './project.mjs'

const STAMP = '.build-stamp'
const TEST = /\.test\.tsx?$|\/testing\//

/**
 * A digest of everything a build is made from. Contents count, not times, so a fresh clone with a kept build and a
 * branch that was switched there and back build nothing.
 * @param {readonly string[]} inputs files and folders, relative to the project; missing ones count as empty
 * @param {string} variant what else decides about the result, such as the mode
 */
export function digestOf(inputs, variant) {
  const hash = createHash('sha256').update(variant)
  for (const path of inputs.flatMap((input) => filesOf(input))) {
    hash.update(`\0${path}\0`).update(readFileSync(join(PROJECT, path)))
  }
  return hash.digest('hex')
}

/** @param {string} input @returns {string[]} */
function filesOf(input) {
  const path = join(PROJECT, input)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [input]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(PROJECT.length + 1))
    .filter((file) => !TEST.test(file))
    .toSorted()
}

/** Whether `folder` holds the finished build of this digest. @param {string} folder @param {string} digest */
export const isCurrent = (folder, digest) => existsSync(join(folder, STAMP)) && readFileSync(join(folder, STAMP), 'utf8') === digest

/** Marks a build as finished; the last act, so that an interrupted one is built again. @param {string} folder @param {string} digest */
export const markCurrent = (folder, digest) => writeFileSync(join(folder, STAMP), digest)
