/**
 * `npm test -- --browser --repeat 10`, `npm test -- tests/api/wallet.test.ts`: the arguments of the test
 * command.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { isTimeZone } from '#server/platform/time-zone.ts'
import { testSeed } from './test-seed.ts'
import { testZone } from './test-zone.ts'

export const USAGE = `npm test                                 everything
npm test -- PATH …                       test files or folders, of any kind
npm test -- --unit | --api | --browser   only those tests
npm test -- --services                   those that depend on Node, Redis and PostgreSQL
npm test -- --fast                       what \`npm run check\` runs: types, format, lint, boundaries, unit tests
Switches: --unit, --api, --services, --browser, --fast, --retry, --repeat N,
--seed N (or random), --zone NAME, --minutes N`

const PARTS = ['fast', 'unit', 'api', 'services', 'browser'] as const

export interface TestOptions {
  /** Which part; undefined = all. */
  part: (typeof PARTS)[number] | undefined
  /** Test files and folders to run instead of a part. */
  paths: readonly string[]
  /** How often, one after another. */
  repeat: number
  /** What all test data is drawn from. */
  seed: number
  /** The zone of machine and database, such as `Asia/Manila`. */
  zone: string
  /** After these the run ends with what is known by then. */
  minutes: number | undefined
  /** Files that failed run once more, by themselves. */
  canRetry: boolean
}

/** A mistake in the command: its message is for the person who typed it. */
export class UsageError extends Error {}

function atLeastOne(name: string, text: string | undefined): number {
  const value = Number(text ?? 1)
  if (!(value >= 1)) throw new UsageError(`--${name} takes a number of at least 1.`)
  return value
}

const SEEDS = 2 ** 31

function seedOf(text: string | undefined): number {
  if (text === undefined) return testSeed()
  if (text === 'random') return randomInt(SEEDS)
  const seed = Number(text || undefined)
  if (!Number.isInteger(seed) || seed < 0 || seed >= SEEDS)
    throw new UsageError(`--seed takes a whole number below ${SEEDS}, or random.`)
  return seed
}

function zoneOf(text: string | undefined): string {
  if (text === undefined) return testZone()
  if (!isTimeZone(text)) throw new UsageError('--zone takes the name of a time zone, such as Asia/Manila.')
  return text
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        fast: { type: 'boolean' },
        unit: { type: 'boolean' },
        api: { type: 'boolean' },
        services: { type: 'boolean' },
        browser: { type: 'boolean' },
        retry: { type: 'boolean' },
        repeat: { type: 'string' },
        seed: { type: 'string' },
        zone: { type: 'string' },
        minutes: { type: 'string' },
      },
    })
  } catch (error) {
    // Node's message continues with advice about file names that start with a dash.
    const [problem = ''] = (error as Error).message.split('. ')
    throw new UsageError(`${problem}.`)
  }
}

/** Any other switch is refused: if misspelt, it would run something unintended. */
export function readTestOptions(args: readonly string[]): TestOptions {
  const { values, positionals } = parse(args)
  const parts = PARTS.filter((part) => values[part])
  if (parts.length > 1) throw new UsageError(`Choose one part: --${parts.join(', --')}.`)
  if (parts[0] && positionals.length > 0) throw new UsageError(`Either --${parts[0]} or paths, not both.`)
  return {
    part: parts[0],
    paths: positionals,
    repeat: Math.floor(atLeastOne('repeat', values.repeat)),
    seed: seedOf(values.seed),
    zone: zoneOf(values.zone),
    minutes: values.minutes === undefined ? undefined : atLeastOne('minutes', values.minutes),
    canRetry: values.retry ?? false,
  }
}
