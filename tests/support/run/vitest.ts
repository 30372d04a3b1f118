/** Unit and API tests. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Count, programOf, reports, runNode } from './run-program.ts'

export async function runVitest(args: readonly string[]): Promise<Count> {
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
  return readReport(report, code)
}

function readReport(report: string, code: number): Count {
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
