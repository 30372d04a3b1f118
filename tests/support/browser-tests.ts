/** Reads the report of the browser tests. */
import { readFileSync } from 'node:fs'

/** Printed before each test that passed only on retry; .ci/run repeats these lines at its end. */
export const TRIED_AGAIN = 'tried again: '

interface Suite {
  file: string
  suites?: Suite[]
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[]
}
interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}
export interface BrowserResult {
  passed: number
  failed: number
  triedAgain: string[]
}

const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

export function readBrowserReport(text: string, code: number): BrowserResult {
  const { stats, suites } = JSON.parse(text) as Report
  const flaky = suites.flatMap(specsOf).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (code === 0 ? 0 : 1),
    triedAgain: flaky.map(({ file, line, title }) => `${file}:${line} ${title}`),
  }
}

/** A missing report is a failure. */
export function browserResult(report: string, code: number): BrowserResult {
  try {
    return readBrowserReport(readFileSync(report, 'utf8'), code)
  } catch {
    return { passed: 0, failed: 1, triedAgain: [] }
  }
}
