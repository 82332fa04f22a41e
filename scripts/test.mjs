/**
 * `npm test`: everything, in the order in which a failure is cheapest to find. `npm test -- server e2e` runs only these
 * steps. The last line is always 'N passed, N failed'.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './check/browser.mjs'
import { command, playwright, vitest } from './check/kinds.mjs'
import { tool } from './check/run.mjs'
import { PROJECT, nodeComplaint } from './project.mjs'

/** Where the walls stand; the tests of the walls break each of them on purpose. */
const WALLED = ['rules/src', 'contract/src', 'server/src', 'portal/src', 'db', 'e2e', 'bench', 'scripts'].filter((folder) =>
  existsSync(join(PROJECT, folder)),
)

async function e2e() {
  const browser = await findBrowser()
  return 'complaint' in browser ? { passed: 0, failed: 1, output: browser.complaint } : await playwright({ CHROMIUM: browser.path })
}

/** @type {readonly (readonly [name: string, run: () => Promise<import('./check/kinds.mjs').Outcome>])[]} */
const STEPS = [
  ['types', () => command(tool('tsc', '-b'))],
  ['format', () => command(tool('oxfmt', '--check', '.'))],
  ['lint', () => command(tool('oxlint', '--type-aware', '--deny-warnings'))],
  ['walls', () => command(tool('depcruise', '--config', '.dependency-cruiser.cjs', ...WALLED))],
  ['knip', () => command(tool('knip'))],
  ['db-types', () => command(tool('tsx', 'scripts/db-types.ts', '--check'))],
  ['scripts', () => vitest('scripts')],
  ['rules', () => vitest('rules')],
  ['contract', () => vitest('contract')],
  ['portal', () => vitest('portal')],
  ['server', () => vitest('server')],
  ['db', () => vitest('db')],
  ['build', () => command([process.execPath, 'scripts/build.mjs'])],
  ['e2e', e2e],
]

const complaint = nodeComplaint()
if (complaint) {
  console.error(complaint)
  process.exit(1)
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !STEPS.some(([step]) => step === name))
if (unknown.length > 0) {
  console.error(`Langkah ${unknown.join(', ')} tidak dikenal. Yang ada: ${STEPS.map(([name]) => name).join(', ')}.`)
  process.exit(1)
}

let passed = 0
let failed = 0
for (const [name, check] of STEPS.filter(([step]) => wanted.length === 0 || wanted.includes(step))) {
  const startedAt = performance.now()
  const outcome = await check()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  passed += outcome.passed
  failed += outcome.failed
  if (outcome.failed > 0) console.info(`\n${outcome.output.trim()}\n`)
  for (const remark of outcome.remarks ?? []) console.info(`      ${remark}`)
  console.info(
    `${outcome.failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(9)} ${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(3)} failed ${seconds.padStart(7)} s`,
  )
}

process.exitCode = failed > 0 ? 1 : 0
console.info(`${passed} passed, ${failed} failed`)
