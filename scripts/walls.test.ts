import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const PROJECT = dirname(import.meta.dirname)
const TREES = ['rules', 'contract', 'server', 'portal', 'db', 'e2e', 'bench', 'scripts']

/** What the offending and the permitted lines import; each stands alone and breaks nothing. */
const GROUND: Readonly<Record<string, string>> = {
  'rules/src/platform/periode.ts': 'export const periode = 1',
  'rules/src/keuangan/denda.ts': 'export const denda = 1',
  'contract/src/index.ts': "import { akademik } from './akademik/index'\nexport const contract = { akademik }",
  'contract/src/akademik/index.ts': "import { krs } from './krs'\nexport const akademik = { krs }",
  'contract/src/akademik/krs.ts': "import { periode } from '@sivitas/rules/platform/periode'\nexport const krs = periode",
  'server/src/db/client.ts': "import { sql } from 'kysely'\nexport const db = sql",
  'server/src/auth/password.ts': 'export const hash = 1',
  'server/src/auth/session.test.ts': 'export const session = 1',
  'server/src/kit/d.ts': "import * as c from './c'\nexport const d = () => c",
  'server/src/kit/alone.ts': 'export const alone = 1',
  'server/src/keuangan/tagihan.ts': 'export const tagihan = 1',
  'server/src/keuangan/public.ts': "import { hitung } from './queries'\nexport const bebasTagihan = hitung",
  'server/src/keuangan/queries.ts': "import { sql } from 'kysely'\nexport const hitung = sql",
  'server/src/auth/guard.ts': 'export const api = 1',
  'server/src/akademik/krs/handlers.ts': "import { api } from '../../auth/guard'\nexport const krs = api",
  'portal/src/kit/resource/resource-list.tsx': 'export const ResourceList = 1',
  'portal/src/shared/pilih-prodi.tsx': 'export const PilihProdi = 1',
  'portal/src/shell/menu.tsx': 'export const menu = 1',
  'portal/src/gaya/contoh.tsx': 'export const contoh = 1',
  'portal/src/keuangan/tagihan-badge.tsx': 'export const TagihanBadge = 1',
  'portal/src/akademik/krs-card.tsx': 'export const KrsCard = 1',
  'e2e/masuk.ts': 'export const masuk = 1',
}

/** Each breaks one wall on purpose: the file, what it imports, and the wall that must report it. */
const BREAKS: readonly (readonly [file: string, imported: string, wall: string])[] = [
  ['rules/src/akademik/a.ts', 'zod', 'rules-are-pure'],
  ['rules/src/akademik/b.ts', 'node:fs', 'rules-are-pure'],
  ['rules/src/akademik/c.ts', '@sivitas/contract/akademik/krs', 'rules-are-pure'],
  ['rules/src/akademik/d.ts', '../keuangan/denda', 'rules-areas-do-not-mix'],
  ['rules/src/platform/a.ts', '../keuangan/denda', 'rules-areas-do-not-mix'],
  ['contract/src/akademik/a.ts', '@sivitas/server/auth/password', 'contract-knows-only-rules'],
  ['contract/src/kit/a.ts', '../akademik/krs', 'kit-knows-no-domain'],
  ['contract/src/shared/a.ts', '../akademik/krs', 'shared-knows-no-area'],
  ['portal/src/akademik/a.ts', '@sivitas/server/db/client', 'server-and-portal-never-meet'],
  ['server/src/akademik/a.ts', '../../../portal/src/kit/resource/resource-list', 'server-and-portal-never-meet'],
  ['server/src/db/a.ts', '../../../scripts/tool', 'product-needs-no-tools'],
  ['portal/src/kit/a.ts', '../../../e2e/masuk', 'product-needs-no-tools'],
  ['db/seed/a.ts', '@sivitas/server/keuangan/tagihan', 'seed-writes-through-the-database'],
  ['db/seed/b.ts', '../../portal/src/kit/resource/resource-list', 'seed-writes-through-the-database'],
  ['e2e/a.ts', '../portal/src/kit/resource/resource-list', 'journeys-see-the-screen-only'],
  ['bench/a.ts', '../portal/src/kit/resource/resource-list', 'journeys-see-the-screen-only'],
  ['portal/src/akademik/b.tsx', '../keuangan/tagihan-badge', 'portal-areas-are-strangers'],
  ['portal/src/platform/a.tsx', '../keuangan/tagihan-badge', 'portal-areas-are-strangers'],
  ['server/src/akademik/krs/a.ts', '../../keuangan/tagihan', 'server-areas-use-the-door'],
  ['server/src/platform/a.ts', '../keuangan/tagihan', 'server-areas-use-the-door'],
  ['server/src/akademik/public.ts', './krs/handlers', 'door-gives-answers-only'],
  ['server/src/akademik/b.ts', '@sivitas/contract/akademik/index', 'area-index-is-for-composition'],
  ['portal/src/kit/page/a.tsx', '../../shared/pilih-prodi', 'kit-knows-no-domain'],
  ['portal/src/kit/page/b.tsx', '../../akademik/krs-card', 'kit-knows-no-domain'],
  ['server/src/kit/a.ts', '../auth/password', 'kit-knows-no-domain'],
  ['server/src/auth/a.ts', '../keuangan/tagihan', 'ground-knows-no-area'],
  ['portal/src/auth/a.ts', '../keuangan/tagihan-badge', 'ground-knows-no-area'],
  ['portal/src/shared/a.tsx', '../akademik/krs-card', 'shared-knows-no-area'],
  ['portal/src/akademik/c.tsx', '../shell/menu', 'areas-know-no-shell'],
  ['portal/src/gaya/a.tsx', '../akademik/krs-card', 'gaya-shows-the-kit'],
  ['portal/src/shell/a.tsx', '../gaya/contoh', 'nobody-needs-gaya'],
  ['portal/src/akademik/krs/a.tsx', '../../kit/resource/resource-list', 'resource-kit-only-for-plain-resources'],
  ['portal/src/akademik/screens.ts', './krs-card', 'screens-load-lazily'],
  ['server/src/akademik/krs/b.ts', 'kysely', 'sql-lives-in-queries'],
  ['server/src/auth/b.ts', 'kysely', 'sql-lives-in-queries'],
  ['server/src/kit/b.ts', '../auth/session.test', 'no-import-of-tests'],
  ['server/src/kit/c.ts', './d', 'no-cycles'],
  ['server/src/kit/e.ts', './nowhere', 'imports-resolve'],
]

