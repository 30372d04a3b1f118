/** `npm test`: everything, with everything it needs; test-options.ts has its switches. `npm run check` (--fast) leaves out databases and browsers. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPages, buildPrismaClient } from '#server/cli/build-stale.ts'
import { browserResult, TRIED_AGAIN } from './browser-tests.ts'
import { ensureChromium } from './chromium.ts'
import { readTestOptions } from './test-options.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const reports = join(root, 'node_modules', '.cache', 'palaro', 'reports')
const require = createRequire(import.meta.url)

const options = readTestOptions(process.argv.slice(2))
/** Browser tests that passed only when they were tried again. */
const triedAgain: string[] = []

interface Count {
  passed: number
  failed: number
}

interface Stage {
  name: string
  run(): Promise<Count>
}

const seconds = (from: number) => `${((performance.now() - from) / 1_000).toFixed(1)} s`

function node(
  script: string,
  args: string[],
  env: Record<string, string> = {},
  isQuiet = false,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      // In a log, colours are noise.
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** The script of a package's command. */
function bin(packageName: string, command = packageName): string {
  const manifest = require.resolve(join(root, 'node_modules', packageName, 'package.json'))
  const { bin: commands } = require(manifest) as { bin: string | Record<string, string> }
  return join(dirname(manifest), typeof commands === 'string' ? commands : commands[command]!)
}

const check = (name: string, script: string, args: string[]): Stage => ({
  name,
  async run() {
    const { code, output } = await node(script, args, {}, true)
    if (code !== 0) console.error(output)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
})

const SOURCES = ['server', 'client', 'seed', 'tests', 'prisma']
const checks = [
  check('types', bin('typescript', 'tsc'), ['-p', '.']),
  check('format', bin('prettier'), ['--check', '--log-level', 'warn', ...SOURCES]),
  check('lint', bin('oxlint'), ['--deny-warnings', ...SOURCES]),
  check('boundaries', bin('dependency-cruiser', 'depcruise'), [
    '--config',
    'tests/architecture/dependency-cruiser.cjs',
    'server',
    'client',
    'seed',
  ]),
  check('nothing unused', bin('knip'), ['--config', 'tests/architecture/knip.json', '--no-progress']),
]

async function vitest(args: string[]): Promise<Count> {
  const report = join(reports, 'vitest.json')
  rmSync(report, { force: true })
  const { code } = await node(bin('vitest'), [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ])
  return readVitest(report, code)
}

function readVitest(report: string, code: number): Count {
  try {
    const result = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
      numFailedTestSuites: number
    }
    const failed = result.numFailedTests || result.numFailedTestSuites
    return { passed: result.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

async function browser(): Promise<Count> {
  const { executablePath, found } = ensureChromium()
  console.log(`Browser: ${found}`)
  const report = join(reports, 'playwright.json')
  rmSync(report, { force: true })
  const { code } = await node(
    bin('@playwright/test', 'playwright'),
    ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=line,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_CPU_THROTTLE: String(options.cpuThrottle),
      E2E_RETRIES: options.canRetry ? '1' : '0',
      ...(executablePath ? { CHROMIUM_PATH: executablePath } : {}),
    },
  )
  const result = browserResult(report, code)
  triedAgain.push(...result.triedAgain)
  return result
}

const pages: Stage = {
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

const unit: Stage = { name: 'unit', run: () => vitest(['server', 'client', 'seed']) }
const api: Stage = { name: 'API', run: () => vitest(['--project', 'server', 'tests/api', 'server/ledger']) }
const browserTests: Stage = { name: 'browser', run: browser }
/** What stands together runs at once. */
const stages: Record<NonNullable<typeof options.part> | 'all', Stage[][]> = {
  fast: [checks, [unit]],
  api: [[api]],
  browser: [[pages], [browserTests]],
  all: [[...checks, pages], [{ name: 'unit and API', run: () => vitest([]) }], [browserTests]],
}

async function runStage({ name, run }: Stage): Promise<Count> {
  const startedAt = performance.now()
  const { passed, failed } = await run()
  const counted = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : ''
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(startedAt)}${counted})`)
  return { passed, failed }
}

async function runAll(): Promise<void> {
  mkdirSync(reports, { recursive: true })
  await buildPrismaClient()
  const total: Count = { passed: 0, failed: 0 }
  for (let run = 1; run <= options.repeat; run++) {
    if (options.repeat > 1) console.log(`Run ${run} of ${options.repeat}`)
    for (const group of stages[options.part ?? 'all'])
      for (const { passed, failed } of await Promise.all(group.map(runStage))) {
        total.passed += passed
        total.failed += failed
      }
  }
  for (const test of triedAgain) console.log(TRIED_AGAIN + test)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

await runAll()
