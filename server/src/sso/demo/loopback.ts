import { request } from 'node:http'
import type { CustomFetch } from 'openid-client'

/**
 * Fetches from this very server, whatever name it goes by: names below localhost are known to browsers only, and behind a
 * proxy the way out and in again may be closed. Nothing but the route differs from a request of another machine.
 */
export const overLoopback =
  (port: number): CustomFetch =>
  (address, { method, headers, body }) => {
    const { host, protocol, pathname, search } = new URL(address)
    const sent = new Headers(headers)
    sent.set('host', host)
    sent.set('x-forwarded-proto', protocol.slice(0, -1))
    return new Promise((answered, failed) => {
      const asking = request({ host: '127.0.0.1', port, method, path: pathname + search, headers: Object.fromEntries(sent) }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', failed)
        answer.on('end', () => {
          const given = Object.entries(answer.headers).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value] as [string, string]] : [],
          )
          answered(new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 500, headers: given }))
        })
      })
      asking.on('error', failed)
      asking.end(body instanceof URLSearchParams ? body.toString() : (body as string | undefined))
    })
  }
