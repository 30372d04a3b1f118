/** Browser tests, and the pages they need. */
import { join } from 'node:path'
import { buildPages } from '#server/cli/build-stale.ts'
import { ensureChromium } from '../chromium.ts'
import { patternOf } from './chosen-tests.ts'
import { done, failed, programOf, root, type Stage } from './run-program.ts'
import { runTests } from './run-tests.ts'

/** Stale ones are built. */
export const pages: Stage = {
  name: 'build',
  async run() {
    try {
      await buildPages()
      return done('build')
    } catch (error) {
      console.error(error)
      return failed('build', String(error))
    }
  },
}

const ARGS = ['test', '--config=tests/e2e/playwright.config.ts', '--reporter=line,tests/support/run/playwright-reporter.ts']

/** `files`: regular expressions; none = all. */
export const browser = (files: readonly string[], canRetry: boolean): Stage => ({
  name: 'browser',
  run() {
    const { executablePath, found } = ensureChromium()
    console.log(`Browser: ${found}`)
    return runTests(
      {
        name: 'browser',
        script: programOf('@playwright/test', 'playwright'),
        args: [...ARGS, ...files],
        argsOf: (again) => [...ARGS, '--workers=1', ...again.map((file) => patternOf(join(root, file)))],
        env: executablePath ? { CHROMIUM_PATH: executablePath } : {},
      },
      canRetry,
    )
  },
})
