/**
 * Writes server/src/db/schema.generated.ts from the migrations: `npm run db:types`. With `--check` it changes nothing
 * and fails when the file is not what the migrations say.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startEmbedded } from '../server/src/db/embedded/start'
import { migrate } from '../server/src/db/migrate'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
const target = join(project, 'server', 'src', 'db', 'schema.generated.ts')

const HEADER = `/**
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
  // The migrator's own tables are nobody else's business.
  '--exclude-pattern=kysely_*',
  '--log-level=error',
]

async function generate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sivitas-types-'))
  try {
    const server = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
    try {
      await migrate(server.url, join(project, 'db', 'migrations'))
      const out = join(folder, 'schema.ts')
      const cli = join(dirname(createRequire(import.meta.url).resolve('kysely-codegen')), 'cli', 'bin.js')
      await promisify(execFile)(process.execPath, [cli, ...OPTIONS, `--url=${server.url}`, `--out-file=${out}`], {
        cwd: folder,
      })
      const text = await readFile(out, 'utf8')
      return HEADER + text.replace(/^\/\*\*[\s\S]*?\*\/\n/, '')
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
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
