import { describe, expect, it } from 'vitest'
import { readTestOptions } from './test-options.ts'

describe('the switches of the test command', () => {
  it('are all off: everything once, at full speed, without a second try', () =>
    expect(readTestOptions([])).toEqual({ part: undefined, repeat: 1, cpuThrottle: 1, canRetry: false }))

  it('choose a part, how often, how slow, and a second try', () =>
    expect(readTestOptions(['--browser', '--cpu-throttle', '4', '--repeat', '10', '--retry'])).toEqual({
      part: 'browser',
      repeat: 10,
      cpuThrottle: 4,
      canRetry: true,
    }))

  it.each([['--retries'], ['--repeat', '0'], ['--cpu-throttle', 'fast'], ['--api', '--browser']])('refuse %s', (...args) =>
    expect(() => readTestOptions(args)).toThrow(/./),
  )
})
