import { describe, expect, it } from 'vitest'
import { readTestOptions, UsageError } from './test-options.ts'

describe('the switches of the test command', () => {
  it('default to everything once, at full speed, without retries', () =>
    expect(readTestOptions([])).toEqual({ part: undefined, paths: [], repeat: 1, cpuThrottle: 1, canRetry: false }))

  it('select a part, repeats, a slowdown, and retries', () =>
    expect(readTestOptions(['--browser', '--cpu-throttle', '4', '--repeat', '10', '--retry'], 'linux')).toEqual({
      part: 'browser',
      paths: [],
      repeat: 10,
      cpuThrottle: 4,
      canRetry: true,
    }))

  it('slow browsers down on Linux only', () => {
    const args = ['--browser', '--cpu-throttle', '4']
    expect(() => readTestOptions(args, 'darwin')).toThrow(UsageError)
    expect(readTestOptions(args, 'linux')).toMatchObject({ cpuThrottle: 4 })
  })

  it('go with paths', () =>
    expect(readTestOptions(['tests/api/wallet.test.ts', '--repeat', '3', 'tests/e2e'])).toMatchObject({
      part: undefined,
      paths: ['tests/api/wallet.test.ts', 'tests/e2e'],
      repeat: 3,
    }))

  it.each([
    ['--retries'],
    ['-x'],
    ['--repeat'],
    ['--repeat', '0'],
    ['--cpu-throttle', 'fast'],
    ['--api', '--browser'],
    ['--api', 'tests/api/wallet.test.ts'],
  ])('refuse %s', (...args) => expect(() => readTestOptions(args)).toThrow(UsageError))
})
