import { describe, expect, it } from 'vitest'
import { dice } from '#contract/play/originals/dice.ts'
import type { Placing } from '#contract/play/originals/instant.ts'
import { keno } from '#contract/play/originals/keno.ts'
import { limbo } from '#contract/play/originals/limbo.ts'
import { mines } from '#contract/play/originals/mines.ts'
import type { Original } from '#contract/play/originals/original.ts'
import { plinko } from '#contract/play/originals/plinko.ts'
import { roulette } from '#contract/play/originals/roulette.ts'
import { wheel } from '#contract/play/originals/wheel.ts'
import type { Seeds } from '#contract/play/fairness/byte-stream.ts'
import { toStored } from '#server/features/play/originals/original-round.ts'
import { drawsOn } from '#server/games/fair/draws.ts'
import { outcomeOf } from './outcome-of.ts'

/** Published seeds (PF-13), for the games that have some. */
const LIMBO = { serverSeed: '5c5c42b55822f994bd955a4416775190', clientSeed: '40cea334816e7a68ed62d208ce4a2572', nonce: 0 }
const PLINKO = { serverSeed: '0c8f48139d81447799a5310edb9e5aac', clientSeed: '0beeaafc2e5364be411d4b7279923662', nonce: 0 }
const WHEEL = { serverSeed: '734db4b5d75c339f037ba64ac5ecada3', clientSeed: 'bb0f7423c07974b393e4f03d86c6c6d8', nonce: 5 }
const DICE = { serverSeed: 'f2ac89b608eeb01312d115bce6741b32', clientSeed: '86ff027f15c48241af7f54a726690ee7', nonce: 0 }
const bet = { requestId: 'a-request', stake: 10_000n }

/** What is stored for a bet on these seeds. */
function keptOf<D extends Original['detail']>(
  game: Pick<Original<string, D>, 'detail'>,
  placing: Placing<D> | string,
  seeds: Seeds,
) {
  if (typeof placing === 'string') throw new Error(placing)
  return toStored(game, placing.play(drawsOn(seeds)).detail)
}

/** As it comes back from the database. */
const stored = (algorithm: string, detail: object) => ({ algorithm, detail: JSON.parse(JSON.stringify(detail)) as unknown })

describe('the outcome of a round as text', () => {
  it.each([
    { game: 'dice', detail: keptOf(dice, dice.place({ ...bet, target: 5_000, direction: 'over' }), DICE), text: '28.07' },
    { game: 'limbo', detail: keptOf(limbo, limbo.place({ ...bet, target: 200 }), LIMBO), text: '17.41×' },
    { game: 'plinko', detail: keptOf(plinko, plinko.place({ ...bet, rows: 8, risk: 'low' }), PLINKO), text: 'LRLLRLRL · 1.00×' },
    {
      game: 'keno',
      detail: keptOf(keno, keno.place({ ...bet, risk: 'low', numbers: [40, 3, 17] }), DICE),
      text: expect.stringMatching(/^(\d+ ){9}\d+ · [0-3]\/3 · \d+\.\d\d×$/),
    },
    {
      game: 'wheel',
      detail: keptOf(wheel, wheel.place({ ...bet, segments: 10, risk: 'medium' }), WHEEL),
      text: '9 · 3.00×',
    },
    {
      game: 'roulette',
      detail: keptOf(
        roulette,
        roulette.place({ requestId: 'a-request', chips: [{ kind: 'red', numbers: [], amount: 10_000n }] }),
        DICE,
      ),
      // The published roll 28.07 comes from the same draw: 0.2807 × 37.
      text: '10',
    },
  ])('$game', ({ game, detail, text }) => {
    expect(outcomeOf(stored(`${game}/1`, detail))).toEqual(text)
  })

  it('mines and hi-lo, whose rounds keep their game apart', () => {
    const field = { ...mines.open({ ...bet, mines: 5 }), picks: [3, 4], hit: null }
    expect(outcomeOf(stored('mines/1', { game: field }))).toBe('2/20')
    expect(outcomeOf(stored('mines/1', { game: { ...field, hit: 9 } }))).toBe('2/20 ×')
    expect(outcomeOf(stored('mines/1', { game: { ...field, hit: 9, places: [9, 0, 24, 7, 12] } }))).toBe('2/20 × · 1 8 10 13 25')
    const hiLo = { startCard: '7D', cards: [{ card: 'KS', guess: 'higher', isRight: true }] } as const
    expect(outcomeOf(stored('hilo/1', { game: hiLo }))).toBe('7D KS')
  })

  it('crash, by hand, automatically and lost', () => {
    const kept = { crash: '7', autoCashOut: null, target: 1_000_000 }
    expect(outcomeOf(stored('crash/1', { ...kept, cashOut: 180, point: null }))).toBe('1.80×')
    expect(outcomeOf(stored('crash/1', { ...kept, cashOut: 200, point: 310 }))).toBe('2.00×')
    expect(outcomeOf(stored('crash/1', { ...kept, cashOut: null, point: 106 }))).toBe('– · 1.06×')
  })

  const roll = keptOf(dice, dice.place({ ...bet, target: 5_000, direction: 'over' }), DICE)

  it('is read by the algorithm the round was played by, in any version of it', () => {
    expect(outcomeOf(stored('dice/2', roll))).toBe('28.07')
    for (const algorithm of ['limbo/1', 'galaxy/1', 'vendor/PSL', 'constructor/1', '']) {
      expect(outcomeOf(stored(algorithm, roll)), algorithm).toBeNull()
    }
  })

  it.each([{}, null, { number: 7 }, { roll: 'x' }, { result: 5 }, { chips: [] }])('is none of %o', (detail) => {
    for (const algorithm of ['dice/1', 'limbo/1', 'roulette/1', 'mines/1', 'crash/1'])
      expect(outcomeOf({ algorithm, detail })).toBeNull()
  })
})
