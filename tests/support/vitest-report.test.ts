import { describe, expect, it } from 'vitest'
import { mergeRuns, readVitestReport } from './vitest-report.ts'

const file = (name: string, tests: Record<string, string>, status = 'passed') => ({
  name: `/house/${name}`,
  status: Object.values(tests).includes('failed') ? 'failed' : status,
  assertionResults: Object.entries(tests).map(([fullName, result]) => ({ status: result, fullName })),
})
const report = (...testResults: ReturnType<typeof file>[]) => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const count = (wanted: string) => all.filter((status) => status === wanted).length
  return JSON.stringify({ numPassedTests: count('passed'), numFailedTests: count('failed'), testResults })
}
const read = (text: string, code = 1) => readVitestReport(text, code, '/house')

describe('the report of the unit and API tests', () => {
  it('names the tests that failed, and their files', () =>
    expect(read(report(file('a.test.ts', { pays: 'passed' }), file('b.test.ts', { pays: 'passed', locks: 'failed' })))).toEqual({
      passed: 2,
      failed: 1,
      failedFiles: ['/house/b.test.ts'],
      failedTests: ['b.test.ts locks'],
    }))

  it('counts a file that could not be loaded', () =>
    expect(read(report(file('a.test.ts', {}, 'failed')))).toMatchObject({ failed: 1, failedTests: ['a.test.ts'] }))

  it('is a failure if the run ended badly, whatever its counts', () =>
    expect(read(report(file('a.test.ts', { pays: 'passed' })))).toMatchObject({ failed: 1, failedTests: [] }))
})

describe('a second run of the files that failed', () => {
  const first = read(report(file('a.test.ts', { pays: 'passed' }), file('b.test.ts', { pays: 'passed', locks: 'failed' })))

  it('that passes leaves no failure, and says which test was tried again', () =>
    expect(mergeRuns(first, read(report(file('b.test.ts', { pays: 'passed', locks: 'passed' })), 0))).toEqual({
      passed: 3,
      failed: 0,
      triedAgain: ['b.test.ts locks'],
    }))

  it('that fails again is a failure', () =>
    expect(mergeRuns(first, read(report(file('b.test.ts', { pays: 'passed', locks: 'failed' }))))).toEqual({
      passed: 2,
      failed: 1,
      triedAgain: [],
    }))
})