/** What the walls must let through, or they would only be in the way. */
const PERMITTED: readonly (readonly [file: string, imported: string])[] = [
  ['rules/src/akademik/p.ts', '../platform/periode'],
  ['rules/src/akademik/q.test.ts', 'zod'],
  ['contract/src/akademik/p.ts', '@sivitas/rules/platform/periode'],
  ['server/src/akademik/krs/p.ts', '../../keuangan/public'],
  ['server/src/akademik/krs/p-queries.ts', 'kysely'],
  ['server/src/akademik/krs/q.ts', '@sivitas/contract/akademik/krs'],
  ['portal/src/akademik/p.tsx', '../shared/pilih-prodi'],
  ['portal/src/akademik/p.resource.tsx', '../kit/resource/resource-list'],
  ['portal/src/shell/p.tsx', '../akademik/krs-card'],
  ['db/seed/p.ts', '@sivitas/server/db/client'],
  ['db/seed/q.ts', '@sivitas/server/auth/password'],
  ['e2e/p.e2e.ts', './masuk'],
]

type Report = { summary: { violations: { from: string; rule: { name: string } }[] } }

let folder: string
let violations: { from: string; wall: string }[]

/** One small project with every break in it, so that the walls are walked once. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sivitas-walls-'))
  const write = async (path: string, text: string) => {
    await mkdir(join(folder, dirname(path)), { recursive: true })
    await writeFile(join(folder, path), `${text}\n`)
  }
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.base.json']) await cp(join(PROJECT, name), join(folder, name))
  await write('scripts/tool.ts', 'export const tool = 1')
  for (const [path, text] of Object.entries(GROUND)) await write(path, text)
  for (const [path, imported] of [...BREAKS, ...PERMITTED]) {
    await write(path, `import * as imported from '${imported}'\nexport const use = () => imported`)
  }
  for (const name of ['kysely', 'zod']) {
    // The entry lies in a dist folder, as the real one does: a wall that looks away from dist would see no package.
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', exports: './dist/index.js' }))
    await write(`node_modules/${name}/dist/index.js`, 'export const sql = 1')
  }
  await mkdir(join(folder, 'node_modules', '@sivitas'), { recursive: true })
  for (const name of ['rules', 'contract', 'server', 'portal']) {
    await write(`${name}/package.json`, JSON.stringify({ name: `@sivitas/${name}`, type: 'module', exports: { './*': './src/*.ts' } }))
    await symlink(join(folder, name), join(folder, 'node_modules', '@sivitas', name))
  }
  violations = await walk()
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

async function walk(): Promise<{ from: string; wall: string }[]> {
  const depcruise = join(PROJECT, 'node_modules', '.bin', 'depcruise')
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...TREES]
  const { stdout } = await promisify(execFile)(depcruise, options, { cwd: folder, maxBuffer: 64_000_000 }).catch(
    // The exit code is the number of errors, and here there are many.
    (error: { stdout: string }) => error,
  )
  return (JSON.parse(stdout) as Report).summary.violations.map(({ from, rule }) => ({ from, wall: rule.name }))
}

const wallsOf = (file: string) => violations.filter(({ from }) => from === file).map(({ wall }) => wall)

describe('walls', () => {
  it.each(BREAKS)('%s may not import %s (%s)', (file, _imported, wall) => {
    expect(wallsOf(file)).toContain(wall)
  })

  it.each(PERMITTED)('%s may import %s', (file) => {
    expect(wallsOf(file).filter((wall) => wall !== 'no-orphans')).toEqual([])
  })

  it('reports a file that needs nobody and that nobody needs', () => {
    expect(wallsOf('server/src/kit/alone.ts')).toEqual(['no-orphans'])
  })

  it('breaks every wall that is configured', async () => {
    const { default: configuration } = (await import(join(PROJECT, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: { name: string }[] }
    }
    const broken = new Set([...BREAKS.map(([, , wall]) => wall), 'no-orphans'])
    expect(configuration.forbidden.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([])
  })
})
