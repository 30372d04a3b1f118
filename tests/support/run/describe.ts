/** What a run prints at its end, from which alone one knows what is wrong. `.ci/run` repeats these lines. */
import { describeFailure, failuresOf } from './results.ts'
import type { Outcome } from './run-program.ts'

const SLOWEST = 5
/** So that the count stays in sight. */
const MOST_SAID = 30

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** `ok   unit and API (402.1 s, 12 passed, 0 failed)`, and the files that took longest. */
export function describeOutcome(name: string, { tests, times }: Outcome, ms: number): string {
  const failed = failuresOf(tests).length
  const counted = tests.length > 1 ? `, ${tests.length - failed} passed, ${failed} failed` : ''
  const slowest = [...times]
    .sort(([, one], [, other]) => other - one)
    .slice(0, SLOWEST)
    .map(([file, took]) => `${file} ${seconds(took)}`)
  return [
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(ms)}${counted})`,
    ...(slowest.length > 1 ? [`     slowest: ${slowest.join(', ')}`] : []),
  ].join('\n')
}

/** Its last line is `N passed, N failed`. */
export function describeRun(outcomes: readonly Outcome[]): { text: string; failed: number } {
  const tests = outcomes.flatMap((outcome) => outcome.tests)
  const failures = failuresOf(tests)
  const unsaid = failures.length - MOST_SAID
  const lines = [
    ...failures.slice(0, MOST_SAID).map((failure) => `failed: ${describeFailure(failure)}`),
    ...(unsaid > 0 ? [`failed: … and ${unsaid} more`] : []),
    ...outcomes.flatMap(({ triedAgain }) => triedAgain).map((test) => `tried again: ${test}`),
    `${tests.length - failures.length} passed, ${failures.length} failed`,
  ]
  return { text: lines.join('\n'), failed: failures.length }
}
