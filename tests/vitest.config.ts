/** `npx vitest run --config tests/vitest.config.ts [file]`. The server's tests stand on a real PostgreSQL, the client's on none. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const WORKERS = 2
const SLOW_MS = 30_000
/** Whole worlds are seeded in one. */
const SLOW_HOOK_MS = 90_000

export default defineConfig({
  root,
  test: {
    pool: 'forks',
    maxWorkers: WORKERS,
    projects: [
      {
        root,
        test: {
          name: 'server',
          environment: 'node',
          // The server is imported once a worker, not once a file: two thirds of the time. Its modules keep no state of their own.
          isolate: false,
          include: ['server/**/*.test.ts', 'seed/**/*.test.ts', 'tests/{api,architecture,chaos,fuzz,support}/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          env: { NODE_ENV: 'test' },
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_HOOK_MS,
        },
      },
      {
        root,
        test: { name: 'client', environment: 'jsdom', include: ['client/**/*.test.{ts,tsx}'], testTimeout: SLOW_MS },
      },
    ],
  },
})
