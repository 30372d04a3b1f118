/** Reads the report of the unit and API tests. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    /** Its absolute path. */
    name: string
    status: 'passed' | 'failed'
    assertionResults: { status: string; fullName: string }[]
  }[]
}
export interface VitestResult {
  passed: number
  failed: number
  /** Absolute paths. */
  failedFiles: string[]
  /** `tests/api/wallet.test.ts pays once`; only the file where it could not be loaded. */
  failedTests: string[]
}

/** A run that ended badly has failed, whatever its counts. */
export function readVitestReport(text: string, code: number, root: string): VitestResult {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as Report
  const failedFiles = testResults.filter(({ status }) => status === 'failed')
  const failedTests = failedFiles.flatMap(({ name, assertionResults }) => {
    const file = relative(root, name)
    const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${file} ${fullName}`)
    return titles.length > 0 ? titles : [file]
  })
  const failed = Math.max(numFailedTests, failedTests.length)
  return {
    passed: numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    failedFiles: failedFiles.map(({ name }) => name),
    failedTests,
  }
}

/** A missing report is a failure. */
export function vitestResult(report: string, code: number, root: string): VitestResult {
  try {
    return readVitestReport(readFileSync(report, 'utf8'), code, root)
  } catch {
    return { passed: 0, failed: 1, failedFiles: [], failedTests: [] }
  }
}

/** Both runs as one: `again` is of the files that failed in `first`, so the tests that had passed there count once. */
export function mergeRuns(first: VitestResult, again: VitestResult) {
  const passed = first.passed + first.failedTests.length - again.failed
  return { passed, failed: again.failed, triedAgain: first.failedTests.filter((test) => !again.failedTests.includes(test)) }
}
