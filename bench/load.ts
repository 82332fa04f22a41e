import { get, quantile } from './http'
import { family, usage } from './cpu'

export type Measured = { name: string; p50: number; p95: number; cpuMs: number; wireBytes: number; perSecond8: number; perSecond32: number }

type Target = { name: string; url: string; token: string }

const WARM = 20
const SINGLE = 100
const SECONDS = 3

/** One request after the other: what a person at a counter waits. */
async function alone({ url, token }: Target, times: number) {
  const measured: number[] = []
  let bytes = 0
  for (let n = 0; n < times; n++) {
    const answer = await get(url, token)
    if (answer.status !== 200) throw new Error(`${url} menjawab ${answer.status}: ${answer.body.toString().slice(0, 300)}`)
    measured.push(answer.ms)
    bytes = answer.bytes
  }
  return { measured, bytes }
}

/** Requests a second over so many connections, each sending the next as soon as it is answered. */
async function crowd({ url, token }: Target, connections: number): Promise<number> {
  const until = Date.now() + SECONDS * 1000
  let answered = 0
  const one = async () => {
    while (Date.now() < until) {
      await get(url, token)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  return answered / SECONDS
}

/** Measures one call: latency alone, CPU of server and database a request, throughput at 8 and 32 connections. */
export async function measure(target: Target, serverPid: number): Promise<Measured> {
  await alone(target, WARM)
  const pids = family(serverPid)
  const before = usage(pids).cpuMs
  const { measured, bytes } = await alone(target, SINGLE)
  const cpuMs = (usage(pids).cpuMs - before) / SINGLE
  return {
    name: target.name,
    p50: quantile(measured, 0.5),
    p95: quantile(measured, 0.95),
    cpuMs,
    wireBytes: bytes,
    perSecond8: await crowd(target, 8),
    perSecond32: await crowd(target, 32),
  }
}
