import { describe, expect, it } from 'vitest'
import { readTestOptions, UsageError } from './test-options.ts'

describe('the switches of the test command', () => {
  it('default to everything once, without retries', () =>
    expect(readTestOptions([])).toEqual({ part: undefined, paths: [], repeat: 1, canRetry: false }))

  it('select a part, repeats, and retries', () =>
    expect(readTestOptions(['--browser', '--repeat', '10', '--retry'])).toEqual({
      part: 'browser',
      paths: [],
      repeat: 10,
      canRetry: true,
    }))

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
    ['--api', '--browser'],
    ['--api', 'tests/api/wallet.test.ts'],
  ])('refuse %s', (...args) => expect(() => readTestOptions(args)).toThrow(UsageError))
})
