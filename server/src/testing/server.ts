import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Services } from '../auth/context'
import { readConfig } from '../config'
import { makeServer } from '../http/server'
import { makeLog } from '../kit/log'
import { makeServices } from '../services'
import { PASSWORD, TEST_COLLEGE } from './builders'
import type { TestDatabase } from './database'

/** What a call answered; `Data` is what the test expects of the envelope's `data`. */
export type Answer<Data> = {
  status: number
  headers: Headers
  text: string
  body: {
    status: { code: number; message: string }
    data: Data
    meta: { page: number; itemsPerPage: number; totalItems: number; totalPages: number }
    detail: string
    type: string
    errors: { field: string; code: string; message: string }[]
    rincian: unknown
    requestId: string
  }
}

export type CallOptions = {
  token?: string | undefined
  /** JSON, or form data for uploads. */
  body?: unknown
  headers?: Record<string, string>
  /** `college-id` of the request; null leaves it out, so that the site or the only college decides. */
  college?: string | null
}

export type TestServer = {
  url: string
  services: Services
  /** One request to the running server. `path` carries its own query string. */
  call<Data = unknown>(method: string, path: string, options?: CallOptions): Promise<Answer<Data>>
  /** Signs in with the password that every builder gives, and answers the access token. */
  signIn(username: string, password?: string, college?: string): Promise<string>
  /** Rights and colleges that a test changed by hand count at once, not after the 15 s that a reader may wait. */
  forget(): void
  stop(): Promise<void>
}

/** The real server on a free port over the database of one test file; no part of it is replaced. */
export async function startTestServer(database: TestDatabase): Promise<TestServer> {
  const config = readConfig({
    SECRET_KEY: 'kunci-rahasia-untuk-pengujian-saja',
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    PORTAL_DIR: resolve('dist'),
    FILES_DIR: join(tmpdir(), `sivitas-berkas-${randomUUID()}`),
  })
  const services = await makeServices(config, database.app, makeLog(config.logLevel))
  const server = makeServer(services)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const call: TestServer['call'] = (method, path, options = {}) => request(method, url + path, options)
  return {
    url,
    services,
    call,
    async signIn(username, password = PASSWORD, college = TEST_COLLEGE) {
      const answer = await call<{ access_token: string }>('POST', '/v2/auth/login', { body: { username, password }, college })
      if (answer.status !== 200) throw new Error(`Sign-in of ${username} answered ${answer.status}: ${answer.text}`)
      return answer.body.data.access_token
    },
    forget() {
      services.sessions.forget()
      services.tenants.forget()
    },
    async stop() {
      await services.signals.close()
      await new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      })
      await rm(config.filesDir, { recursive: true, force: true })
    },
  }
}

async function request<Data>(
  method: string,
  url: string,
  { token, body, headers = {}, college = TEST_COLLEGE }: CallOptions,
): Promise<Answer<Data>> {
  const isForm = body instanceof FormData
  const response = await fetch(url, {
    method,
    headers: {
      ...(college === null ? {} : { 'college-id': college }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : {}) as Answer<Data>['body'] }
}
