/**
 * Writes server/src/db/schema.generated.ts from the migrations: `npm run db:types`. With `--check` it changes nothing
 * and fails when the file is not what the migrations say.
 */
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startScratch } from '../server/src/db/embedded/scratch'
import { migrate } from '../server/src/db/migrate'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
const target = join(project, 'server', 'src', 'db', 'schema.generated.ts')

const HEADER = `// oxlint-disable max-lines
/**
 * The tables as the migrations leave them, for Kysely. Written by \`npm run db:types\`; don't edit it.
 */
`

/** How columns are read is settled in server/src/db/column-types.ts; these options must say the same. */
const OPTIONS = [
  '--dialect=postgres',
  '--camel-case',
  '--date-parser=string',
  '--numeric-parser=number',
  '--type-mapping={"int8":"number"}',
  // The migrator's own tables and those of the queue are nobody else's business.
  '--exclude-pattern=(kysely_*|pgboss.*)',
  '--log-level=error',
  '--print',
]

async function generate(): Promise<string> {
  const server = await startScratch()
  try {
    await migrate(server.url, join(project, 'db', 'migrations'))
    const cli = join(dirname(createRequire(import.meta.url).resolve('kysely-codegen')), 'cli', 'bin.js')
    const { stdout } = await promisify(execFile)(process.execPath, [cli, ...OPTIONS, `--url=${server.url}`], {
      // Away from the project, so that no settings file of the generator is found by chance.
      cwd: tmpdir(),
      maxBuffer: 64_000_000,
    })
    return HEADER + stdout.replace(/^\/\*\*[\s\S]*?\*\/\n/, '').trimEnd() + '\n'
  } finally {
    await server.stop()
  }
}

const text = await generate()
if (!process.argv.includes('--check')) {
  await writeFile(target, text)
  console.info(`${relative(project, target)} ditulis.`)
} else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
  console.error(`${relative(project, target)} tidak sesuai dengan db/migrations. Jalankan "npm run db:types" dan simpan hasilnya.`)
  process.exitCode = 1
} else {
  console.info(`${relative(project, target)} sesuai dengan db/migrations.`)
}
