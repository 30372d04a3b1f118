import { createHash, createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dice,
  DICE_SIDES,
  DICE_TARGET_MAX,
  DICE_TARGET_MIN,
  diceChance,
  diceMultiplier,
  diceOption,
  isDiceWin,
} from '#contract/play/originals/dice.ts'
import { multiplierPayout } from '#contract/play/originals/multiplier.ts'
import { drawsOf, type Seeds } from '#contract/play/fairness/byte-stream.ts'
import { ORIGINALS_LEAST_MIN_STAKE } from '#contract/play/originals/original.ts'
import { drawsOn } from './draws.ts'
import { hmacSha256 } from './hmac.ts'
import { returnsOf } from './returns.ts'
import { commitmentOf, makeClientSeed, makeServerSeed } from './seeds.ts'

// Third-party vectors (PF-13).
const DICE = {
  serverSeed: 'f2ac89b608eeb01312d115bce6741b32',
  clientSeed: '86ff027f15c48241af7f54a726690ee7',
  rolls: [2807, 2902, 586, 5486, 966],
}
const STREAM = {
  serverSeed: '5d43f77f53fec7d115180136105400f0fd2a1f20b681b6b54a289c207923b190',
  clientSeed: 'iyAyNGKPsa',
  nonce: 29,
}

const target = fc.integer({ min: DICE_TARGET_MIN, max: DICE_TARGET_MAX })
const LEAST_MIN_STAKE = BigInt(ORIGINALS_LEAST_MIN_STAKE * 10_000)
const direction = fc.constantFrom('over' as const, 'under' as const)

/** The returns of Dice stated by a table with this minimum stake. */
const statedAt = (minStake: bigint) => returnsOf(dice.options(), minStake)
const rollOf = (seeds: Seeds) => drawsOn(seeds)(DICE_SIDES)
const play = (choice: { stake: bigint; target: number; direction: 'over' | 'under' }, seeds: Seeds) => {
  const placing = dice.place({ requestId: 'a-request', ...choice })
  if (typeof placing === 'string') throw new Error(placing)
  return placing.play(drawsOn(seeds))
}

const RANGE = 2 ** 32
/** Four bytes of the stream as an integer, straight from the HMAC of their block. */
const integerAt = ({ serverSeed, clientSeed, nonce }: Seeds, index: number): number =>
  createHmac('sha256', serverSeed)
    .update(`${clientSeed}:${nonce}:${Math.floor(index / 8)}`)
    .digest()
    .readUInt32BE((index % 8) * 4)

describe('the byte stream', () => {
  it('PF-12 follows the published vector', () => {
    const draw = drawsOf(hmacSha256, STREAM)
    const integers = [draw(RANGE), draw(RANGE), draw(RANGE)]
    expect(integers.slice(0, 2)).toEqual([0x6b24c2a8, 0xfc7544a5])
    const [a, b, c] = integers.map((integer) => integer / RANGE)
    expect(a).toBeCloseTo(0.418529668823, 12)
    expect(b).toBeCloseTo(0.986164369853, 12)
    expect(c).toBeCloseTo(0.605522957863, 12)
  })

  it('PF-12 runs on over the end of a block', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (serverSeed, clientSeed, nonce) => {
        const seeds = { serverSeed, clientSeed, nonce }
        const draw = drawsOf(hmacSha256, seeds)
        for (let index = 0; index < 50; index++) expect(draw(RANGE)).toBe(integerAt(seeds, index))
      }),
    )
  })
})

describe('seeds', () => {
  it('PF-01 the commitment is the hash of the seed’s hex text', () => {
    expect(commitmentOf(DICE.serverSeed)).toBe('4b7668bb047e1c7989f64124ddfda529567bc55a7df611a085c00ae0bccad2de')
    const seed = makeServerSeed()
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'))
  })

  it('PF-03 the outcome does not follow from the commitment', () => {
    const rolls = Array.from({ length: 200 }, (_, nonce) => [
      rollOf({ serverSeed: DICE.serverSeed, clientSeed: 'c', nonce }),
      rollOf({ serverSeed: commitmentOf(DICE.serverSeed), clientSeed: 'c', nonce }),
    ])
    expect(rolls.filter(([real, guessed]) => real === guessed).length).toBeLessThan(5)
  })

  it('no two are alike', () => {
    expect(new Set(Array.from({ length: 10_000 }, makeServerSeed)).size).toBe(10_000)
    expect(new Set(Array.from({ length: 10_000 }, makeClientSeed)).size).toBe(10_000)
  })
})

