import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agentSettings } from '#server/platform/merchant/agent-settings.ts'
import { type GameTypeFacts, rateOf, refusalOf, roomBelow } from './rebate-rule.ts'

const settings = agentSettings.parse({})
const slots: GameTypeFacts = { code: 'RNG', product: 'RNG', isSeries: false }
const lottery: GameTypeFacts = { code: 'LOTT', product: 'LOTT', isSeries: true }
const LOWEST_SERIES = 850_000

describe('what may be handed out of a rate', () => {
  it('AGT-18: of 1.0 with a difference and an interval of 0.1 are 0.9, 0.8 … 0.0', () => {
    const room = roomBelow(10_000, 0, slots, settings)
    const allowed = Array.from({ length: 10_001 }, (_, rate) => rate).filter((rate) => refusalOf(rate, room, 0) === undefined)
    expect(allowed).toEqual([0, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000, 9_000])
  })

  it.each([
    { rate: 10_000, given: 0, refused: 'rebate.too.high' },
    { rate: 8_500, given: 0, refused: 'rebate.step.invalid' },
    { rate: 4_000, given: 4_000, refused: 'rebate.below.downline' },
    { rate: 5_000, given: 4_000, refused: undefined },
    { rate: 0, given: 0, refused: undefined },
  ])('AGT-18: $rate beside $given of those below: $refused', ({ rate, given, refused }) =>
    expect(refusalOf(rate, roomBelow(10_000, given, slots, settings), 0)).toBe(refused),
  )

  it('of a lottery goes by steps of two series, never under the lowest', () => {
    const room = roomBelow(rateOf({ LOTT: 980_000 }, lottery, settings), LOWEST_SERIES, lottery, settings)
    expect(room).toEqual({ lowest: LOWEST_SERIES, highest: 979_000, interval: 1_000 })
    expect(refusalOf(978_000, room, LOWEST_SERIES)).toBeUndefined()
    expect(refusalOf(978_500, room, LOWEST_SERIES)).toBe('rebate.step.invalid')
    expect(refusalOf(849_000, room, LOWEST_SERIES)).toBe('rebate.below.downline')
  })

  it('is the lowest series if none was given', () => expect(rateOf({}, lottery, settings)).toBe(LOWEST_SERIES))

  it('never leaves a giver less than the difference, nor those below more than the receiver', () =>
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(30_000), fc.nat(30_000), (own, given, rate) => {
        const below = Math.min(given, own)
        if (refusalOf(rate, roomBelow(own, below, slots, settings), 0) !== undefined) return
        expect(rate === 0 || own - rate >= settings.rateDifference).toBe(true)
        expect(rate).toBeGreaterThanOrEqual(below)
      }),
    ))
})
