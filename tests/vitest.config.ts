/**
 * `npm test -- FILE`, or `npx vitest run --config tests/vitest.config.ts FILE`. What a test needs is in its name: `*.db.test.ts` a real
 * PostgreSQL, as every test in tests/api, chaos and fuzz; `*.alone.test.ts` a process to itself, because it has a browser's globals or changes
 * what a process shares. The rest need nothing: `npm run check` runs them, and those alone.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { RESULTS_FILE } from './support/run/results.ts'
import { resultsReporter } from './support/run/vitest-reporter.ts'
import { testZone } from './support/test-zone.ts'

testZone()
const root = fileURLToPath(new URL('..', import.meta.url))
const WORKERS = 2
const SLOW_MS = 30_000
/** Whole worlds are seeded in one. */
const SLOW_HOOK_MS = 90_000

/** A file that takes in a folder changes with it, although its own text stays the same: it is not kept. */
const folderReaders: Plugin = {
  name: 'folder-readers',
  configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
    defineKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : null))
  },
}

const ALL = '{server,client,seed,tests}/**/*.test.{ts,tsx}'
const WITH_DATABASE = ['tests/{api,chaos,fuzz}/**/*.test.ts', '{server,seed,tests}/**/*.db.test.ts']
const ALONE = ['{server,client,seed,tests}/**/*.alone.test.{ts,tsx}']
const shared = {
  environment: 'node',
  testTimeout: SLOW_MS,
  hookTimeout: SLOW_HOOK_MS,
  setupFiles: ['tests/support/seeded.ts'],
  env: { NODE_ENV: 'test', PALARO_ENV_FILE: '' },
}
// Modules are imported once per worker, not once per file: two thirds of the time. The server's modules keep no state of their own.
const together = { ...shared, isolate: false }

export default defineConfig({
  root,
  test: {
    pool: 'forks',
    maxWorkers: WORKERS,
    reporters: ['default', ...(process.env[RESULTS_FILE] ? [resultsReporter()] : [])],
    // What Vite makes of a file is kept from run to run, by content: one API test takes 5 s instead of 8.
    experimental: { fsModuleCache: true, fsModuleCachePath: `${root}node_modules/.cache/vitest` },
    projects: [
      {
        root,
        plugins: [folderReaders],
        test: { ...together, name: 'unit', include: [ALL], exclude: [...WITH_DATABASE, ...ALONE] },
      },
      { root, plugins: [folderReaders], test: { ...shared, name: 'alone', include: ALONE } },
      {
        root,
        test: {
          ...together,
          name: 'database',
          include: WITH_DATABASE,
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: [...shared.setupFiles, 'tests/support/no-concurrent-queries.ts'],
        },
      },
    ],
  },
})
