import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStore } from './disk-store'
import { s3Store } from './s3-store'
import { ContentMissing, type FileStore } from './store'

const KEYS = { accessKey: 'AKIAUJI', secretKey: 'rahasia/uji+kunci' }
const REGION = 'ap-southeast-3'

const sha = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The signature that AWS's own documentation asks for, computed from the request as it arrived. */
function signatureOf(req: IncomingMessage, payload: string): string {
  const header = req.headers.authorization ?? ''
  const [, scope = '', names = ''] = /Credential=[^/]+\/(\S+?),\s*SignedHeaders=([^,]+)/.exec(header) ?? []
  const [date = '', region = '', service = ''] = scope.split('/')
  const url = new URL(req.url ?? '/', `http://${req.headers.host}`)
  const query = [...url.searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).toSorted()
  const lines = names.split(';').map((name) => `${name}:${String(req.headers[name]).trim()}\n`)
  const canonical = [req.method, url.pathname, query.join('&'), lines.join(''), names, payload].join('\n')
  const text = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, sha(canonical)].join('\n')
  const key = mac(mac(mac(mac(`AWS4${KEYS.secretKey}`, date), region), service), 'aws4_request')
  return mac(key, text).toString('hex')
}

type Asked = { req: IncomingMessage; body: Buffer; url: URL }
type Answer = { status: number; body?: string | Buffer }

const refuse = (status: number, code: string): Answer => ({ status, body: `<Error><Code>${code}</Code></Error>` })

/** Two keys a page, so that lists have to be followed. */
function listed(objects: Map<string, Buffer>, query: URLSearchParams): Answer {
  const keys = [...objects.keys()].filter((key) => key.startsWith(`/ember/${query.get('prefix')}`)).toSorted()
  const from = Number(query.get('continuation-token')?.replace('lanjut&', '') ?? 0)
  const entries = keys
    .slice(from, from + 2)
    .map((key) => `<Contents><Key>${key.slice('/ember/'.length)}</Key><LastModified>2026-11-21T10:00:00Z</LastModified></Contents>`)
  const next = from + 2 < keys.length ? `<NextContinuationToken>lanjut&amp;${from + 2}</NextContinuationToken>` : ''
  return { status: 200, body: `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>` }
}

const METHODS: Record<string, (objects: Map<string, Buffer>, asked: Asked) => Answer> = {
  PUT(objects, { req, body, url }) {
    if (req.headers['x-amz-content-sha256'] !== sha(body)) return refuse(400, 'XAmzContentSHA256Mismatch')
    if (req.headers['content-length'] === undefined) return refuse(411, 'MissingContentLength')
    objects.set(url.pathname, body)
    return { status: 200 }
  },
  DELETE(objects, { url }) {
    objects.delete(url.pathname)
    return { status: 204 }
  },
  GET(objects, { url }) {
    if (url.searchParams.get('list-type') === '2') return listed(objects, url.searchParams)
    const body = objects.get(url.pathname)
    return body ? { status: 200, body } : refuse(404, 'NoSuchKey')
  },
}

/** A small store that speaks S3 over HTTP: it checks every signature and the hash of every body. */
function startS3(): Promise<{ url: string; server: Server; objects: Map<string, Buffer> }> {
  const objects = new Map<string, Buffer>()
  const answer = async (req: IncomingMessage): Promise<Answer> => {
    const body = await buffer(req)
    const said = /Signature=([0-9a-f]+)/.exec(req.headers.authorization ?? '')?.[1]
    if (said !== signatureOf(req, String(req.headers['x-amz-content-sha256']))) return refuse(403, 'SignatureDoesNotMatch')
    const asked = { req, body, url: new URL(req.url ?? '/', 'http://s3') }
    return METHODS[req.method ?? '']?.(objects, asked) ?? refuse(405, 'MethodNotAllowed')
  }
  const server = createServer((req, res) => {
    void answer(req).then(({ status, body }) => res.writeHead(status).end(body))
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ember`, server, objects }),
    ),
  )
}

let folder: string
let s3: Awaited<ReturnType<typeof startS3>>
let stores: Record<'disk' | 's3', FileStore>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sivitas-toko-'))
  s3 = await startS3()
  stores = { disk: diskStore(join(folder, 'isi')), s3: s3Store({ url: s3.url, region: REGION, ...KEYS }) }
})
afterAll(async () => {
  await new Promise((closed) => s3.server.close(closed))
  await rm(folder, { recursive: true, force: true })
})

describe.each(['disk', 's3'] as const)('the store on %s', (name) => {
  const keyOf = (bytes: Uint8Array, collegeId = 'uji') => ({ collegeId, sha256: sha(bytes) })

  it('gives back what it was given, from memory and from a file that it takes over', async () => {
    const bytes = randomBytes(200_000)
    await stores[name].put(keyOf(bytes), bytes)
    expect(bytes.equals(await buffer(await stores[name].open(keyOf(bytes))))).toBe(true)
    const path = join(folder, 'besar')
    const large = randomBytes(3_000_000)
    await writeFile(path, large)
    await stores[name].put(keyOf(large), { path })
    expect(large.equals(await buffer(await stores[name].open(keyOf(large))))).toBe(true)
    await expect(stat(path)).rejects.toThrow('ENOENT')
  })

  it('takes the same content twice, keeps colleges apart, and lists what it has', async () => {
    const one = Buffer.from('satu')
    const contents = ['satu', 'dua', 'tiga'].map((text) => Buffer.from(text))
    for (const bytes of [...contents, one]) await stores[name].put(keyOf(bytes, 'lain'), bytes)
    const listed = []
    for await (const { sha256, putAt } of stores[name].list('lain')) {
      listed.push(sha256)
      expect(putAt.getTime()).toBeGreaterThan(0)
    }
    expect(listed.toSorted()).toEqual(contents.map(sha).toSorted())
    await expect(stores[name].open(keyOf(one, 'uji'))).rejects.toThrow(ContentMissing)
  })

  it('removes, and says what is missing', async () => {
    const bytes = Buffer.from('sebentar')
    await stores[name].put(keyOf(bytes), bytes)
    await stores[name].remove(keyOf(bytes))
    await stores[name].remove(keyOf(bytes))
    await expect(stores[name].open(keyOf(bytes))).rejects.toThrow(ContentMissing)
  })
})

describe('what goes wrong', () => {
  it('is refused by the store when the secret is another one', async () => {
    const thief = s3Store({ url: s3.url, region: REGION, accessKey: KEYS.accessKey, secretKey: 'tebakan' })
    const bytes = Buffer.from('x')
    await expect(thief.put({ collegeId: 'uji', sha256: sha(bytes) }, bytes)).rejects.toThrow('403 SignatureDoesNotMatch')
  })

  it('leaves no half file on the disk', async () => {
    const disk = diskStore(join(folder, 'patah'))
    const sha256 = sha('patah')
    await expect(disk.put({ collegeId: 'uji', sha256 }, { path: join(folder, 'tidak-ada') })).rejects.toThrow('ENOENT')
    expect(await readdir(join(folder, 'patah', 'uji', sha256.slice(0, 2)))).toEqual([])
  })
})
