/**
 * What became of each test. Runners write it as they go, a line of JSON at a time, so that a run that is cut short has told what it
 * knew.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

interface Ended {
  /** From the root. */
  file: string
  ms: number
}
export interface TestResult extends Omit<Ended, 'ms'> {
  ms?: number
  /** Of the failure, where it is in this file. */
  line?: number | undefined
  /** Empty = the whole file. */
  title: string
  status: 'passed' | 'failed'
  error?: string | undefined
}
type Line = TestResult | Ended

/** Names the file for the results. */
export const RESULTS_FILE = 'TEST_RESULTS'
/** After so many the browser part stops: more of the same would tell no more. */
export const MOST_FAILURES = 15
/** When the run has to be over, ms. Absent = never. */
export const ENDS_AT = 'TEST_ENDS_AT'

export const isOver = (): boolean => Date.now() >= Number(process.env[ENDS_AT] ?? Infinity)

export const writeResult = (line: Line): void => appendFileSync(process.env[RESULTS_FILE]!, `${JSON.stringify(line)}\n`)

// oxlint-disable-next-line no-control-regex
const COLOURS = /\u001B\[[\d;]*m/g
const MOST_CHARACTERS = 240
/** The first lines of an error, as one without colours: often only the second or third says what is wrong. */
export function shortened(message: string): string {
  const lines = message
    .replace(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
  return lines.filter(Boolean).join(' · ').slice(0, MOST_CHARACTERS)
}

export interface Results {
  tests: TestResult[]
  /** How long each file took, ms. */
  times: Map<string, number>
}

export function readResults(path: string): Results {
  const results: Results = { tests: [], times: new Map() }
  if (!existsSync(path)) return results
  for (const text of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const line = JSON.parse(text) as Line
    if ('status' in line) results.tests.push(line)
    results.times.set(line.file, (results.times.get(line.file) ?? 0) + (line.ms ?? 0))
  }
  return results
}

export const failuresOf = (tests: readonly TestResult[]): TestResult[] => tests.filter(({ status }) => status === 'failed')

/** `tests/api/wallet.test.ts:42 pays once — expected 1 to be 2` */
export const describeFailure = ({ file, line, title, error }: TestResult): string =>
  [file + (line ? `:${line}` : ''), title, error && `— ${error}`].filter(Boolean).join(' ')

/** `tests/api/wallet.test.ts pays once` */
export const nameOf = ({ file, title }: TestResult): string => `${file} ${title}`.trim()
