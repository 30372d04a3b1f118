/** Unit and API tests. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { mergeRuns, type VitestResult, vitestResult } from '../vitest-report.ts'
import { programOf, reports, root, runNode } from './run-program.ts'

/** With more, something is broken, and a second run would only tell it again. */
const MOST_AGAIN = 10

async function runOnce(args: readonly string[]): Promise<VitestResult> {
  const report = join(reports, 'vitest.json')
  rmSync(report, { force: true })
  const { code } = await runNode(programOf('vitest'), [
    'run',
    '--config=tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ])
  return vitestResult(report, code, root)
}

/** `canRetry`: files that failed run once more, one after another, with nothing beside them. */
export async function runVitest(args: readonly string[], canRetry: boolean) {
  const first = await runOnce(args)
  const { failedFiles } = first
  if (!canRetry || failedFiles.length === 0 || failedFiles.length > MOST_AGAIN) return { ...first, triedAgain: [] }
  console.log(`Failed, and tried again: ${first.failedTests.join(', ')}`)
  return mergeRuns(first, await runOnce(['--no-file-parallelism', ...failedFiles]))
}
