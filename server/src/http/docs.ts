import type { IncomingMessage, ServerResponse } from 'node:http'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@sivitas/contract'
import { DOCS_PAGE, DOCS_SCRIPT, DOCS_STYLE } from './docs-page'

/** /docs: the OpenAPI document made from the contract, with a reader of our own that needs no inline script. */
export function makeDocs() {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  let document: Promise<string> | null = null
  const generate = async () =>
    JSON.stringify(
      await generator.generate(contract, {
        info: {
          title: 'Sivitas API',
          version: '1',
          description: 'Setiap jawaban berbentuk {status, data, meta}; setiap kegagalan {status, detail, type, errors, requestId}.',
        },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
        security: [{ bearer: [] }],
      }),
    )
  const files: Record<string, [string, () => Promise<string> | string]> = {
    '/docs': ['text/html', () => DOCS_PAGE],
    '/docs/': ['text/html', () => DOCS_PAGE],
    '/docs/reader.js': ['text/javascript', () => DOCS_SCRIPT],
    '/docs/reader.css': ['text/css', () => DOCS_STYLE],
    '/docs/openapi.json': ['application/json', () => (document ??= generate())],
  }

  return async (_req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    const [type, body] = files[path] ?? ['text/plain', () => 'Tidak ditemukan']
    res.writeHead(files[path] ? 200 : 404, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' })
    res.end(await body())
  }
}
