import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests of values in, values out share one process: starting one a file takes longer than the tests. */
const pure = { pool: 'threads' as const, isolate: false }

/** One project a workspace; each is run on its own by `npm test`, or by `npx vitest run --project rules`. */
// oxlint-disable-next-line import/no-default-export -- Vitest reads the default export.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'], testTimeout: 120_000 } },
      { test: { name: 'rules', root: 'rules', ...pure, include: ['src/**/*.test.ts'] } },
      { test: { name: 'contract', root: 'contract', ...pure, include: ['src/**/*.test.ts'] } },
      { test: { name: 'portal', root: 'portal', pool: 'threads', include: ['src/**/*.test.{ts,tsx}'] } },
      'server/vitest.config.ts',
      {
        test: {
          name: 'db',
          root: 'db',
          include: ['**/*.test.ts'],
          globalSetup: [resolve('server/src/testing/cluster.ts')],
          pool: 'forks',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
    passWithNoTests: true,
  },
})
