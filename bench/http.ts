import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export type Answer = { status: number; ms: number; bytes: number; body: Buffer }

/** One GET as a browser would send it; `bytes` is what came over the wire, head and compressed body. */
export function get(url: string, token: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const start = process.hrtime.bigint()
    const call = request(url, { agent, headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' } }, (response) => {
      // A finished response has given its socket back.
      const { socket } = response
      const before = socket.bytesRead
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const ms = Number(process.hrtime.bigint() - start) / 1e6
        const body = Buffer.concat(chunks)
        const head = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 20)
        resolve({ status: response.statusCode ?? 0, ms, bytes: Math.max(head + body.length, socket.bytesRead - before), body })
      })
    })
    call.on('error', reject)
    call.end()
  })
}

/** Signs in and answers the access token. */
export async function signIn(base: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${base}/v2/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`Masuk sebagai ${username} dijawab ${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { access_token: string } }
  return data.access_token
}

/** The value below which `share` of the measurements lie. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
