import { describe, expect, it } from 'vitest'
import { readBrowserReport } from './browser-tests.ts'

const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', line: 7, tests: [{ status }] })
const report = (stats: { expected: number; unexpected: number; flaky: number }) =>
  JSON.stringify({
    stats,
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec('stands', 'expected')],
        suites: [{ file: 'a.spec.ts', specs: [spec('fell once', 'flaky')] }],
      },
    ],
  })

describe('the report of the browser tests', () => {
  it('names the tests that passed only on retry', () =>
    expect(readBrowserReport(report({ expected: 1, unexpected: 0, flaky: 1 }), 0)).toEqual({
      passed: 2,
      failed: 0,
      triedAgain: ['a.spec.ts:7 fell once'],
    }))

  it('is a failure if the run ended badly, whatever its counts', () =>
    expect(readBrowserReport(report({ expected: 2, unexpected: 0, flaky: 0 }), 1)).toMatchObject({ failed: 1 }))
})
