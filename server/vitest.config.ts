import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// oxlint-disable-next-line import/no-default-export -- Vitest reads the default export.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/cluster.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
