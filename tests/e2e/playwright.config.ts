import { defineConfig, devices } from '@playwright/test'
import { E2E_PORT } from '../support/e2e-database.ts'
import { ENDS_AT, MOST_FAILURES } from '../support/run/results.ts'

/** Of patience only: the longest takes 15 s on a quiet machine, and a busy one is three times slower. */
const ONE_TEST_MS = 90_000
const EXPECT_MS = 10_000
const START_MS = 90_000
/** One more than cores: a test waits half of its time. */
const WORKERS = 3

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  timeout: ONE_TEST_MS,
  expect: { timeout: EXPECT_MS },
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: true,
  maxFailures: MOST_FAILURES,
  globalTimeout: process.env[ENDS_AT] ? Math.max(1, Number(process.env[ENDS_AT]) - Date.now()) : 0,
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    baseURL: `http://localhost:${E2E_PORT}`,
    locale: 'en-US',
    // Tests mock calls, which the service worker's own would bypass. Its own test allows it.
    serviceWorkers: 'block',
    // Pages slide in, and tests need not wait for it. Intended motion is tested with `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Manila',
    // Recording every step takes a third of the time: E2E_TRACE=1 records the failures.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        // Without a screen, a separate GPU process only doubles the work.
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node server/cli/run.mjs tests/support/e2e-server.ts',
    cwd: '../..',
    url: `http://localhost:${E2E_PORT}/health/ready`,
    timeout: START_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { E2E_PORT: String(E2E_PORT) },
  },
})
