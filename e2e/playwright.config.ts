import { defineConfig } from '@playwright/test'

/** Journeys in a real browser, on a product of their own unless BASE_URL names a running one; CHROMIUM names another browser than Debian's. */
// oxlint-disable-next-line import/no-default-export -- Playwright reads its configuration from the default export.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './setup/start.ts',
  workers: 2,
  // `npm test` names what held only at its second try (docs/decisions/2026-11-22-second-try.md).
  retries: 1,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  // Nothing waits for these but what fails: a slow machine with two cores may take its time.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
    // Recording every step doubles what a journey costs; TRACE=1 asks for it when one fails.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
