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
    // Nothing waits for these but what hangs: a busy machine with two cores may take its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
