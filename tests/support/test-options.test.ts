import { describe, expect, it } from 'vitest'
import { testSeed } from './test-seed.ts'
import { testZone } from './test-zone.ts'
import { readTestOptions, UsageError } from './test-options.ts'

describe('the switches of the test command', () => {
  it('default to everything once, without retries', () =>
    expect(readTestOptions([])).toEqual({
      part: undefined,
      paths: [],
      repeat: 1,
      seed: testSeed(),
      zone: testZone(),
      minutes: undefined,
      canRetry: false,
    }))

  it('select a part, repeats, retries, a seed, a zone and a time', () =>
    expect(
      readTestOptions(['--browser', '--repeat', '10', '--retry', '--seed', '7', '--zone', 'Asia/Manila', '--minutes', '45']),
    ).toEqual({
      part: 'browser',
      paths: [],
      repeat: 10,
      seed: 7,
      zone: 'Asia/Manila',
      minutes: 45,
      canRetry: true,
    }))

  it('draw a seed of their own for --seed random', () => {
    const seeds = [1, 2, 3].map(() => readTestOptions(['--seed', 'random']).seed)
    expect(new Set(seeds).size).toBeGreaterThan(1)
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
    ['--seed', '-1'],
    ['--seed', '1.5'],
    ['--seed', ''],
    ['--seed', 'randm'],
    ['--zone', 'Manila'],
    ['--minutes', '0'],
    ['--api', '--browser'],
    ['--api', 'tests/api/wallet.test.ts'],
  ])('refuse %s', (...args) => expect(() => readTestOptions(args)).toThrow(UsageError))
})
