import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { minifyContractRouter, type AnyContractRouter } from '@orpc/contract'
import react from '@vitejs/plugin-react'
import { defineConfig, runnerImport, type Plugin } from 'vite'

const here = import.meta.dirname
const { version } = JSON.parse(readFileSync(resolve(here, 'package.json'), 'utf8')) as { version: string }

/** What the server answers in development; everything else is the portal's own. */
const SERVER_PATHS = ['/v0', '/v1', '/v2', '/api', '/multisite-config', '/docs', '/healthz', '/.well-known']

/** Pages of the build. The style page is for development and tests and comes along only when asked for. */
const pages = {
  main: resolve(here, 'index.html'),
  sw: resolve(here, 'src/sw.ts'),
  ...(process.env['GAYA'] === '1' ? { gaya: resolve(here, 'gaya.html') } : {}),
}

const inPackages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

/**
 * Gives the built portal the contract as addresses and rights only. The client and the permission
 * check need no more; the schemas come with the screens that use them, so that a first page does
 * not wait for the words of every area.
 */
function ringkasKontrak(index: string): Plugin {
  return {
    name: 'ringkas-kontrak',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id !== index) return null
      const { module } = await runnerImport<{ contract: AnyContractRouter }>(index)
      return `export const contract = ${JSON.stringify(minifyContractRouter(module.contract))}`
    },
  }
}

// oxlint-disable-next-line import/no-default-export -- Vite reads its configuration from the default export.
export default defineConfig({
  root: here,
  plugins: [react(), ringkasKontrak(resolve(here, '../contract/src/index.ts'))],
  // The build's name differs each time, so that browsers notice a new service worker.
  define: { __APP_VERSION__: JSON.stringify(version), __BUILD_ID__: JSON.stringify(`${version}-${Date.now().toString(36)}`) },
  // Bundling every icon of the door file one by one would take longer than serving the few that a page asks for.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  server: {
    proxy: Object.fromEntries(
      SERVER_PATHS.map((path) => [`^${path}(/|\\?|$)`, { target: `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}` }]),
    ),
  },
  build: {
    outDir: resolve(here, 'dist'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Fonts and pictures stay files, so that the strict content security policy needs no exception for them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: pages,
      output: {
        // The service worker's address must never change and must stand at the top to reach every page.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // The server gives this one thread a policy of its own and knows it by its name.
        assetFileNames: ({ originalFileNames }) =>
          originalFileNames.some((file) => file.endsWith('tesseract.js/dist/worker.min.js'))
            ? 'assets/baca-teks-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          // Libraries that change rarely are cached apart from our code; what only some screens need is left to split itself.
          groups: [
            { name: 'react', test: inPackages('react', 'react-dom', 'react-router', 'scheduler'), priority: 30 },
            // Lists and panels that open are needed after the first page; left alone they would be merged into what it loads.
            {
              name: 'melayang',
              test: inPackages(
                '@floating-ui',
                'react-remove-scroll',
                'react-remove-scroll-bar',
                'react-style-singleton',
                'use-sidecar',
                'use-callback-ref',
              ),
              priority: 20,
            },
            { name: 'query', test: inPackages('@tanstack[\\\\/](react-query|query-core)', '@orpc[\\\\/][^\\\\/]+'), priority: 20 },
          ],
        },
      },
    },
  },
})
