/** Runs the tests of one runner, and those that failed once more if asked to. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { failuresOf, isOver, MOST_FAILURES, nameOf, readResults, type Results, RESULTS_FILE } from './results.ts'
import { type Outcome, reports, runNode } from './run-program.ts'

/** With more files, something is broken, and a second run would only tell it again. */
const MOST_FILES_AGAIN = 10
const TEST_FILE = /\.(?:test|spec)\.tsx?$/

export interface Runner {
  name: string
  script: string
  args: readonly string[]
  /** The arguments for a second run of these files, with nothing beside them. */
  argsOf: (files: readonly string[]) => readonly string[]
  env?: Record<string, string>
}

async function runOnce({ name, script, env }: Runner, args: readonly string[]): Promise<Results> {
  const path = join(reports, `${name.replaceAll(' ', '-')}.ndjson`)
  rmSync(path, { force: true })
  const { code } = await runNode(script, args, { env: { ...env, [RESULTS_FILE]: path } })
  const results = readResults(path)
  const tellsWhy = failuresOf(results.tests).length > 0
  const error = isOver() ? 'was cut short: the time was up' : `ended with code ${code}, though no test failed`
  if (isOver() || (code !== 0 && !tellsWhy)) results.tests.push({ file: name, title: '', status: 'failed', error })
  return results
}

/** The files that have failed; none if a second run can't tell anything new, or the first may have stopped before its end. */
export function filesToTryAgain({ tests }: Results): string[] {
  const failures = failuresOf(tests)
  if (failures.length >= MOST_FAILURES) return []
  const files = [...new Set(failures.map(({ file }) => file))]
  return files.length <= MOST_FILES_AGAIN && files.every((file) => TEST_FILE.test(file)) ? files : []
}

/** Of a file that ran twice, the second run counts. */
export function mergeRuns(first: Results, again: Results): Outcome {
  const ranAgain = new Set(again.tests.map(({ file }) => file))
  const stillFail = new Set(failuresOf(again.tests).map(nameOf))
  return {
    tests: [...first.tests.filter(({ file }) => !ranAgain.has(file)), ...again.tests],
    triedAgain: failuresOf(first.tests)
      .filter((failure) => ranAgain.has(failure.file) && !stillFail.has(nameOf(failure)))
      .map(nameOf),
    times: first.times,
  }
}

export async function runTests(runner: Runner, canRetry: boolean): Promise<Outcome> {
  const first = await runOnce(runner, runner.args)
  const files = canRetry ? filesToTryAgain(first) : []
  if (files.length === 0) return { ...first, triedAgain: [] }
  console.log(`Failed, and tried again: ${failuresOf(first.tests).map(nameOf).join(', ')}`)
  return mergeRuns(first, await runOnce(runner, runner.argsOf(files)))
}
