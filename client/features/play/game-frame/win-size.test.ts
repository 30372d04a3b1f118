import { expect, it } from 'vitest'
import { winSize } from './win-size.ts'

it.each([
  [0n, 'none'],
  [100n, 'none'],
  [101n, 'small'],
  [999n, 'small'],
  [1_000n, 'big'],
  [4_999n, 'big'],
  [5_000n, 'huge'],
])('a payout of %s for a stake of 100 is celebrated as %s', (payout, size) => expect(winSize({ stake: 100n, payout })).toBe(size))
