import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesOf, sharedByRed } from '#contract/rewards/rain/rain-sums.ts'
import { envelopesOf, fillEnvelopes, type RainOptions } from './fill-envelopes.ts'

const CENTAVO = 100n
const peso = (units: number) => BigInt(Math.round(units * 100)) * CENTAVO
const options = (more: Partial<RainOptions> = {}): RainOptions => ({
  times: ['20:00'],
  weekdays: [],
  amount: peso(1_000),
  gold: { count: 1, amount: peso(88) },
  ube: { count: 5, amount: peso(16.8) },
  red: { count: 50, least: peso(2) },
  empty: 14,
  ...more,
})
const sumOf = (shares: readonly { amount: bigint }[]) => shares.reduce((sum, { amount }) => sum + amount, 0n)
const lowest = () => 0
const highest = (end: number) => end - 1

describe('filling the envelopes of a rain', () => {
  it('splits the pool exactly, whatever the dice show, and gives no red one less than the least', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.bigInt({ min: 0n, max: 1_000_000n }),
        fc.bigInt({ min: 1n, max: 500n }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })),
        (count, extra, least, stream) => {
          const red = { count, least: least * CENTAVO }
          const amount = peso(88) + 5n * peso(16.8) + (BigInt(count) * least + extra) * CENTAVO
          const dice = (end: number) => Math.floor((stream.next().value as number) * end)
          const shares = fillEnvelopes(options({ amount, red }), CENTAVO, dice)
          expect(sumOf(shares)).toBe(amount)
          expect(shares).toHaveLength(placesOf(options({ red })))
          for (const { kind, amount: held } of shares) {
            expect(held % CENTAVO).toBe(0n)
            if (kind === 'RED') expect(held).toBeGreaterThanOrEqual(red.least)
          }
        },
      ),
    )
  })

  it('holds at the ends of the dice, and where nothing is left to share', () => {
    for (const dice of [lowest, highest]) expect(sumOf(fillEnvelopes(options(), CENTAVO, dice))).toBe(peso(1_000))
    const tight = options({ amount: peso(88) + 5n * peso(16.8) + peso(100) })
    expect(sharedByRed(tight)).toBe(peso(100))
    const red = fillEnvelopes(tight, CENTAVO, highest).filter(({ kind }) => kind === 'RED')
    expect(new Set(red.map(({ amount }) => amount))).toEqual(new Set([peso(2)]))
  })

  it('gives the first and the last red one the same on average', () => {
    // Dice that show each face in turn: the mean over all of them is exact enough.
    const faces = 400
    const at = (place: number) =>
      Array.from({ length: faces }, (_, face) => {
        let rolled = 0
        const dice = (end: number) => Math.floor((((face * 7 ** (rolled++ % 3)) % faces) / faces) * end)
        return Number(
          fillEnvelopes(
            options({ gold: { count: 0, amount: 1n }, ube: { count: 0, amount: 1n }, red: { count: 4, least: peso(1) } }),
            CENTAVO,
            dice,
          )[place]!.amount,
        )
      }).reduce((sum, one) => sum + one, 0) / faces
    const mean = Number(peso(250))
    for (const place of [0, 1, 2, 3]) expect(Math.abs(at(place) - mean) / mean).toBeLessThan(0.25)
  })
})

describe('the envelopes in which a share is found', () => {
  it('hold it together, each something, and are the same each time', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10_000_000n }), fc.string(), (steps, name) => {
        const share = { kind: 'RED' as const, amount: steps * CENTAVO }
        const found = envelopesOf(share, name, CENTAVO)
        expect(sumOf(found)).toBe(share.amount)
        expect(found.every(({ kind, amount }) => kind === 'RED' && amount > 0n && amount % CENTAVO === 0n)).toBe(true)
        expect(found.length).toBeLessThanOrEqual(7)
        expect(envelopesOf(share, name, CENTAVO)).toEqual(found)
      }),
    )
  })

  it('are one for gold and ube, and none for nothing', () => {
    const gold = { kind: 'GOLD' as const, amount: peso(888) }
    expect(envelopesOf(gold, '1:1', CENTAVO)).toEqual([gold])
    expect(envelopesOf({ kind: 'EMPTY', amount: 0n }, '1:2', CENTAVO)).toEqual([])
    expect(envelopesOf({ kind: 'RED', amount: CENTAVO }, '1:3', CENTAVO)).toHaveLength(1)
  })
})
