import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node'
import { ENDS_AT, shortened, writeResult } from './results.ts'
import { root } from './run-program.ts'

const fileOf = ({ moduleId }: TestModule) => relative(root, moduleId)

function writeFailure(module: TestModule, title: string, [error]: readonly SerializedError[]): void {
  const line = error?.stacks?.find(({ file }) => file === module.moduleId)?.line
  writeResult({ file: fileOf(module), line, title, status: 'failed', error: shortened(error?.message ?? '') })
}

/** Writes the results of unit and API tests, and ends the run when its time is up. */
export function resultsReporter(): Reporter {
  let timer: NodeJS.Timeout | undefined
  return {
    onInit(vitest: Vitest) {
      const endsAt = process.env[ENDS_AT]
      if (endsAt) timer = setTimeout(() => void vitest.cancelCurrentRun('keyboard-input'), Number(endsAt) - Date.now())
    },
    onTestCaseResult(test) {
      const { state, errors } = test.result()
      if (state === 'passed') writeResult({ file: fileOf(test.module), title: test.fullName, status: 'passed' })
      if (state === 'failed') writeFailure(test.module, test.fullName, errors)
    },
    onTestSuiteResult(suite) {
      if (suite.errors().length > 0) writeFailure(suite.module, suite.fullName, suite.errors())
    },
    onTestModuleEnd(module) {
      if (module.errors().length > 0) writeFailure(module, '', module.errors())
      const { duration, collectDuration } = module.diagnostic()
      writeResult({ file: fileOf(module), ms: duration + collectDuration })
    },
    onTestRunEnd(_, unhandled) {
      clearTimeout(timer)
      for (const { message } of unhandled)
        writeResult({ file: 'outside a test', title: '', status: 'failed', error: shortened(message) })
    },
  }
}
