/** Browser tests, and the pages they need. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildPages } from '#server/cli/build-stale.ts'
import { browserResult, type BrowserResult } from '../browser-tests.ts'
import { ensureChromium } from '../chromium.ts'
import type { TestOptions } from '../test-options.ts'
import { programOf, reports, runNode, type Stage } from './run-program.ts'

/** Stale ones are built. */
export const pages: Stage = {
  name: 'build',
  async run() {
    try {
      await buildPages()
      return { passed: 1, failed: 0 }
    } catch (error) {
      console.error(error)
      return { passed: 0, failed: 1 }
    }
  },
}

type How = Pick<TestOptions, 'canRetry'>

export async function runBrowserTests({ canRetry }: How, files: readonly string[]): Promise<BrowserResult> {
  const { executablePath, found } = ensureChromium()
  console.log(`Browser: ${found}`)
  const report = join(reports, 'playwright.json')
  rmSync(report, { force: true })
  const { code } = await runNode(
    programOf('@playwright/test', 'playwright'),
    ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=line,json', ...files],
    {
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        E2E_RETRIES: canRetry ? '1' : '0',
        ...(executablePath ? { CHROMIUM_PATH: executablePath } : {}),
      },
    },
  )
  return browserResult(report, code)
}
