import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const PROJECT = resolve(import.meta.dirname, '..', '..')

/** Starts the product for the journeys, unless BASE_URL names one that runs; what it answers stops it again. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export.
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BASE_URL']) return undefined
  const child = spawn(join(PROJECT, 'node_modules', '.bin', 'tsx'), [join(import.meta.dirname, 'server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^BASE_URL=(.+)$/.exec(line) ?? []
    if (!url) continue
    // The workers start after this and read their configuration with it.
    process.env['BASE_URL'] = url
    return async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    }
  }
  throw new Error('The product did not start; the lines above say why.')
}
