import { Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export type Answer = { status: number; ms: number; bytes: number; body: Buffer; text: () => string }

/** A call as a browser would send it; with a `body` it goes by POST unless `method` says otherwise. */
export type Call = { url: string; token: string; body?: unknown; method?: 'GET' | 'POST' | 'PUT' }

/** Sends one call; `bytes` is what came over the wire, head and compressed body. */
export function send({ url, token, body, method = body === undefined ? 'GET' : 'POST' }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'gzip',
      ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    }
    const start = process.hrtime.bigint()
    const call = request(url, { agent, method, headers }, (response) => {
      // A finished response has given its socket back.
      const { socket } = response
      const before = socket.bytesRead
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const ms = Number(process.hrtime.bigint() - start) / 1e6
        const received = Buffer.concat(chunks)
        const head = response.rawHeaders.reduce((sum, part) => sum + part.length + 2, 20)
        const isPacked = response.headers['content-encoding'] === 'gzip'
        resolve({
          status: response.statusCode ?? 0,
          ms,
          bytes: Math.max(head + received.length, socket.bytesRead - before),
          body: received,
          text: () => (isPacked ? gunzipSync(received) : received).toString(),
        })
      })
    })
    call.on('error', reject)
    call.end(text)
  })
}

export const get = (url: string, token: string): Promise<Answer> => send({ url, token })

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
