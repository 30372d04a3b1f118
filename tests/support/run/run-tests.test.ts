import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { describeOutcome, describeRun } from './describe.ts'
import { MOST_FAILURES, readResults, shortened, type Results, type TestResult } from './results.ts'
import { filesToTryAgain, mergeRuns } from './run-tests.ts'

const passed = (file: string, title: string): TestResult => ({ file, title, status: 'passed' })
const failed = (file: string, title: string, line?: number): TestResult => ({ file, title, line, status: 'failed', error: 'no' })
const results = (...tests: TestResult[]): Results => ({ tests, times: new Map() })
const said = (...tests: TestResult[]) => describeRun([{ ...results(...tests), triedAgain: [] }]).text.split('\n')

describe('the results of a run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaro-results-'))
  const path = join(folder, 'results')
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('are what was written, with the time each file took', () => {
    for (const line of [
      passed('a.test.ts', 'pays'),
      { ...failed('b.test.ts', 'locks', 7), ms: 20 },
      { file: 'b.test.ts', ms: 5 },
    ])
      appendFileSync(path, `${JSON.stringify(line)}\n`)

    expect(readResults(path)).toEqual({
      tests: [passed('a.test.ts', 'pays'), { ...failed('b.test.ts', 'locks', 7), ms: 20 }],
      times: new Map([
        ['a.test.ts', 0],
        ['b.test.ts', 25],
      ]),
    })
  })

  it('are none if nothing was written', () => expect(readResults(path)).toEqual(results()))
})

describe('a second run of the files that failed', () => {
  const first = results(passed('a.test.ts', 'pays'), passed('b.test.ts', 'pays'), failed('b.test.ts', 'locks'))

  it('that passes leaves no failure, and says which test was tried again', () =>
    expect(mergeRuns(first, results(passed('b.test.ts', 'pays'), passed('b.test.ts', 'locks')))).toMatchObject({
      tests: [passed('a.test.ts', 'pays'), passed('b.test.ts', 'pays'), passed('b.test.ts', 'locks')],
      triedAgain: ['b.test.ts locks'],
    }))

  it('that fails again is a failure', () =>
    expect(mergeRuns(first, results(passed('b.test.ts', 'pays'), failed('b.test.ts', 'locks')))).toMatchObject({
      tests: [passed('a.test.ts', 'pays'), passed('b.test.ts', 'pays'), failed('b.test.ts', 'locks')],
      triedAgain: [],
    }))

  it('that fails elsewhere is a failure', () =>
    expect(mergeRuns(first, results(failed('b.test.ts', 'pays'), passed('b.test.ts', 'locks')))).toMatchObject({
      tests: [passed('a.test.ts', 'pays'), failed('b.test.ts', 'pays'), passed('b.test.ts', 'locks')],
      triedAgain: ['b.test.ts locks'],
    }))

  it('that tells nothing of a file leaves its failure', () =>
    expect(mergeRuns(first, results())).toMatchObject({ tests: first.tests, triedAgain: [] }))

  it('is of each file that failed, once', () =>
    expect(
      filesToTryAgain(results(failed('b.test.ts', 'one'), failed('b.test.ts', 'other'), passed('a.test.ts', 'pays'))),
    ).toEqual(['b.test.ts']))

  it('is not worth it if many tests or files failed, or something that is no file', () => {
    const stopped = Array.from({ length: MOST_FAILURES }, (_, index) => failed('a.spec.ts', `test ${index}`))
    expect(filesToTryAgain(results(...stopped))).toEqual([])
    const many = Array.from({ length: 11 }, (_, index) => failed(`${index}.test.ts`, 'pays'))
    expect(filesToTryAgain(results(...many))).toEqual([])
    expect(filesToTryAgain(results(failed('b.test.ts', 'locks'), failed('outside a test', '')))).toEqual([])
  })
})

describe('the end of a run', () => {
  it('names each failure by file, line, title and error, what was tried again, and the count', () => {
    const { text, failed: count } = describeRun([
      { ...results(passed('a.test.ts', 'pays'), failed('b.test.ts', 'locks', 7)), triedAgain: ['c.spec.ts opens'] },
      { ...results(failed('types', '')), triedAgain: [] },
    ])

    expect(text).toBe('failed: b.test.ts:7 locks — no\nfailed: types — no\ntried again: c.spec.ts opens\n1 passed, 2 failed')
    expect(count).toBe(2)
  })

  it('leaves the count in sight of many failures', () => {
    const lines = said(...Array.from({ length: 50 }, (_, index) => failed('a.test.ts', `test ${index}`)))
    expect(lines.slice(-3)).toEqual(['failed: a.test.ts test 29 — no', 'failed: … and 20 more', '0 passed, 50 failed'])
  })

  it('says how long each part took, and its five slowest files', () => {
    const times = new Map([1, 2, 3, 4, 5, 6].map((second) => [`${second}.test.ts`, second * 1_000]))
    expect(describeOutcome('unit', { tests: [passed('a', ''), passed('b', '')], times, triedAgain: [] }, 61_234)).toBe(
      'ok   unit (61.2 s, 2 passed, 0 failed)\n     slowest: 6.test.ts 6.0 s, 5.test.ts 5.0 s, 4.test.ts 4.0 s, 3.test.ts 3.0 s, 2.test.ts 2.0 s',
    )
  })
})

it('an error is told in one short line, without colours', () => {
  expect(shortened('\u001B[31mexpect(received).toBe(expected)\u001B[39m\n\n  Expected: 1\n')).toBe(
    'expect(received).toBe(expected) · Expected: 1',
  )
  expect(shortened('x'.repeat(1_000))).toHaveLength(240)
})
