/**
 * What Data Master costs with 50,000 students: `npm run bench:data-master [-- --kecil]`. The questions of a working day
 * one by one, the plans of the three slowest, and the long jobs on a copy of the data that is dropped afterwards.
 * `--baca` leaves the jobs out, `--pekerjaan` the questions; `--hanya rekap,cetak` takes only what is named so.
 */
import pg from 'pg'
import { openServer } from '@sivitas/server/db/open-server'
import { family } from '../cpu'
import { quantile, signIn } from '../http'
import { measureAlone, type Alone } from '../load'
import { dataOf, PASSWORD, stage, type Size } from '../stage'
import { allTabs, questions } from './calls'
import { runJobs } from './jobs'
import { signInAlone } from './masuk-sendiri'
import { printPlans } from './plans'

const size: Size = process.argv.includes('--kecil') ? 'kecil' : 'besar'
const only = process.argv[process.argv.indexOf('--hanya') + 1]
const words = process.argv.includes('--hanya') ? (only ?? '').split(',') : []
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word))
const COPY = 'bench_kerja'
const SLOWEST = 3

/** Server and database are both below this process, whose own work is not counted. */
const pids = () => family(process.pid).filter((pid) => pid !== process.pid)

function print(rows: readonly Alone[]): void {
  console.info('\n| panggilan | pertama ms | p50 ms | p95 ms | CPU ms | kabel KB |\n|---|---|---|---|---|---|')
  for (const { name, firstMs, p50, p95, cpuMs, wireBytes } of rows)
    console.info(`| ${name} | ${[firstMs, p50, p95, cpuMs, wireBytes / 1024].map((value) => value.toFixed(1)).join(' | ')} |`)
}

/** Runs one statement as the owner, outside of the measured database. */
async function asOwner(url: string, statement: string): Promise<void> {
  const address = new URL(url)
  address.pathname = '/postgres'
  await runOn(address.href, statement)
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function reads(url: string): Promise<void> {
  const { base, stop } = await stage(size, url)
  try {
    const token = await signIn(base, 'admin', PASSWORD)
    const calls = (await questions(base, token)).filter(({ name }) => isWanted(name))
    const rows: Alone[] = []
    for (const call of calls) rows.push(await measureAlone(call, pids))
    if (isWanted('masuk')) rows.push(await signInAlone(base, pids))
    print(rows)
    if (isWanted('rincian')) {
      const tabs = await allTabs(base, token)
      console.info(
        `\nRincian dengan semua tab bersamaan: p50 ${quantile(tabs, 0.5).toFixed(1)} ms, p95 ${quantile(tabs, 0.95).toFixed(1)} ms`,
      )
    }
    // What is remembered for a minute is slow only at first, so the first answer says which statements to look at.
    const slowest = rows
      .toSorted((a, b) => b.firstMs - a.firstMs)
      .slice(0, SLOWEST)
      .map(({ name }) => name)
    await stop()
    await printPlans(
      url,
      calls.filter(({ name }) => slowest.includes(name)),
    )
  } finally {
    await stop()
  }
}

async function jobs(url: string): Promise<void> {
  const copy = new URL(url)
  await asOwner(url, `DROP DATABASE IF EXISTS ${COPY} WITH (FORCE)`)
  await asOwner(url, `CREATE DATABASE ${COPY} TEMPLATE ${copy.pathname.slice(1)}`)
  copy.pathname = `/${COPY}`
  const { base, child, stop } = await stage(size, copy.href)
  try {
    await runJobs({
      base,
      token: await signIn(base, 'admin', PASSWORD),
      pids,
      serverPid: child.pid ?? 0,
      onDatabase: (statement) => runOn(copy.href, statement),
      isWanted,
    })
  } finally {
    await stop()
    await asOwner(url, `DROP DATABASE IF EXISTS ${COPY} WITH (FORCE)`)
  }
}

const database = await openServer({ databaseUrl: undefined, dataDir: dataOf(size), log: (message) => console.info(message) })
try {
  if (!process.argv.includes('--pekerjaan')) await reads(database.url)
  if (!process.argv.includes('--baca')) await jobs(database.url)
} finally {
  await database.stop()
}
