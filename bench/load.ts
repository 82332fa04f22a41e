import { family, usage } from './cpu'
import { quantile, send, type Call } from './http'

/** What one call costs when nobody else asks: the first answer, then warm ones; CPU of server and database for each. */
export type Alone = { name: string; firstMs: number; p50: number; p95: number; cpuMs: number; wireBytes: number }
export type Measured = Alone & { perSecond8: number; perSecond32: number }

export type Target = Call & { name: string }

const WARM = 20
const SINGLE = 100
const SECONDS = 3

let asked = 0
/** A call whose address has `{n}` asks for something else each time. */
const varied = (call: Call): Call => ({ ...call, url: call.url.replace('{n}', String((asked += 1))) })

/** One request after the other: what a person at a counter waits. */
async function oneByOne(call: Call, times: number) {
  const measured: number[] = []
  let bytes = 0
  for (let n = 0; n < times; n++) {
    const answer = await send(varied(call))
    if (answer.status !== 200) throw new Error(`${call.url} menjawab ${answer.status}: ${answer.text().slice(0, 300)}`)
    measured.push(answer.ms)
    bytes = answer.bytes
  }
  return { measured, bytes }
}

/** Requests a second over so many connections, each sending the next as soon as it is answered. */
async function crowd(call: Call, connections: number): Promise<number> {
  const until = Date.now() + SECONDS * 1000
  let answered = 0
  const one = async () => {
    while (Date.now() < until) {
      await send(varied(call))
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  return answered / SECONDS
}

/** Measures one call alone. `pids` answers the processes whose CPU counts. */
export async function measureAlone({ name, ...call }: Target, pids: () => number[]): Promise<Alone> {
  const first = await oneByOne(call, 1)
  await oneByOne(call, WARM)
  const counted = pids()
  const before = usage(counted).cpuMs
  const { measured, bytes } = await oneByOne(call, SINGLE)
  const cpuMs = (usage(counted).cpuMs - before) / SINGLE
  return {
    name,
    firstMs: first.measured[0] ?? Number.NaN,
    p50: quantile(measured, 0.5),
    p95: quantile(measured, 0.95),
    cpuMs,
    wireBytes: bytes,
  }
}

/** Measures one call: latency alone, CPU of server and database a request, throughput at 8 and 32 connections. */
export async function measure(target: Target, serverPid: number): Promise<Measured> {
  const alone = await measureAlone(target, () => family(serverPid))
  return { ...alone, perSecond8: await crowd(target, 8), perSecond32: await crowd(target, 32) }
}
