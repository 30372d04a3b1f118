/** A round of an original as it is kept: what the player chose, and what came out. */
import * as z from 'zod/mini'
import { money } from '../../wire.ts'
import { diceDirection } from '../dice/dice.ts'
import { HI_LO_CARDS, HI_LO_GUESSES } from '../fairness/originals/hi-lo.ts'
import { KENO_RISKS } from '../fairness/originals/keno.ts'
import { MINES_TILES } from '../fairness/originals/mines.ts'
import { MULTIPLIER_SCALE, RISKS } from '../fairness/originals/multiplier.ts'
import { ROULETTE_BETS } from '../fairness/originals/roulette.ts'
import { WHEEL_SEGMENTS } from '../fairness/originals/wheel.ts'

const risk = z.enum(RISKS)
const card = z.enum(HI_LO_CARDS)

/** The fields of each are those of the game's own contract. */
export const roundDetail = z.discriminatedUnion('game', [
  z.object({ game: z.literal('dice'), roll: z.int(), target: z.int(), direction: diceDirection, multiplier: z.int() }),
  z.object({ game: z.literal('limbo'), target: z.int(), result: z.int(), multiplier: z.int() }),
  z.object({ game: z.literal('plinko'), rows: z.int(), risk, path: z.string(), bin: z.int(), result: z.int() }),
  z.object({
    game: z.literal('keno'),
    risk: z.enum(KENO_RISKS),
    numbers: z.array(z.int()),
    drawn: z.array(z.int()),
    hits: z.int(),
    result: z.int(),
  }),
  z.object({ game: z.literal('wheel'), segments: z.literal(WHEEL_SEGMENTS), risk, index: z.int(), result: z.int() }),
  z.object({
    game: z.literal('roulette'),
    number: z.int(),
    chips: z.array(z.object({ kind: z.enum(ROULETTE_BETS), numbers: z.array(z.int()), amount: money, payout: money })),
  }),
  // Rounds in steps, once they have ended.
  z.object({
    game: z.literal('mines'),
    mines: z.int(),
    picks: z.array(z.int()),
    hit: z.nullable(z.int()),
    /** Null while the round is open. */
    places: z.nullable(z.array(z.int())),
  }),
  z.object({
    game: z.literal('hilo'),
    startCard: card,
    cards: z.array(z.object({ card, guess: z.nullable(z.enum(HI_LO_GUESSES)), isRight: z.nullable(z.boolean()) })),
  }),
])
/** Of a round with seeds of its player, which can be recomputed from them. */
export type RoundDetail = z.output<typeof roundDetail>
export type OriginalName = RoundDetail['game']
export type DetailOf<Name extends OriginalName> = Extract<RoundDetail, { game: Name }>

/** Also bets on the shared round of Crash; its multipliers in hundredths. */
export const recordedDetail = z.union([
  roundDetail,
  z.object({
    game: z.literal('crash'),
    autoCashOut: z.nullable(z.int()),
    /** Null where it lost. */
    cashOut: z.nullable(z.int()),
    /** Null where it was cashed out before the crash. */
    point: z.nullable(z.int()),
  }),
])
export type RecordedDetail = z.output<typeof recordedDetail>

export const hasOwnSeeds = (detail: RecordedDetail): detail is RoundDetail => detail.game !== 'crash'

/** Rolls, targets and drawn multipliers are kept in hundredths. */
/** 4950 → 49.50 */
export const hundredthsText = (value: number) => (value / 100).toFixed(2)
const times = (multiplier: number) => `${(multiplier / MULTIPLIER_SCALE).toFixed(2)}×`

function crashText({ cashOut, point }: { cashOut: number | null; point: number | null }): string {
  if (cashOut !== null) return `${hundredthsText(cashOut)}×`
  return point === null ? '–' : `– · ${hundredthsText(point)}×`
}

/** Tiles as players read them: lowest first, counted from 1. */
export const tileNumbers = (tiles: readonly number[]) =>
  tiles
    .toSorted((one, other) => one - other)
    .map((tile) => tile + 1)
    .join(' ')

function minesText({ mines, picks, hit, places }: DetailOf<'mines'>): string {
  const found = `${picks.length}/${MINES_TILES - mines}${hit === null ? '' : ' ×'}`
  return places === null ? found : `${found} · ${tileNumbers(places)}`
}

/** The outcome, the same in every language. */
export function outcomeText(detail: RecordedDetail): string {
  switch (detail.game) {
    case 'dice':
      return hundredthsText(detail.roll)
    case 'limbo':
      return `${hundredthsText(detail.result)}×`
    case 'plinko':
      return `${detail.path} · ${times(detail.result)}`
    case 'keno':
      return `${detail.drawn.join(' ')} · ${detail.hits}/${detail.numbers.length} · ${times(detail.result)}`
    case 'wheel':
      return `${detail.index} · ${times(detail.result)}`
    case 'roulette':
      return String(detail.number)
    case 'mines':
      return minesText(detail)
    case 'crash':
      return crashText(detail)
    case 'hilo':
      return [detail.startCard, ...detail.cards.map(({ card: drawn }) => drawn)].join(' ')
  }
}