describe('dice', () => {
  it('PF-10 is of version dice/1 as long as it rolls so: another mapping is another version', () => {
    expect(dice.algorithm).toBe('dice/1')
    expect(DICE.rolls.map((_, nonce) => rollOf({ ...DICE, nonce }))).toEqual(DICE.rolls)
  })

  it.each(DICE.rolls.map((roll, nonce) => ({ roll, nonce })))(
    'PF-13 ORI-02 rolls the published $roll at nonce $nonce',
    ({ roll, nonce }) => {
      expect(rollOf({ ...DICE, nonce })).toBe(roll)
    },
  )

  it.each([
    { target: 4950, direction: 'under', chance: 4950, multiplier: 20_000 },
    { target: 5050, direction: 'over', chance: 4950, multiplier: 20_000 },
    { target: 9800, direction: 'over', chance: 200, multiplier: 495_000 },
    { target: 200, direction: 'over', chance: 9800, multiplier: 10_102 },
    { target: 3333, direction: 'under', chance: 3333, multiplier: 29_702 },
  ] as const)(
    'ORI-02 $direction $target: chance $chance, multiplier $multiplier',
    ({ target: at, direction: way, chance, multiplier }) => {
      expect(diceChance(at, way)).toBe(chance)
      expect(diceMultiplier(at, way)).toBe(multiplier)
    },
  )

  it('pays the stake times the multiplier, rounded down once', () => {
    expect(multiplierPayout(10_000n, 19_604)).toBe(19_604n)
    expect(multiplierPayout(1n, 19_604)).toBe(1n)
    expect(multiplierPayout(3n, 29_702)).toBe(8n)
  })

  it('ORI-02 over wins above the target, under below it, and the target itself loses either way', () => {
    expect([4949, 4950, 4951].map((roll) => isDiceWin(roll, 4950, 'over'))).toEqual([false, false, true])
    expect([4949, 4950, 4951].map((roll) => isDiceWin(roll, 4950, 'under'))).toEqual([true, false, false])
  })

  it('GAM-03 returns a little under 99 % at every bet option, and never less than the table states', () => {
    fc.assert(
      fc.property(target, direction, (at, way) => {
        const wins = Array.from({ length: 10_001 }, (_, roll) => roll).filter((roll) => isDiceWin(roll, at, way)).length
        expect(wins).toBe(diceChance(at, way))
        const exact = Math.floor((wins * diceMultiplier(at, way) * 100) / 10_001)
        expect(diceOption(at, way).ppm).toBe(exact)
        expect(exact).toBeGreaterThanOrEqual(statedAt(10_000n).least)
        expect(exact).toBeLessThan(990_000)
      }),
      { numRuns: 60 },
    )
    expect(statedAt(LEAST_MIN_STAKE).least).toBeGreaterThan(980_000)
  })

  it('GAM-02 states the least, the most and the average return of all bet options', () => {
    const all = Array.from({ length: DICE_TARGET_MAX - DICE_TARGET_MIN + 1 }, (_, index) => index + DICE_TARGET_MIN).flatMap(
      (at) => [diceOption(at, 'over').ppm, diceOption(at, 'under').ppm],
    )
    const { most, average } = statedAt(10_000n)
    expect(most).toBe(Math.max(...all))
    expect(average).toBe(Math.floor(all.reduce((sum, ppm) => sum + ppm, 0) / all.length))
  })

  it('GAM-15 returns what is stated at whatever least stake a merchant may set, and at odd stakes above it', () => {
    const bet = fc.record({ at: target, way: direction, more: fc.bigInt(0n, 1_000_000n) })
    fc.assert(
      fc.property(fc.bigInt(LEAST_MIN_STAKE, 100_000n), fc.array(bet, { minLength: 50, maxLength: 50 }), (minStake, bets) => {
        const { least } = statedAt(minStake)
        for (const { at, way, more } of bets) {
          const stake = minStake + more
          // Exact: the stake's winnings times their chance, over all rolls.
          const paid = multiplierPayout(stake, diceMultiplier(at, way)) * BigInt(diceChance(at, way))
          expect(Number((paid * 1_000_000n) / (stake * BigInt(DICE_SIDES)))).toBeGreaterThanOrEqual(least)
        }
      }),
      { numRuns: 60 },
    )
    // A tenth of a unit: rounding costs less than a thousandth.
    expect(statedAt(LEAST_MIN_STAKE).least).toBeGreaterThan(statedAt(10n ** 9n).least - 1_000)
  })

  it('GAM-05 the roll hangs on the seeds alone: not on stake, target or direction', () =>
    fc.assert(
      fc.property(
        fc.record({ serverSeed: fc.string({ unit: 'grapheme-ascii', minLength: 1 }), clientSeed: fc.string(), nonce: fc.nat() }),
        fc.array(
          fc.record({
            stake: fc.bigInt({ min: 1n, max: 10n ** 12n }),
            target: fc.integer({ min: 200, max: 9_800 }),
            direction: fc.constantFrom('over' as const, 'under' as const),
          }),
          { minLength: 2, maxLength: 5 },
        ),
        (seeds, choices) => new Set(choices.map((choice) => play(choice, seeds).detail.roll)).size === 1,
      ),
    ))

  it('PF-07 the same seeds give the same outcome, always within 0.00 and 100.00', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.nat(),
        target,
        direction,
        fc.bigInt(1n, 10n ** 12n),
        (serverSeed, clientSeed, nonce, at, way, stake) => {
          const choice = { stake, target: at, direction: way }
          const outcome = play(choice, { serverSeed, clientSeed, nonce })
          expect(play(choice, { serverSeed, clientSeed, nonce })).toEqual(outcome)
          const { roll, multiplier } = outcome.detail
          expect(roll).toBe(Math.floor((integerAt({ serverSeed, clientSeed, nonce }, 0) / RANGE) * 10_001))
          expect(roll).toBeGreaterThanOrEqual(0)
          expect(roll).toBeLessThanOrEqual(10_000)
          expect(outcome.payout > 0n).toBe(isDiceWin(roll, at, way) && stake * BigInt(multiplier) >= 10_000n)
        },
      ),
    )
  })
})

