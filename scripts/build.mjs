/**
 * Builds what `npm start` serves: the server as one file (and its threads beside it) in server/dist, the portal in
 * portal/dist. What is current already is not built again; `npm run build` after a change takes only its part.
 */
import { rm } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build as bundle } from 'esbuild'
import { compressSite } from './compress.mjs'
import { PROJECT } from './project.mjs'
import { digestOf, isCurrent, markCurrent } from './stamp.mjs'

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'rules/src', 'contract/src', 'scripts/build.mjs', 'scripts/compress.mjs']
const SERVER_DIST = join(PROJECT, 'server', 'dist')
const PORTAL_DIST = join(PROJECT, 'portal', 'dist')

/** Our own workspaces are TypeScript, so they go into the bundle; what npm installed stays outside. */
const sources = {
  name: 'workspace-sources',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /^@sivitas\// }, ({ path, kind }) => {
      const [, workspace, ...rest] = path.split('/')
      const file = `./${[workspace, 'src', ...(rest.length > 0 ? rest : ['index'])].join('/')}.ts`
      return build.resolve(file, { kind, resolveDir: PROJECT })
    })
  },
}

/** Threads are files of their own: each `*-worker.ts` of the server is bundled beside main.js under its own name. */
function serverEntries() {
  const workers = readdirSync(join(PROJECT, 'server', 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-worker.ts'),
  )
  return Object.fromEntries(
    ['main.ts', 'worker.ts', ...workers].map((file) => [basename(file, '.ts'), join(PROJECT, 'server', 'src', file)]),
  )
}

async function buildServer() {
  const digest = digestOf([...SHARED, 'server/src', 'server/package.json'], 'server')
  if (isCurrent(SERVER_DIST, digest)) return false
  await rm(SERVER_DIST, { recursive: true, force: true })
  await bundle({
    entryPoints: serverEntries(),
    outdir: SERVER_DIST,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    plugins: [sources],
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  })
  markCurrent(SERVER_DIST, digest)
  return true
}

/**
 * @param {{ outDir?: string, gaya?: boolean }} options `gaya` adds the style page, which tests look at and nobody else gets
 */
async function buildPortal({ outDir = PORTAL_DIST, gaya = false } = {}) {
  const inputs = ['portal/src', 'portal/public', 'portal/index.html', 'portal/gaya.html', 'portal/vite.config.ts', 'portal/package.json']
  const digest = digestOf([...SHARED, ...inputs], `portal${gaya ? '+gaya' : ''}`)
  if (isCurrent(outDir, digest)) return false
  // The configuration asks for the style page by this name.
  process.env['GAYA'] = gaya ? '1' : '0'
  const viteFile = createRequire(join(PROJECT, 'portal', 'package.json')).resolve('vite')
  /** @type {typeof import('vite')} */
  const vite = await import(pathToFileURL(viteFile).href)
  await vite.build({ configFile: join(PROJECT, 'portal', 'vite.config.ts'), logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  await compressSite(outDir)
  markCurrent(outDir, digest)
  return true
}

/**
 * Builds server and portal where they are not current. `--gaya=folder` builds the portal with its style page into that
 * folder instead, for tests.
 * @returns {Promise<string[]>} names of what was built
 */
async function build() {
  const { gaya } = parseArgs({ options: { gaya: { type: 'string' } } }).values
  /** @type {string[]} */
  const built = []
  if (await buildServer()) built.push('server')
  if (await buildPortal(gaya ? { outDir: resolve(gaya), gaya: true } : {})) built.push('portal')
  return built
}

const startedAt = performance.now()
try {
  const built = await build()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (built.length > 0) console.info(`Dibangun: ${built.join(', ')} (${seconds} detik).`)
} catch (error) {
  // esbuild has printed its errors with their lines already; a stack of the bundler helps nobody.
  const printed = error instanceof Error && 'errors' in error && 'warnings' in error
  if (!printed) console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
