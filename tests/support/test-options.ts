/**
 * `npm test -- --browser --repeat 10`, `npm test -- tests/api/wallet.test.ts`: the arguments of the test
 * command.
 */
import { parseArgs } from 'node:util'

export const USAGE = `npm test                                 everything
npm test -- PATH …                       test files or folders, of any kind
npm test -- --unit | --api | --browser   only those tests
npm test -- --fast                       what \`npm run check\` runs: types, format, lint, boundaries, unit tests
Switches: --unit, --api, --browser, --fast, --retry, --repeat N`

const PARTS = ['fast', 'unit', 'api', 'browser'] as const

export interface TestOptions {
  /** Which part; undefined = all. */
  part: (typeof PARTS)[number] | undefined
  /** Test files and folders to run instead of a part. */
  paths: readonly string[]
  /** How often, one after another. */
  repeat: number
  /** Retries once what failed: a browser test at once, a file of the others at the end. */
  canRetry: boolean
}

/** A mistake in the command: its message is for the person who typed it. */
export class UsageError extends Error {}

function atLeastOne(name: string, text: string | undefined): number {
  const value = Number(text ?? 1)
  if (!(value >= 1)) throw new UsageError(`--${name} takes a number of at least 1.`)
  return value
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
        browser: { type: 'boolean' },
        retry: { type: 'boolean' },
        repeat: { type: 'string' },
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
    canRetry: values.retry ?? false,
  }
}
