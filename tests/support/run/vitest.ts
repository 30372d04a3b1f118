/** Unit and API tests. */
import { programOf, type Stage } from './run-program.ts'
import { runTests } from './run-tests.ts'

const CONFIG = '--config=tests/vitest.config.ts'

export const vitest = (name: string, args: readonly string[], canRetry: boolean): Stage => ({
  name,
  run: () =>
    runTests(
      {
        name,
        script: programOf('vitest'),
        args: ['run', CONFIG, ...args],
        argsOf: (files) => ['run', CONFIG, '--no-file-parallelism', ...files],
      },
      canRetry,
    ),
})
