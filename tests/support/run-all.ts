/**
 * `npm test`: everything, with everything it needs; test-options.ts has its switches. `npm run check` (--fast) leaves out
 * databases and browsers.
 */
import { mkdirSync } from 'node:fs'
import { buildPrismaClient } from '#server/cli/build-stale.ts'
import { TRIED_AGAIN } from './browser-tests.ts'
import { pages, runBrowserTests } from './run/browser.ts'
import { checks } from './run/checks.ts'
import { chooseTests } from './run/chosen-tests.ts'
import { type Count, reports, root, type Stage } from './run/run-program.ts'
import { runVitest } from './run/vitest.ts'
import { readTestOptions, type TestOptions, USAGE, UsageError } from './test-options.ts'

/** Tests that passed only on retry. */
const triedAgain: string[] = []

const vitest = ({ canRetry }: TestOptions, name: string, args: readonly string[]): Stage => ({
  name,
  async run() {
    const result = await runVitest(args, canRetry)
    triedAgain.push(...result.triedAgain)
    return result
  },
})

const unit = (options: TestOptions) => vitest(options, 'unit', ['--project', 'unit', '--project', 'alone'])

const browser = (options: TestOptions, files: readonly string[] = []): Stage => ({
  name: 'browser',
  async run() {
    const result = await runBrowserTests(options, files)
    triedAgain.push(...result.triedAgain)
    return result
  },
})

/** The stages of one group run in parallel. */
function stagesOf(options: TestOptions): Stage[][] {
  if (options.paths.length > 0) return stagesOfPaths(options)
  switch (options.part) {
    case 'fast':
      return [[...checks], [unit(options)]]
    case 'unit':
      return [[unit(options)]]
    case 'api':
      return [[vitest(options, 'API', ['--project', 'database', 'tests/api', 'server/ledger'])]]
    case 'browser':
      return [[pages], [browser(options)]]
    case undefined:
      return [[...checks, pages], [vitest(options, 'unit and API', [])], [browser(options)]]
  }
}

function stagesOfPaths(options: TestOptions): Stage[][] {
  const chosen = chooseTests(options.paths, root)
  console.log(`Running only ${options.paths.join(' ')}`)
  return [
    ...(chosen.vitest.length > 0 ? [[vitest(options, 'unit and API', chosen.vitest)]] : []),
    ...(chosen.browser.length > 0 ? [[pages], [browser(options, chosen.browser)]] : []),
  ]
}

const seconds = (from: number) => `${((performance.now() - from) / 1_000).toFixed(1)} s`

async function runStage({ name, run }: Stage): Promise<Count> {
  const startedAt = performance.now()
  const { passed, failed } = await run()
  const counted = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : ''
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(startedAt)}${counted})`)
  return { passed, failed }
}

async function runAll(options: TestOptions): Promise<Count> {
  const stages = stagesOf(options)
  mkdirSync(reports, { recursive: true })
  await buildPrismaClient()
  const total: Count = { passed: 0, failed: 0 }
  for (let run = 1; run <= options.repeat; run++) {
    if (options.repeat > 1) console.log(`Run ${run} of ${options.repeat}`)
    for (const group of stages)
      for (const { passed, failed } of await Promise.all(group.map(runStage))) {
        total.passed += passed
        total.failed += failed
      }
  }
  return total
}

try {
  const total = await runAll(readTestOptions(process.argv.slice(2)))
  for (const test of triedAgain) console.log(TRIED_AGAIN + test)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 1
}
