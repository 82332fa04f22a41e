import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { ContentMissing, type Content, type ContentKey, type FileStore } from './store'

export type S3Options = {
  /** https://host/bucket: the bucket stands in the path, as every S3-compatible server takes it. */
  url: string
  region: string
  accessKey: string
  secretKey: string
}

const RETRIES = 3

/** Contents in an S3-compatible store, as `{college}/{sha256}`. */
export function s3Store({ url, region, accessKey, secretKey }: S3Options): FileStore {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region, retries: RETRIES })
  const bucket = url.replace(/\/+$/, '')
  const addressOf = ({ collegeId, sha256 }: ContentKey) => `${bucket}/${encodeURIComponent(collegeId)}/${sha256}`

  /** @throws Error with what the store said, when it answered anything but success */
  const ask = async (address: string, init: RequestInit, accepted: readonly number[] = []): Promise<Response> => {
    const answer = await client.fetch(address, init)
    if (answer.ok || accepted.includes(answer.status)) return answer
    const [, code] = /<Code>([^<]*)<\/Code>/.exec(await answer.text()) ?? []
    throw new Error(`The file store answered ${answer.status} ${code ?? ''} to ${init.method ?? 'GET'}.`)
  }

  return {
    async put(key, content) {
      const body = await bodyOf(content)
      // The name of a content is its hash, which the signature wants to know as well: a byte that falls over is refused.
      const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': key.sha256 }
      await ask(addressOf(key), { method: 'PUT', body, headers })
      if (!(content instanceof Uint8Array)) await rm(content.path, { force: true })
    },
    async open(key) {
      const answer = await ask(addressOf(key), {}, [404])
      if (answer.status === 404 || !answer.body) throw new ContentMissing(key)
      return Readable.fromWeb(answer.body as ReadableStream)
    },
    async remove(key) {
      await ask(addressOf(key), { method: 'DELETE' }, [404])
    },
    async *list(collegeId) {
      let token: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${collegeId}/` })
        if (token) query.set('continuation-token', token)
        const page = await (await ask(`${bucket}?${query.toString()}`, {})).text()
        yield* contentsIn(page)
        token = plain(/<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(page)?.[1])
      } while (token)
    },
  }
}

/** A blob over a file is read while it is sent, and its length is known beforehand, which S3 insists on. */
async function bodyOf(content: Content): Promise<Blob> {
  return content instanceof Uint8Array ? new Blob([Buffer.from(content)]) : await openAsBlob(content.path)
}

function* contentsIn(page: string): Generator<{ sha256: string; putAt: Date }> {
  for (const [, entry = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
    const sha256 = /<Key>[^<]*\/([0-9a-f]{64})<\/Key>/.exec(entry)?.[1]
    const changed = /<LastModified>([^<]+)<\/LastModified>/.exec(entry)?.[1]
    if (sha256 && changed) yield { sha256, putAt: new Date(changed) }
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&apos;': "'" }
const plain = (text: string | undefined) => text?.replaceAll(/&(amp|lt|gt|quot|#39|apos);/g, (entity) => ENTITIES[entity] ?? entity)
