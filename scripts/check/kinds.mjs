import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, tool } from './run.mjs'

/**
 * What a step answers: how many checks held, how many did not, what to read when some did not, and what to read in any case.
 * @typedef {{ passed: number, failed: number, output: string, remarks?: readonly string[] }} Outcome
 */

/** A command that holds as a whole or not. @param {readonly string[]} words @returns {Promise<Outcome>} */
export async function command(words) {
  const { code, output } = await run(words)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/** The tests of one Vitest project, counted one by one. @param {string} project @returns {Promise<Outcome>} */
export const vitest = (project) =>
  counted(
    (report) => tool('vitest', 'run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`),
    vitestCounts,
  )

/** The browser tests, counted one by one; what failed is told at the end, where the tail of a long log still shows it. @param {Record<string, string>} env @returns {Promise<Outcome>} */
export const playwright = (env) =>
  counted(
    () => tool('playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'),
    playwrightCounts,
    (report) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  )

/**
 * Runs a test runner that writes a JSON report. A runner that dies without one, or complains beside its tests (a file
 * that does not load, an error between tests), counts as a failure of its own.
 * @param {(report: string) => readonly string[]} words
 * @param {(report: any) => { passed: number, failed: number, remarks?: readonly string[] }} counts
 * @param {(report: string) => Record<string, string>} env
 * @returns {Promise<Outcome>}
 */
async function counted(words, counts, env = () => ({})) {
  const folder = await mkdtemp(join(tmpdir(), 'sivitas-test-'))
  try {
    const report = join(folder, 'report.json')
    const { code, output } = await run(words(report), env(report))
    const text = await readFile(report, 'utf8').catch(() => null)
    const { passed, failed, remarks = [] } = text === null ? { passed: 0, failed: 1 } : counts(JSON.parse(text))
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output, remarks }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report */
function vitestCounts({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length
  return { passed: numPassedTests, failed: numFailedTests + unloaded }
}

/**
 * A journey that held only at its second try counts as held, and is named (docs/decisions/2026-11-22-second-try.md).
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[], suites: Suite[] }} report
 */
function playwrightCounts({ stats, errors, suites }) {
  const remarks = suites.flatMap(wavered).map((title) => `wavered, held at its second try: ${title}`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, remarks }
}

/** @typedef {{ suites?: Suite[], specs: { title: string, file: string, tests: { status: string }[] }[] }} Suite */
/** @param {Suite} suite @returns {string[]} */
function wavered({ suites = [], specs }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ file, title }) => `${file}: ${title}`)
  return [...own, ...suites.flatMap(wavered)]
}