describe('GAM-12 statistics of a fixed half million rolls', () => {
  const ROLLS = 500_000
  const BINS = 100
  const serverSeed = commitmentOf('a fixed seed, so that this test never fails by chance')
  const rolls = Uint16Array.from({ length: ROLLS }, (_, nonce) => rollOf({ serverSeed, clientSeed: 'statistics', nonce }))

  it('chi-square over 100 bins lies between the 0.5 % and the 99.5 % point', () => {
    const counts = Array.from({ length: BINS }, () => 0)
    const sizes = Array.from({ length: BINS }, () => 0)
    for (let roll = 0; roll <= 10_000; roll++) sizes[Math.floor((roll * BINS) / 10_001)]! += 1
    for (const roll of rolls) counts[Math.floor((roll * BINS) / 10_001)]! += 1
    const chiSquare = counts.reduce((sum, seen, bin) => {
      const expected = (ROLLS * sizes[bin]!) / 10_001
      return sum + (seen - expected) ** 2 / expected
    }, 0)
    // 99 degrees of freedom.
    expect(chiSquare).toBeGreaterThan(66.5)
    expect(chiSquare).toBeLessThan(139)
  })

  it('the mean return at 2× lies within three sigma of the exact one', () => {
    const wins = rolls.reduce((sum, roll) => sum + (isDiceWin(roll, 5_050, 'over') ? 1 : 0), 0)
    const sigma = 1 / Math.sqrt(ROLLS)
    expect(Math.abs((wins * 2) / ROLLS - diceOption(5_050, 'over').ppm / 1_000_000)).toBeLessThan(3 * sigma)
  })

  it.each([1, 2, 3, 4, 5])('a roll says nothing about the one %i after it', (lag) => {
    const mean = rolls.reduce((sum, roll) => sum + roll, 0) / ROLLS
    let [covariance, variance] = [0, 0]
    for (let index = 0; index < ROLLS; index++) {
      variance += (rolls[index]! - mean) ** 2
      if (index + lag < ROLLS) covariance += (rolls[index]! - mean) * (rolls[index + lag]! - mean)
    }
    expect(Math.abs(covariance / variance)).toBeLessThan(3 / Math.sqrt(ROLLS))
  })
})
