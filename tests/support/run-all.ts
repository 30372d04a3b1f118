/**
 * `npm test`: everything, with everything it needs; test-options.ts has its switches. `npm run check` (--fast) leaves out
 * databases and browsers.
 */
import { mkdirSync } from 'node:fs'
import { buildPrismaClient } from '#server/cli/build-stale.ts'
import { writeTextTypes } from '#server/cli/text-types.ts'
import { browser, pages } from './run/browser.ts'
import { checks } from './run/checks.ts'
import { chooseTests } from './run/chosen-tests.ts'
import { describeOutcome, describeRun } from './run/describe.ts'
import { ENDS_AT, isOver } from './run/results.ts'
import { failed, type Outcome, reports, root, type Stage } from './run/run-program.ts'
import { SERVICES } from './run/services.ts'
import { vitest } from './run/vitest.ts'
import { readTestOptions, type TestOptions, USAGE, UsageError } from './test-options.ts'

const MINUTE_MS = 60_000
const UNIT = ['--project', 'unit', '--project', 'alone']
const API = ['--project', 'database', 'tests/api', 'server/ledger']

/** The stages of one group run in parallel. */
function stagesOf(options: TestOptions): Stage[][] {
  const { paths, part, canRetry } = options
  if (paths.length > 0) return stagesOfPaths(options)
  switch (part) {
    case 'fast':
      return [[...checks], [vitest('unit', UNIT, canRetry)]]
    case 'unit':
      return [[vitest('unit', UNIT, canRetry)]]
    case 'api':
      return [[vitest('API', API, canRetry)]]
    case 'services':
      return [[vitest('services', SERVICES, canRetry)]]
    case 'browser':
      return [[pages], [browser([], canRetry)]]
    case undefined:
      return [[...checks, pages], [vitest('unit and API', [], canRetry)], [browser([], canRetry)]]
  }
}

function stagesOfPaths({ paths, canRetry }: TestOptions): Stage[][] {
  const chosen = chooseTests(paths, root)
  console.log(`Running only ${paths.join(' ')}`)
  return [
    ...(chosen.vitest.length > 0 ? [[vitest('unit and API', chosen.vitest, canRetry)]] : []),
    ...(chosen.browser.length > 0 ? [[pages], [browser(chosen.browser, canRetry)]] : []),
  ]
}

async function runStage({ name, run }: Stage): Promise<Outcome> {
  const startedAt = performance.now()
  const outcome = isOver() ? failed(name, 'did not run: the time was up') : await run()
  console.log(describeOutcome(name, outcome, performance.now() - startedAt))
  return outcome
}

async function runAll(options: TestOptions): Promise<Outcome[]> {
  const stages = stagesOf(options)
  if (options.minutes !== undefined) process.env[ENDS_AT] = String(Date.now() + options.minutes * MINUTE_MS)
  process.env.TEST_SEED = String(options.seed)
  process.env.TZ = options.zone
  console.log(
    `Seed ${options.seed}: \`--seed ${options.seed}\` draws the same names, numbers and properties again. Zone ${options.zone} (\`--zone\`).`,
  )
  mkdirSync(reports, { recursive: true })
  await Promise.all([buildPrismaClient(), writeTextTypes()])
  const outcomes: Outcome[] = []
  for (let run = 1; run <= options.repeat; run++) {
    if (options.repeat > 1) console.log(`Run ${run} of ${options.repeat}`)
    for (const group of stages) outcomes.push(...(await Promise.all(group.map(runStage))))
  }
  return outcomes
}

try {
  const { text, failed: count } = describeRun(await runAll(readTestOptions(process.argv.slice(2))))
  console.log(text)
  process.exitCode = count === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 1
}
