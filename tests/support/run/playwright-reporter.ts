import { relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { shortened, writeResult } from './results.ts'
import { root } from './run-program.ts'

const fromRoot = (file: string | undefined) => (file ? relative(root, file) : 'outside a test')

/** Writes the results of browser tests. */
export default class ResultsReporter implements Reporter {
  printsToStdio = () => false

  onTestEnd(test: TestCase, { status, duration, error }: TestResult): void {
    const { file, line } = test.location
    const common = { file: fromRoot(file), title: test.titlePath().slice(3).join(' > '), ms: duration }
    if (status === 'passed') writeResult({ ...common, status })
    if (status !== 'failed' && status !== 'timedOut') return
    const at = error?.location?.file === file ? error.location.line : line
    writeResult({ ...common, line: at, status: 'failed', error: shortened(error?.message ?? status) })
  }

  onError({ message = '', location }: TestError): void {
    writeResult({
      file: fromRoot(location?.file),
      line: location?.line,
      title: '',
      status: 'failed',
      error: shortened(message),
    })
  }
}
