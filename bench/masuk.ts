import { request } from 'node:http'
import { family, usage } from './cpu'
import { quantile } from './http'

/** Half past seven on a working day: 300 operators sign in, all from one or two addresses of the campus. */
const SIGN_INS = 300
const MINUTE_MS = 60_000

type Operator = { username: string; statusAkun: string }
type Outcome = { status: number; ms: number }

/** One sign-in as the portal sends it, on a connection of its own as each person has. */
function signInOnce(base: string, body: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const start = process.hrtime.bigint()
    const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
    const call = request(`${base}/v2/auth/login`, { method: 'POST', agent: false, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, ms: Number(process.hrtime.bigint() - start) / 1e6 }))
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** User names of operators who may sign in. */
async function operators(base: string, token: string): Promise<string[]> {
  const answer = await fetch(`${base}/v1/operator?itemsPerPage=100&aktif=1`, { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await answer.json()) as { data: Operator[] }
  return data.filter(({ statusAkun }) => statusAkun === 'aktif').map(({ username }) => username)
}

/**
 * 300 sign-ins spread evenly over a minute, whether or not the ones before are answered: latency, CPU of server and
 * database each, and how many failed.
 */
export async function signInMinute(at: { base: string; token: string; password: string }, serverPid: number): Promise<void> {
  const names = await operators(at.base, at.token)
  const before = usage(family(serverPid)).cpuMs
  const running: Promise<Outcome>[] = []
  const begun = Date.now()
  for (let n = 0; n < SIGN_INS; n += 1) {
    const due = begun + (n * MINUTE_MS) / SIGN_INS
    await new Promise((wait) => setTimeout(wait, Math.max(0, due - Date.now())))
    const username = names[n % names.length] ?? ''
    running.push(signInOnce(at.base, JSON.stringify({ username, password: at.password })).catch(() => ({ status: 0, ms: Number.NaN })))
  }
  const outcomes = await Promise.all(running)
  const cpuMs = (usage(family(serverPid)).cpuMs - before) / SIGN_INS
  const good = outcomes.filter(({ status }) => status === 200).map(({ ms }) => ms)
  const failed = outcomes.filter(({ status }) => status !== 200)
  const kinds = [...new Set(failed.map(({ status }) => status))].join(', ')
  console.info(
    `\nMasuk: ${SIGN_INS} dalam semenit oleh ${names.length} operator: p50 ${quantile(good, 0.5).toFixed(0)} ms, p95 ${quantile(good, 0.95).toFixed(0)} ms, ` +
      `CPU ${cpuMs.toFixed(0)} ms tiap masuk, gagal ${failed.length}${kinds ? ` (status ${kinds})` : ''}`,
  )
}
