/** Runs the programs of the test command: those of the packages, with this Node. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Results, TestResult } from './results.ts'

export const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Kept from run to run: reports, and caches for the next run. */
export const cacheFolder = join(root, 'node_modules', '.cache')
export const reports = join(cacheFolder, 'palaro', 'reports')

export interface Outcome extends Results {
  /** Names of tests that passed only when they ran again. */
  triedAgain: string[]
}

export interface Stage {
  name: string
  run(): Promise<Outcome>
}

const outcome = (test: TestResult): Outcome => ({ tests: [test], triedAgain: [], times: new Map() })
/** Of something that is no test, but counts as one. */
export const done = (file: string): Outcome => outcome({ file, title: '', status: 'passed' })
export const failed = (file: string, error: string): Outcome => outcome({ file, title: '', status: 'failed', error })

interface Run {
  env?: Record<string, string>
  /** Collects its output instead of showing it. */
  isQuiet?: boolean
}

export function runNode(
  script: string,
  args: readonly string[],
  { env = {}, isQuiet = false }: Run = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      // No colours in log files.
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
export function programOf(packageName: string, command = packageName): string {
  const manifest = join(root, 'node_modules', packageName, 'package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> }
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]!)
}
