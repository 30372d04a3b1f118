import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { LuckyGame } from '#contract/rewards/lucky-bet/lucky-bet.ts'
import { allWon, betNumberOf, drawnPlace, oneInOfAll, shownSeeds } from './lucky-parts.ts'

const PRIZES = [{ oneIn: 10 }, { oneIn: 20 }, { oneIn: 100 }]

describe('lucky bets on the page', () => {
  it('name the odds of any prize', () => {
    expect(oneInOfAll(PRIZES)).toBe(6)
    expect(oneInOfAll([{ oneIn: 500 }])).toBe(500)
  })

  it('are claimed together, by the time the first runs out', () => {
    const won = (status: string, expiresAt: number) => ({ status, expiresAt })
    const game = {
      reward: { amount: 8n, transactionId: 'R7', expiresAt: 9 },
      claimable: 96n,
      transactionId: 'R7,R8',
      own: [won('AVAILABLE', 9), won('AVAILABLE', 5), won('CLAIMED', 1)],
    } as unknown as LuckyGame
    expect(allWon(game)).toEqual({ amount: 96n, transactionId: 'R7,R8', expiresAt: 5 })
  })

  it('list the seeds of days that are over', () =>
    expect(
      shownSeeds([
        { day: '2026-03-05', hash: 'h', seed: null },
        { day: '2026-03-04', hash: 'h', seed: 's' },
      ]),
    ).toEqual([{ day: '2026-03-04', seed: 's' }]))

  it.each([
    ['1234', '1234'],
    [' #1 234 ', '1234'],
    ['', undefined],
    ['12a', undefined],
    ['12345678901234567890', undefined],
  ])('read the number of a bet: %j', (typed, read) => expect(betNumberOf(typed)).toBe(read))

  it('are drawn as on the server: the first twelve digits of the hash', async () => {
    const places = await Promise.all(Array.from({ length: 400 }, (_, bet) => drawnPlace('seed', String(bet), PRIZES)))
    const shareOf = (bet: number) =>
      Number.parseInt(createHash('sha256').update(`seed:${bet}`).digest('hex').slice(0, 12), 16) / 2 ** 48
    const expected = places.map((_, bet) => {
      const share = shareOf(bet)
      return share < 0.1 ? 0 : share < 0.15 ? 1 : share < 0.16 ? 2 : -1
    })
    expect(places).toEqual(expected)
    expect(new Set(places).size).toBe(4)
  })
})
