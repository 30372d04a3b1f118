/** `npm test -- --browser --cpu-throttle 4 --repeat 10`: the switches of the test command. */
import { parseArgs } from 'node:util'

export interface TestOptions {
  /** Which part; undefined = all. */
  part: 'fast' | 'api' | 'browser' | undefined
  /** How often, one after another. */
  repeat: number
  /** So many times slower the browser's processor is. */
  cpuThrottle: number
  /** A browser test that fails is tried once more. */
  canRetry: boolean
}
const PARTS = ['fast', 'api', 'browser'] as const

function atLeastOne(name: string, text: string | undefined): number {
  const value = Number(text ?? 1)
  if (!(value >= 1)) throw new Error(`--${name} takes a number from 1 up`)
  return value
}

/** Any other switch is refused: misspelt, it would run something else than was meant. */
export function readTestOptions(args: readonly string[]): TestOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fast: { type: 'boolean' },
      api: { type: 'boolean' },
      browser: { type: 'boolean' },
      retry: { type: 'boolean' },
      repeat: { type: 'string' },
      'cpu-throttle': { type: 'string' },
    },
  })
  const parts = PARTS.filter((part) => values[part])
  if (parts.length > 1) throw new Error(`One part at a time: --${parts.join(', --')}`)
  return {
    part: parts[0],
    repeat: Math.floor(atLeastOne('repeat', values.repeat)),
    cpuThrottle: atLeastOne('cpu-throttle', values['cpu-throttle']),
    canRetry: values.retry ?? false,
  }
}
