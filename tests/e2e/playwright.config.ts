import { defineConfig, devices } from '@playwright/test'
import { paced } from './pace.ts'

const ONE_TEST_MS = 45_000
const EXPECT_MS = 10_000
const START_MS = 90_000
export const E2E_PORT = Number(process.env.E2E_PORT ?? 3_190)

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  timeout: paced(ONE_TEST_MS),
  expect: { timeout: paced(EXPECT_MS) },
  fullyParallel: true,
  // One more than cores: a test waits for pauses and answers half of its time.
  workers: 3,
  // `npm test -- --retry`: the run then ends with the names of those that needed it.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  forbidOnly: true,
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    baseURL: `http://localhost:${E2E_PORT}`,
    locale: 'en-US',
    // A test answers calls in the server's place; the worker's own would go past it. Its own test lets it in.
    serviceWorkers: 'block',
    // Every page slides in: nobody need wait for it. What moves by intent is tested with `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Manila',
    // Recording every step takes a third of the time: E2E_TRACE=1 records the failures.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        // Without a picture on a screen, drawing by a process of its own is work twice.
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
    command: `node --import tsx tests/support/e2e-server.ts`,
    cwd: '../..',
    url: `http://localhost:${E2E_PORT}/health/ready`,
    timeout: START_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { E2E_PORT: String(E2E_PORT) },
  },
})
